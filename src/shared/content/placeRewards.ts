/** What the places of the world give to whoever looks for it. */

export const SHELL_KINDS = ['scallop', 'conch', 'pearl'] as const;
export type ShellKind = (typeof SHELL_KINDS)[number];

/** Points for one shell. */
export const SHELL_POINTS: Readonly<Record<ShellKind, number>> = { scallop: 2, conch: 2, pearl: 10 };

/** Shells that lie on a map each day; one of them is the pearl. */
export const SHELLS_A_DAY = 8;

/** For a secret spot, once for ever. */
export const SECRET_REWARD = { point: 30, exp: 20 } as const;

/** For the first finish of a course, once for ever. */
export const COURSE_REWARD = { point: 50, exp: 30 } as const;
