/** Standard input as a file. */

/** What stands for standard input on the command line. */
export const STDIN = '-';

/** All text of standard input. */
export async function readStdin(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks).toString('utf8');
}
