import { ellipse, line, svg } from '../core/svg.ts';
import { groundShell } from '../scenery/groundShell.ts';

/** A cell of the path: a flat ring of foam on the ground, around its middle. */
export function mePad(): string {
  return (
    ellipse(0, 1.6, 17, 5.4, '#1b6f8a', 0.28) +
    ellipse(0, 0, 17, 5.4, '#ffffff', 0.92) +
    ellipse(0, -0.4, 13.6, 3.9, '#8fe6ee', 0.95) +
    ellipse(-4, -1.2, 4.6, 1.2, '#ffffff', 0.8)
  );
}

/** The first cell, where the avatar begins. */
export function meStart(): string {
  return (
    ellipse(0, 1.6, 18, 5.8, '#8a5a14', 0.3) +
    ellipse(0, 0, 18, 5.8, '#fff3c4', 0.96) +
    ellipse(0, -0.4, 14.4, 4.2, '#ffc94a', 0.95) +
    line(svg`M-5 -2.200L4 -0.200L-5 1.800`, '#8a5a14', 1.8)
  );
}

/** The shell to pick up, around its middle. */
export const meShell = (): string => groundShell(15, '#ff8fb8');

/** The sea's answer: a ring that grows, around its middle. */
export function meWave(): string {
  return (
    line('M-52 0A52 15 0 0 1 52 0A52 15 0 0 1 -52 0Z', '#ffffff', 5.4, 0.95) +
    line('M-52 0A52 15 0 0 1 52 0A52 15 0 0 1 -52 0Z', '#6fd6ef', 2.2) +
    line('M-38 0A38 11 0 0 1 38 0A38 11 0 0 1 -38 0Z', '#ffffff', 3, 0.75)
  );
}

/** A bubble that rises with the answer, around its middle. */
export function meBubble(): string {
  return (
    ellipse(0, 0, 8.6, 8.6, '#bdf1fb', 0.55) +
    line('M-8 0A8 8 0 0 1 8 0A8 8 0 0 1 -8 0Z', '#ffffff', 1.8, 0.95) +
    ellipse(-2.8, -3, 2.4, 1.7, '#ffffff', 0.95)
  );
}
