/** Everything the report layer refuses, by code; the command line turns it into text and an exit code. */

/** `unknown-format`: no such report format; `unknown-language`, `unknown-dialect`: likewise; `bad-run`: a run file that cannot be read. */
export type ReportErrorCode = 'unknown-format' | 'unknown-language' | 'unknown-dialect' | 'bad-run';

/** An error of the report layer. */
export class ReportError extends Error {
  readonly code: ReportErrorCode;

  constructor(code: ReportErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ReportError';
    this.code = code;
  }
}
