/** Unified diff of two texts. */

const CONTEXT = 3;
/** Beyond this many pairs of lines the changed part is told as a whole, not line by line. */
const MOST_PAIRS = 4_000_000;

/** A line of a diff: kept, taken out, put in. */
interface Line {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
}

/** Longest common subsequence of the lines between what both begin and end with. */
function compare(before: readonly string[], after: readonly string[]): Line[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  const a = before.slice(start, before.length - end);
  const b = after.slice(start, after.length - end);
  const keep = (lines: readonly string[]): Line[] => lines.map((text) => ({ sign: ' ', text }));
  return [...keep(before.slice(0, start)), ...middle(a, b), ...keep(before.slice(before.length - end))];
}

function middle(a: readonly string[], b: readonly string[]): Line[] {
  const width = b.length + 1;
  const plain = a.length * b.length > MOST_PAIRS;
  const common = new Int32Array(plain ? 0 : (a.length + 1) * width);
  for (let i = a.length - 1; !plain && i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i * width + j] =
        a[i] === b[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
    }
  }
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (!plain && i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ sign: ' ', text: a[i]! });
      i++;
      j++;
    } else if (
      i < a.length &&
      (plain || j === b.length || common[(i + 1) * width + j]! >= common[i * width + j + 1]!)
    ) {
      lines.push({ sign: '-', text: a[i++]! });
    } else lines.push({ sign: '+', text: b[j++]! });
  }
  return lines;
}

function linesOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  else lines.push(`${lines.pop()}\n\\ No newline at end of file`);
  return lines;
}

/** The difference as `diff -u` writes it; empty for equal texts. */
export function unifiedDiff(before: string, after: string, name: string): string {
  if (before === after) return '';
  const lines = compare(linesOf(before), linesOf(after));
  const out = [`--- a/${name}`, `+++ b/${name}`];
  for (let at = 0; at < lines.length; ) {
    const first = lines.findIndex(({ sign }, i) => i >= at && sign !== ' ');
    if (first < 0) break;
    let last = first;
    for (let i = first; i < lines.length && i <= last + 2 * CONTEXT; i++)
      if (lines[i]!.sign !== ' ') last = i;
    const from = Math.max(at, first - CONTEXT);
    const to = Math.min(lines.length, last + CONTEXT + 1);
    const count = (sign: string, upTo: readonly Line[]): number =>
      upTo.filter((line) => line.sign === ' ' || line.sign === sign).length;
    const hunk = lines.slice(from, to);
    const head = (sign: string): string => {
      const length = count(sign, hunk);
      const start = count(sign, lines.slice(0, from)) + (length === 0 ? 0 : 1);
      return length === 1 ? `${start}` : `${start},${length}`;
    };
    out.push(`@@ -${head('-')} +${head('+')} @@`, ...hunk.map(({ sign, text }) => sign + text));
    at = to;
  }
  return `${out.join('\n')}\n`;
}
