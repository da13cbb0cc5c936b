#!/usr/bin/env node
// Loads nothing before it knows that what is loaded can be read: an old Node would tell of an import that it lacks.
const needed = 20;
const found = process.versions.node;

if (Number.parseInt(found, 10) < needed) {
  process.exitCode = 4;
  process.stderr.write(
    `souboj needs Node ${needed} or newer (this is ${found}) · souboj potřebuje Node ${needed} nebo novější (toto je ${found})\n`,
  );
} else {
  const { untilTheEnd } = await import('./ending.ts');
  await untilTheEnd(async () => {
    const { lastWords, main } = await import('./main.ts');
    return { lastWords, run: (signal) => main(process.argv.slice(2), signal) };
  });
}

export {};
