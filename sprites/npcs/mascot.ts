/** The expressions of each sheet: while somebody comes along, and once somebody talks with it. */
export const MASCOT_SHEETS = { sheet: ['default', 'blink'], moods: ['happy', 'talk'] } as const;
export type MascotSheet = keyof typeof MASCOT_SHEETS;

export const MASCOT_EXPRESSIONS = [...MASCOT_SHEETS.sheet, ...MASCOT_SHEETS.moods] as const;
export type MascotExpression = (typeof MASCOT_EXPRESSIONS)[number];

/** Pictures of one turn of every motion; each is shown for 120 ms. */
export const MASCOT_FRAMES = 8;

/**
 * Draws a mascot at `t` (0–1, one turn of its idle motion) standing on the origin, looking right. `open` is the opening
 * of its mouth, 0 to 1; by default that of the expression.
 */
export type Mascot = (t: number, expression: MascotExpression, open?: number) => string;

/** Goes round once per idle motion: sine of `t` turns, `amount` high. */
export const sway = (t: number, amount = 1) => Math.sin(t * Math.PI * 2) * amount;

/** How a body rides up and down: in whole pixels, so that the same body is packed once however high it is. */
export const bobbing = (t: number, amount: number) => Math.round(sway(t, amount));

/** Mouths of the frames of a talk, 0 to 1: long and short syllables, not a metronome. */
const SYLLABLES = [0.3, 0.9, 0.5, 1, 0.2, 0.75, 0.4, 0.1] as const;
const BEAMING = 0.85;

/** How far a mouth is open at `t`; `rest` is how it is held while nothing is said. */
export function mouthOpening(t: number, expression: MascotExpression, rest = 0): number {
  if (expression === 'happy') return BEAMING;
  if (expression !== 'talk') return rest;
  return SYLLABLES[Math.round(t * SYLLABLES.length) % SYLLABLES.length] ?? rest;
}
