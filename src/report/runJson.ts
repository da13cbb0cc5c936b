/** `run.json`: a run written out, and read back to the last digit. */
export { readRunJson, readShardJson } from './json/read.ts';
export { runFormat, writeRunJson } from './json/write.ts';
