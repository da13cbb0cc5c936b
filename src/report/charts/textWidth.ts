/**
 * How wide texts of pictures are at most. Readers see them in a font of their own system: where Helvetica and Arial are
 * missing, in one that is as wide as Verdana or DejaVu Sans, and those are the widths below.
 */

/** Characters by their width in parts of the font size. */
const widths: readonly (readonly [width: number, characters: string])[] = [
  [0.3, "'ijlíIJÍ"],
  [0.32, '\u0020\u00a0\u202f,.·’‘'],
  [0.36, ':;/\\|f-\u2010'],
  [0.42, 't()[]ť!rř"'],
  [0.53, '–*_°szšž„“”?'],
  [0.6, 'cčLkFvxyýP'],
  [0.64, 'aoTYáóŤÝeéěbdghnpquESďňúůÉĚŠ0123456789{}$'],
  [0.7, 'KαAVÁBRXZŘŽCČ'],
  [0.77, 'UÚŮHNŇDG▲▼△▽◆Ď'],
  [0.84, '&OQÓw−+±×÷=<>≤≥→←↓↑#~^≈'],
  [0.87, 'M'],
  [1, '%m½W—…@'],
];

const byCharacter = new Map(
  widths.flatMap(([width, characters]) => [...characters].map((character) => [character, width] as const)),
);

/** Of a character that is not in the table: letters of other alphabets, pictures. */
const other = 1.05;

/** How much wider semibold letters are. */
const bold = 1.16;

/** The most pixels that a text takes in the fonts that pictures are seen in. @param weight of the font. */
export function textWidth(text: string, fontSize: number, weight: number = 400): number {
  let width = 0;
  for (const character of text) width += byCharacter.get(character) ?? other;
  return width * fontSize * (weight >= 600 ? bold : 1);
}

/** Widest of some labels, at most `most` pixels (longer ones are cut). */
export function labelSpace(labels: readonly string[], fontSize = 11, most = 180): number {
  return Math.min(
    most,
    labels.reduce((widest, label) => Math.max(widest, textWidth(label, fontSize)), 0),
  );
}

/** Lines of a text that fit a width; spaces that must not break stay. */
export function wrapped(text: string, width: number, fontSize: number, weight = 400): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(joined, fontSize, weight) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/**
 * How an axis shows names: those that are too long are cut, and tell the whole where the mouse rests.
 * @param most pixels.
 */
export function nameLabels(
  names: readonly string[],
  most: number,
  fontSize = 11,
): { readonly labelLimit: number; readonly labelExpr?: string } {
  const limit = { labelLimit: Math.ceil(most * 1.4) };
  const all = [...new Set(names)];
  const short = shortNames(all, Math.max(5, Math.floor(most / fontSize / 0.6)));
  if (all.every((name, i) => name === short[i])) return limit;
  const [whole, cut] = [all, short].map((list) => JSON.stringify(list));
  // Names bear a mark of one character while a picture is drawn.
  return { ...limit, labelExpr: `${cut}[indexof(${whole}, slice(datum.label, 1))]` };
}

/** Names of at most so many characters: cut in the middle, and where that makes them alike, around what tells them apart. */
export function shortNames(names: readonly string[], most: number): readonly string[] {
  const short = names.map((name) => cutMiddle(name, most));
  return names.map((name, i) => {
    const alike = names.filter((_, other) => short[other] === short[i]);
    if (alike.length < 2) return short[i]!;
    const head = commonHead(alike);
    const tail = commonHead(alike.map((other) => backwards(other.slice(head))));
    const own = name.slice(head, name.length - tail);
    const rest = most - own.length - 2;
    return rest < 1
      ? cutMiddle(own, most)
      : `${name.slice(0, Math.min(head, rest))}…${own}${tail > 0 ? '…' : ''}`;
  });
}

function cutMiddle(name: string, most: number): string {
  if (name.length <= most) return name;
  const head = Math.ceil((most - 1) / 2);
  return `${name.slice(0, head)}…${name.slice(head + 1 - most)}`;
}

/** How many characters all of some texts begin with alike. */
function commonHead(texts: readonly string[]): number {
  const [first = ''] = texts;
  let length = 0;
  while (length < first.length && texts.every((text) => text[length] === first[length])) length++;
  return length;
}

function backwards(text: string): string {
  return [...text].reverse().join('');
}
