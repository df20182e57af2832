/** No judge takes the job now; the caller answers "try again soon" and nothing was started. */
export class JudgeBusyError extends Error {
  override readonly name = 'JudgeBusyError';
}
