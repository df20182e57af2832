/** The queue is full; the caller answers "try again soon" and nothing was started. */
export class JudgeBusyError extends Error {
  override readonly name = 'JudgeBusyError';
  readonly waiting: number;

  constructor(waiting: number) {
    super(`The judge queue is full: ${waiting} jobs are waiting.`);
    this.waiting = waiting;
  }
}
