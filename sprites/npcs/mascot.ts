export const MASCOT_EXPRESSIONS = ['default', 'blink', 'happy'] as const;
export type MascotExpression = (typeof MASCOT_EXPRESSIONS)[number];

/** Draws a mascot at `t` (0–1, one turn of its idle motion) standing on the origin, looking right. */
export type Mascot = (t: number, expression: MascotExpression) => string;

/** Goes round once per idle motion: sine of `t` turns, `amount` high. */
export const sway = (t: number, amount = 1) => Math.sin(t * Math.PI * 2) * amount;
