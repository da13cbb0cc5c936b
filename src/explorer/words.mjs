/**
 * Words that nobody says. A catalogue of a language holds what all reports and commands say; a bundle that tells only
 * some of it does not need the rest, and no bundler can tell, since a catalogue is one object. Here a text is left out
 * when its name is mentioned nowhere in the bundle but where catalogues define it. Names that are put together while
 * the program runs are those of data, whose words stand elsewhere in the bundle as texts.
 */
import { parseAst } from 'rolldown/parseAst';

/** Modules that are catalogues. */
const catalogue = /src\/(?:language\/(?:en|cs)|problems\/english)\//;

export const isCatalogue = (id) => catalogue.test(id.replaceAll('\\', '/'));

/** Calls back with every node of a tree and its parent. */
export function walk(node, visit, parent = null) {
  visit(node, parent);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') walk(child, visit, node);
}

const nameOf = ({ key }) => String(key.name ?? key.value);

/** Whether a node is an entry of a catalogue: a property of an object that is written down, by a fixed name. */
const isEntry = (node, parent) =>
  node.type === 'Property' && parent?.type === 'ObjectExpression' && !node.computed && !node.shorthand;

/** Names that modules of a bundle, by id, define in catalogues and mention nowhere. */
export function unsaid(modules) {
  const defined = new Map();
  const mentioned = new Map();
  const count = (names, name) => names.set(name, (names.get(name) ?? 0) + 1);
  for (const [id, { code }] of Object.entries(modules)) {
    if (code === null) continue;
    walk(parseAst(code), (node, parent) => {
      if (node.type === 'Identifier' || node.type === 'PrivateIdentifier') count(mentioned, node.name);
      if (node.type === 'Literal' || node.type === 'TemplateElement')
        for (const word of String(node.value?.cooked ?? node.value).split(/[^\w$-]+/)) count(mentioned, word);
      if (isEntry(node, parent) && isCatalogue(id)) count(defined, nameOf(node));
    });
  }
  return [...defined].flatMap(([name, times]) => (mentioned.get(name) === times ? [name] : []));
}

/** A text without some pieces of lists in it; a comma goes with each, that behind it or else that before. */
export function cut(code, pieces) {
  let text = '';
  let at = 0;
  for (const { start, end } of [...pieces].sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    const behind = /^\s*,/.exec(code.slice(end));
    text += code.slice(at, start).trimEnd();
    if (behind === null) text = text.replace(/,$/, '');
    at = end + (behind?.[0].length ?? 0);
  }
  return text + code.slice(at);
}

/** The text of a catalogue without entries of these names. */
export function without(code, names) {
  const gone = [];
  walk(parseAst(code, { lang: 'ts' }), (node, parent) => {
    if (isEntry(node, parent) && names.has(nameOf(node))) gone.push(node);
  });
  return cut(code, gone);
}
