/** How an engine words an error, and what that means to a child. The parts are what the pattern catches. */
export type ErrorMeaning = readonly [pattern: RegExp, say: (part: string, other: string) => string];
