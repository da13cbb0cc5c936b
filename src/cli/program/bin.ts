#!/usr/bin/env node
// Loads nothing before it knows that what is loaded can be read: an old Node would tell of an import that it lacks.

/**
 * By version of Node, how long V8 waits before it compiles a function for speed: three times as long as by itself, else
 * compiling is a third of what a command of a few seconds takes. Newer versions have a cheaper compiler in between.
 */
const patience = new Map([
  [20, '--interrupt-budget=400000'],
  [22, '--invocation-count-for-turbofan=9000'],
]);
const needed = 20;
const found = process.versions.node;
const major = Number.parseInt(found, 10);

if (major < needed) {
  process.exitCode = 4;
  process.stderr.write(
    `souboj needs Node ${needed} or newer (this is ${found}) · souboj potřebuje Node ${needed} nebo novější (toto je ${found})\n`,
  );
} else {
  const flag = patience.get(major);
  if (flag !== undefined) (await import('node:v8')).setFlagsFromString(flag);
  const { untilTheEnd } = await import('./ending.ts');
  await untilTheEnd(async () => {
    const { lastWords, main } = await import('./main.ts');
    return { lastWords, run: (signal) => main(process.argv.slice(2), signal) };
  });
}

export {};
