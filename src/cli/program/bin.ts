#!/usr/bin/env node
import { untilTheEnd } from './ending.ts';

await untilTheEnd(async () => {
  const { lastWords, main } = await import('./main.ts');
  return { lastWords, run: (signal) => main(process.argv.slice(2), signal) };
});
