/** Collectibles of the maps. */

export const SHELL_KINDS = ['scallop', 'conch', 'pearl'] as const;
export type ShellKind = (typeof SHELL_KINDS)[number];

/** Number of a kind of shell, from 1. */
export const shellNumber = (kind: ShellKind): number => SHELL_KINDS.indexOf(kind) + 1;

export const SHELL_POINTS: Readonly<Record<ShellKind, number>> = { scallop: 2, conch: 2, pearl: 10 };

/** Shells on a map each day; one of them is the pearl. */
export const SHELLS_A_DAY = 8;

/** Points for a secret spot, given once. */
export const SECRET_REWARD = { point: 30, exp: 20 } as const;

/** Scallops to jump for in the first minute. */
export const FIRST_MINUTE_SHELLS = 3;

/** The reward of each of the two who open a gate for two, once a day. */
export const PAIR_GATE_REWARD = { point: 20, exp: 10 } as const;
