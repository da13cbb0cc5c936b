/** Everything the report layer refuses, by code; the command line turns it into text and an exit code. */
import { type Refusal, RefusalError } from '../problems/problem.ts';

/** `unknown-format`: no such report format; `unknown-language`, `unknown-dialect`, `unknown-table`: likewise; `bad-run`: a run file that cannot be read. */
export type ReportErrorCode =
  | 'unknown-format'
  | 'unknown-language'
  | 'unknown-dialect'
  | 'unknown-table'
  | 'bad-run';

/** An error of the report layer. */
export class ReportError extends RefusalError {
  override readonly name = 'ReportError';
  readonly code: ReportErrorCode;

  constructor(code: ReportErrorCode, refusal: Refusal, options?: ErrorOptions) {
    super(refusal, options);
    this.code = code;
  }
}
