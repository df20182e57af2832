import { light, shade } from '../core/color.ts';
import { ellipsePath, roundedRect } from '../core/shapes.ts';
import { clip, ellipse, fill, line, part, ring, svg } from '../core/svg.ts';

/** Signs of a timed run. The foot of each pole is at (0, 60) below the middle of its canvas. */

const WOOD = '#c98b52';

function pole(): string {
  return (
    ellipse(0, 60, 12, 3, '#123f5c', 0.26) +
    part(roundedRect(-3.2, -58, 6.4, 118, 3), WOOD, { outline: 1.8, shadow: [-1.2, 0] }) +
    part(ellipsePath(0, -60, 5.4, 5.4), '#ffd34d', { outline: 1.8, shadow: [-0.6, -1.6] }) +
    ellipse(-1.6, -62, 1.4, 1, '#ffffff', 0.9)
  );
}

const CLOTH = 'M3 -54C16 -60 28 -47 46 -53C43 -44 43 -32 46 -23C28 -17 16 -30 3 -24Z';

/** The start: a green flag with an arrow that says go. */
export function startFlag(color = '#35b98a'): string {
  return (
    part(CLOTH, color, {
      outline: 2,
      shadow: [-0.8, -2.4],
      inside:
        fill('M15 -44.6L15 -31.4L29 -38.4Z', '#ffffff') + fill('M28 -45L28 -32L40 -38.6Z', '#ffffff', 0.75),
    }) + pole()
  );
}

/** The finish: squares of two colours. */
export function finishFlag(): string {
  const paper = '#fff8ea';
  const dark = '#2c5f8a';
  const squares = [0, 1, 2, 3, 4, 5].flatMap((column) =>
    [0, 1, 2, 3, 4].flatMap((row) =>
      (column + row) % 2 === 0 ? [svg`M${2 + column * 8} ${-62 + row * 9}h8v9h-8Z`] : [],
    ),
  );
  return (
    part(CLOTH, paper, { outline: 2, ink: '#1d4468', shadow: null, inside: fill(squares.join(''), dark) }) +
    pole()
  );
}

/** A gate: a ring of a soap bubble's colours, to swim through; `passed` it shines. */
export function gateRing(passed: boolean): string {
  const color = passed ? '#ffd34d' : '#ff8d7c';
  const path = `${ellipsePath(0, 0, 40, 46)}`;
  return (
    clip(path, ellipse(0, 0, 40, 46, color, passed ? 0.3 : 0.2)) +
    ring(0, 0, 38, 44, shade(color, 1.5), 9.4) +
    ring(0, 0, 38, 44, color, 6) +
    ring(0, -0.8, 38.4, 44.4, light(color, 0.6), 2) +
    line('M-26 -22C-20 -32 -12 -37 -3 -38.6', '#ffffff', 3.4, 0.85) +
    (passed
      ? part('M0 -17L5 -5.6L17 -4.4L8 3.8L10.8 16L0 9.6L-10.8 16L-8 3.8L-17 -4.4L-5 -5.6Z', '#ffe27a', {
          outline: 2,
          ink: '#9a5f14',
          shadow: [-0.6, -2],
        })
      : line('M-9 -13L5 0L-9 13M3 -13L17 0L3 13', '#ffffff', 4.4, 0.9))
  );
}
