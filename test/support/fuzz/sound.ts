/** Whether what souboj wrote is well formed and free of inner words, whatever stood in the files that it read. */
import { marked } from 'marked';

/** Words of JavaScript that nobody but its author should see. */
const innerWords =
  /\bundefined\b|\bNaN\b|\[object |Cannot (read|set|convert|destructure|access)|is not (a function|iterable|defined|a constructor)|Unexpected token|Maximum call stack|Invalid (array length|string length|regular expression)|\bat .*(\.js|\.ts|node:internal)[:)]|TypeError|RangeError|SyntaxError/;

/** What no terminal, annotation or file of ours holds: control characters but for line ends, halves, signs that turn text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const unshowable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u;

/** What is wrong with a text that a command printed; empty where nothing is. @param allowed words that a name holds. */
export function faultsOfPrinted(text: string, allowed: readonly string[] = []): string[] {
  // A line that GitHub would take for a command must be one of ours.
  const foreign = text.replace(/^::(error|warning) [^\n]*/gm, '');
  return [...faultsOfText(text, allowed), ...told('a command', /^\s*::|##\[/m.exec(foreign))];
}

/** What is wrong with a text wherever it stands. */
function faultsOfText(text: string, allowed: readonly string[]): string[] {
  // A medium may write a name in signs of its own, but leaves its words as they are.
  const words = allowed.flatMap((name) => [name, ...(innerWords.exec(name)?.slice(0, 1) ?? [])]);
  const own = words.reduce((left, name) => (name === '' ? left : left.replaceAll(name, '')), text);
  return [
    ...told('inner words', innerWords.exec(own)),
    ...told('unshowable', unshowable.exec(text.replace(/\r\n/g, '\n'))),
  ];
}

function told(what: string, match: RegExpExecArray | null): string[] {
  if (match === null) return [];
  const around = match.input.slice(Math.max(0, match.index - 40), match.index + 60);
  return [`${what} ${JSON.stringify(match[0])} in ${JSON.stringify(around)}`];
}

/** What is wrong with a file, by its ending. */
export function faultsOfFile(name: string, text: string, allowed: readonly string[] = []): string[] {
  const check = byEnding[name.slice(name.lastIndexOf('.') + 1)];
  const found = check === undefined ? ['a file of no known kind'] : check(text, allowed);
  return found.map((fault) => `${name}: ${fault}`);
}

type Check = (text: string, allowed: readonly string[]) => string[];

const byEnding: Readonly<Record<string, Check>> = {
  svg: (text, allowed) => [...faultsOfXml(text), ...faultsOfText(text, allowed)],
  xml: (text, allowed) => [...faultsOfXml(text), ...faultsOfText(text, allowed)],
  html: (text, allowed) => {
    const page = text.replace(/<script>[\s\S]*?<\/script>|<style>[\s\S]*?<\/style>/g, '');
    const drawings = [...page.matchAll(/<svg[\s\S]*?<\/svg>/g)].flatMap(([svg]) => faultsOfXml(svg));
    return [...drawings, ...foreign(page), ...faultsOfText(page, allowed)];
  },
  md: (text, allowed) => [
    ...faultsOfTables(text),
    // What a reader sees as code or as signs is no markup: only a page made of it tells.
    ...foreign(marked.parse(text, { async: false })),
    ...faultsOfText(text, allowed),
  ],
  csv: (text, allowed) => [...faultsOfCsv(text), ...faultsOfText(text, allowed)],
  json: (text) => faultsOfJson(text),
};

/** Elements, attributes and links of a page that come of a name and of nothing of ours, which are drawings next to it. */
function foreign(page: string): string[] {
  return [
    ...told('foreign element', /<(iframe|object|embed|base|img(?! src="[a-z0-9/-]+\.svg"))\b/i.exec(page)),
    ...told('foreign link', /\s(href|src|action)\s*=\s*["']?\s*javascript:/i.exec(page)),
    // What stands in quotation marks is a value.
    ...told('foreign attribute', /<[a-z][^<>]*\son[a-z]+\s*=/i.exec(page.replace(/=\s*"[^"]*"/g, '=""'))),
  ];
}

function faultsOfJson(text: string): string[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    return [`no JSON: ${(error as Error).message}`];
  }
}

/** Every row of a table as wide as its head. */
function faultsOfTables(text: string): string[] {
  const lines = text.split('\n');
  const width = (row: string): number => row.split('|').length;
  return lines.flatMap((line, at) => {
    if (!/^\| :?-/.test(line)) return [];
    let end = at + 1;
    while (lines[end]?.startsWith('|') === true) end += 1;
    const odd = lines.slice(at - 1, end).find((row) => width(row) !== width(line));
    return odd === undefined ? [] : [`a row of another width: ${odd.slice(0, 120)}`];
  });
}

/** RFC 4180, every row as wide as the first. */
function faultsOfCsv(text: string): string[] {
  const widths = new Set<number>();
  const field = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/y;
  let width = 1;
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const match = field.exec(text);
    if (match === null) return [`no field at ${at}: ${JSON.stringify(text.slice(at, at + 60))}`];
    if (match[2] === ',') width += 1;
    else {
      widths.add(width);
      width = 1;
    }
  }
  return widths.size > 1 ? [`rows of ${[...widths].join(' and ')} fields`] : [];
}

/** Well-formed XML without a document type: what browsers and readers of JUnit need. */
export function faultsOfXml(text: string): string[] {
  const illegal = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.exec(text);
  if (illegal !== null) return told('no sign of XML', illegal);
  const open: string[] = [];
  const part =
    /<\?xml[^>]*\?>|<!--(?:[^-]|-[^-])*-->|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y;
  while (part.lastIndex < text.length) {
    const at = part.lastIndex;
    const match = part.exec(text);
    if (match === null) return [`no XML at ${JSON.stringify(text.slice(at, at + 60))}`];
    const [whole, slash, name, attributes, empty] = match;
    if (
      /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(
        attributes ?? (whole.startsWith('<') ? '' : whole),
      )
    )
      return [`a bare & at ${JSON.stringify(whole.slice(0, 60))}`];
    const names = [...(attributes ?? '').matchAll(/([\w:.-]+)\s*=/g)].map(([, attribute]) => attribute);
    if (
      name !== undefined &&
      new Set(names).size < names.length &&
      !/=\s*["'][^"']*\w+\s*=/.test(attributes!)
    )
      return [`an attribute twice in ${whole.slice(0, 60)}`];
    if (name === undefined || empty === '/') continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return [`</${name}> closes nothing`];
  }
  return open.length === 0 ? [] : [`<${open.at(-1)}> is never closed`];
}
