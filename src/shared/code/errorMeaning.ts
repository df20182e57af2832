/** An engine's words for an error, and the meaning for a child. The parts are the groups of the pattern. */
export type ErrorMeaning = readonly [pattern: RegExp, say: (part: string, other: string) => string];
