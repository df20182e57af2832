/** A press of «submit» whose answer is still out: asked again with the same key, it is the same submission. */
export interface PendingSubmission {
  readonly clientKey: string;
  readonly source: string;
}

/** The key for this press: the earlier one while the code is the same and no answer has come, else a new one. */
export function pressOf(pending: PendingSubmission | null, source: string): PendingSubmission {
  return pending?.source === source ? pending : { clientKey: crypto.randomUUID(), source };
}
