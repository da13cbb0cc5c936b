/** The public exit codes. Whoever ends the process answers one of them. */
export const exitCode = {
  /** Done, every expectation met. */
  done: 0,
  /** An expectation failed, or no setting meets a goal; nothing else. */
  failed: 1,
  /** Usage or scenario error. */
  usage: 2,
  /** An expectation is undecided at this sample size. */
  undecided: 3,
  /** The run itself failed: what the machine refuses, or a fault of souboj. */
  broken: 4,
  /** Interrupted; resumable. */
  interrupted: 130,
} as const;
