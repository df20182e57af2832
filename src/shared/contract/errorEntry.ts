/**
 * The reaction of the client's request layer to a code: `silent` leaves it to the caller, `notice` opens the notice
 * dialog, `feature` is worded by the feature itself, `redirect` goes to the sign-in page.
 */
type ErrorReaction = 'silent' | 'notice' | 'feature' | 'redirect';

export interface ErrorEntry {
  /** HTTP status of the answer. */
  readonly status: number;
  readonly reaction: ErrorReaction;
  /** Korean text; `{channel}` is replaced by the channel's name. */
  readonly message: string;
  /** Second line of a notice. */
  readonly detail?: string;
  /** The caller may not call the route in the current state: the role test fails on it where a row allows. */
  readonly refusal?: true;
}
