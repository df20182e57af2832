import { ink, light } from '../core/color.ts';
import { ellipsePath, roundedRect } from '../core/shapes.ts';
import { at, clip, ellipse, fill, linear, part, ring } from '../core/svg.ts';
import { dolphin } from '../npcs/dolphin.ts';

const WATER = '#49bde6';
const LINE = '#20507a';

/** The emblem: the guide in a porthole over the waves. Centred on the origin, 128 wide. No letters: those are text. */
export function logo(): string {
  const round = ellipsePath(0, 0, 54, 54);
  const water = linear([
    [0, '#b4f4ee'],
    [0.55, WATER],
    [1, '#3a93d8'],
  ]);
  return (
    part(ellipsePath(0, 0, 60, 60), '#fff6e0', {
      outline: 3,
      ink: LINE,
      shadow: [0, -4],
      shadowColor: '#f0cf94',
    }) +
    water.def +
    clip(
      round,
      fill(round, water.url) +
        ellipse(14, -46, 46, 20, '#ffffff', 0.35) +
        fill('M-60 24Q-45 14 -30 24T0 24T30 24T60 24V60H-60Z', '#8fdcf0', 0.9) +
        at('translate(-5 40) scale(.8)', dolphin(0, 'happy')) +
        fill('M-60 36Q-45 28 -30 36T0 36T30 36T60 36V60H-60Z', light(WATER, 0.1)) +
        fill('M-60 36Q-45 28 -30 36T0 36T30 36T60 36V39Q45 31 30 39T0 39T-30 39T-60 39Z', '#ffffff', 0.8),
    ) +
    ring(0, 0, 54, 54, ink(WATER), 2.4) +
    [
      [-40, -30, 4.4],
      [-33, -40, 2.6],
      [42, 6, 3.4],
    ]
      .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r, '#ffffff', 0.65))
      .join('')
  );
}

/** Fewer details, for 16 pixels: the head alone. */
export function favicon(): string {
  const round = ellipsePath(0, 0, 30, 30);
  return (
    part(round, '#8fe3f0', { outline: 2, ink: LINE, shadow: null }) +
    clip(round, at('translate(-10 46) scale(.52)', dolphin(0, 'default')))
  );
}

/** The sea, full to the edges, with the guide in it: `size` is how much of 128 the guide may fill. */
function emblem(size: number): string {
  const sea = linear([
    [0, '#b4f4ee'],
    [0.5, WATER],
    [1, '#3d74c6'],
  ]);
  const square = 'M-64 -64H64V64H-64Z';
  return (
    sea.def +
    fill(square, sea.url) +
    ellipse(-10, -66, 64, 30, '#ffffff', 0.3) +
    fill('M-64 30Q-48 20 -32 30T0 30T32 30T64 30V64H-64Z', '#8fdcf0', 0.85) +
    at(`translate(${-4 * size} ${48 * size}) scale(${size})`, dolphin(0, 'happy')) +
    fill('M-64 44Q-48 35 -32 44T0 44T32 44T64 44V64H-64Z', light(WATER, 0.1)) +
    fill(
      'M-64 44Q-48 35 -32 44T0 44T32 44T64 44V47.4Q48 38.4 32 47.4T0 47.4T-32 47.4T-64 47.4Z',
      '#ffffff',
      0.85,
    ) +
    [
      [-44, -28, 5],
      [-36, -42, 3],
      [46, 10, 4],
    ]
      .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r, '#ffffff', 0.6))
      .join('')
  );
}

/** The icon for systems that cut icons themselves: its content lies in the middle four fifths. */
export const maskableIcon = () => emblem(0.78);

/** The icon for systems that show icons as they are: it has round corners of its own. */
export function appIcon(): string {
  const frame = roundedRect(-60, -60, 120, 120, 30);
  return part(frame, WATER, { outline: 3, ink: LINE, shadow: null }) + clip(frame, emblem(0.84));
}
