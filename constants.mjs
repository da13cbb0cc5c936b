// What V8 may take for granted in a bundle. esbuild turns every top-level const into var, and a function may be
// assigned to: V8 then looks every constant up, and before every call asks whether the function is still the same.
// The rules, which are made of small functions and tables of words, run at half the speed. So whatever is never
// assigned again becomes a const; functions move to the top, since they could be called from anywhere in the file.
import { parse } from 'acorn';

/** The code of a module, with top-level bindings as constant as they can be. */
export function withConstants(code) {
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const changed = namesChanged(body);
  const functions = body.filter((node) => node.type === 'FunctionDeclaration' && !changed.has(node.id.name));
  const first = body.find((node) => node.type !== 'ImportDeclaration')?.start ?? code.length;
  const edits = [
    {
      start: first,
      end: first,
      text: functions.map(({ id, start, end }) => `const ${id.name} = ${code.slice(start, end)};\n`).join(''),
    },
    ...functions.map(({ start, end }) => ({ start, end, text: '' })),
    ...body
      .filter((node) => node.type === 'VariableDeclaration' && node.kind !== 'const' && isFinal(node, changed))
      .map(({ kind, start }) => ({ start, end: start + kind.length, text: 'const' })),
  ];
  return edited(code, edits);
}

/** Whether every variable has its value from the start, worked out without itself, and keeps it. */
function isFinal({ declarations }, changed) {
  return declarations.every(
    ({ id, init }) =>
      id.type === 'Identifier' && init !== null && !changed.has(id.name) && !namesReadAtOnce(init).has(id.name),
  );
}

/** Names that are assigned to anywhere, whatever they are bound to there. */
function namesChanged(body) {
  const names = new Set();
  const addAll = (pattern) =>
    visit(pattern, (node) => {
      if (node.type === 'Identifier') names.add(node.name);
    });
  visit(body, (node) => {
    if (node.type === 'AssignmentExpression') addAll(node.left);
    else if (node.type === 'UpdateExpression') addAll(node.argument);
    else if (node.type === 'ForInStatement' || node.type === 'ForOfStatement') {
      if (node.left.type !== 'VariableDeclaration') addAll(node.left);
    }
  });
  return names;
}

/** Names that an expression reads when it is worked out; what functions in it read comes later. */
function namesReadAtOnce(expression) {
  const names = new Set();
  visit(expression, (node) => {
    if (node.type === 'Identifier') names.add(node.name);
    return !/Function/.test(node.type);
  });
  return names;
}

/** Visits the nodes of a syntax tree from the outside in; a visitor that answers false leaves out what is inside. */
function visit(node, visitor) {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, visitor);
  } else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string' && visitor(node) === false) return;
    for (const child of Object.values(node)) visit(child, visitor);
  }
}

/** A text with pieces replaced; the pieces do not overlap. */
function edited(text, edits) {
  let done = '';
  let from = 0;
  for (const { start, end, text: piece } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    done += text.slice(from, start) + piece;
    from = end;
  }
  return done + text.slice(from);
}
