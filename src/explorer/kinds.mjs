/**
 * The worker of one kind of scenario. A page shows one scenario, whose kind is settled, so its worker holds that kind
 * alone: in the registries, of which each kind is a line, the lines of others are left out, and with them all that only
 * they lead to.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { cut, walk } from './words.mjs';

const registry =
  /src\/(?:scenario\/(?:registry|cellKinds)|report\/kinds|language\/(?:en|cs)\/language|explorer\/figures\/views)\.ts$/;

/** Kinds by name, with the folder that each has in every layer. @param src folder of the sources, as a URL. */
export function kindsIn(src) {
  const scenario = new URL('scenario/', src);
  const folders = readdirSync(scenario, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) => {
    try {
      const cells = readFileSync(new URL(`${name}/cells.ts`, scenario), 'utf8');
      const kind = /^ {2}kind: '(\w+)'/m.exec(cells)?.[1];
      return kind === undefined ? [] : [{ kind, folder: name }];
    } catch {
      return [];
    }
  });
}

/** Whether what is imported lies in the folder of a kind, or in the file of that name where a kind has just one. */
const ownOf = (folder) => new RegExp(`^\\./${folder}(?:/|\\.ts$)`);

/** A registry without the lines of some kinds; a kind that it names outside of its lists, as the default, stays. */
function shortened(code, folders) {
  const tree = parseAst(code, { lang: 'ts' });
  const imports = new Map();
  const entries = [];
  walk(tree, (node, parent) => {
    if (node.type === 'ImportDeclaration' && folders.some((own) => ownOf(own).test(node.source.value)))
      for (const { local } of node.specifiers) imports.set(local.name, node);
    if (parent?.type === 'ArrayExpression' || node.type === 'Property') entries.push(node);
  });
  const named = (node) => {
    const found = [];
    walk(node, (own) => {
      if (own.type === 'Identifier' && imports.has(own.name)) found.push(own);
    });
    return found;
  };
  // The innermost entries that name such a module: a list of lists is not a line.
  const lines = entries.filter((node) => {
    const own = named(node);
    return own.length > 0 && (node.elements ?? []).every((element) => element.type !== 'ArrayExpression');
  });
  const inside = ({ start, end }) => lines.some((line) => line.start <= start && end <= line.end);
  const kept = new Set(
    named({ ...tree, body: tree.body.filter(({ type }) => type !== 'ImportDeclaration') })
      .filter((node) => !inside(node))
      .map(({ name }) => name),
  );
  const goes = (node) => named(node).every(({ name }) => !kept.has(name));
  return cut(code, [...new Set(imports.values()), ...lines].filter(goes));
}

/** Leaves out all kinds but one. */
export function only(kind, kinds) {
  const others = kinds.filter((other) => other.kind !== kind).map(({ folder }) => folder);
  return {
    name: 'only',
    transform(code, id) {
      return registry.test(id.replaceAll('\\', '/')) ? { code: shortened(code, others), map: null } : null;
    },
  };
}
