import { roundedRect, star } from '../core/shapes.ts';
import { blur, ellipse, fill, line, linear, part, radial, svg } from '../core/svg.ts';
import { groundShell } from '../scenery/groundShell.ts';
import { branchCoral } from '../scenery/corals.ts';
import { place } from '../scenery/place.ts';

/** Height of the gallery, and of the lamp above the foot. */
const GALLERY = 186;
export const LIGHTHOUSE_LAMP = 212;
const WHITE = '#fff6ec';
const CORAL = '#f2716a';
const ROOF = '#ffa552';
const LINE = '#6a4a5e';
const WINDOWS = [88, 144] as const;

const half = (y: number) => 50 - (20 * y) / GALLERY;
const band = (from: number, to: number) =>
  fill(
    svg`M${-half(from)} ${-from}Q0 ${-from + 11} ${half(from)} ${-from}L${half(to)} ${-to}Q0 ${-to + 8} ${-half(to)} ${-to}Z`,
    CORAL,
  );
const pane = (y: number, color: string) =>
  part(svg`M-8 ${-y}v-12a8 8 0 0 1 16 0v12Z`, color, { outline: 2, ink: LINE, shadow: null }) +
  line(svg`M0 ${-y - 19}v19M-8 ${-y - 8}h16`, '#fff6df', 1.8);
const GLASS = roundedRect(-23, -GALLERY - 46, 46, 44, 4);

/** The tower, 280 high with its star; the lamp sleeps behind blue glass. */
export function lighthouseTower(): string {
  return (
    ellipse(0, 2, 58, 6, '#123f5c', 0.24) +
    part(svg`M${-half(0)} 5L${-half(GALLERY)} ${-GALLERY}H${half(GALLERY)}L${half(0)} 5Z`, WHITE, {
      outline: 2.2,
      ink: LINE,
      shadow: [-7, 0],
      shadowColor: '#e6d3cf',
      inside: band(18, 66) + band(110, 150),
    }) +
    WINDOWS.map((y) => pane(y, '#8fb6d6')).join('') +
    part('M-20 5V-30A20 20 0 0 1 20 -30V5Z', '#3f9fc8', {
      outline: 2.2,
      ink: '#1d4f86',
      shadow: [-2, -3],
      inside: line('M-7 5V-60M7 5V-60', '#2a78a8', 1.8, 0.7) + fill('M-22 -16H22V-11H-22Z', '#ffcf57', 0.9),
    }) +
    part(star(0, -32, 9, 4.4), '#ffe27a', { outline: 1.5, ink: '#9a5f14', shadow: null }) +
    part(GLASS, '#a9cbe2', { outline: 2.2, ink: LINE, shadow: null, top: '#d5e9f4' }) +
    ellipse(0, -LIGHTHOUSE_LAMP, 9, 12, '#7fa0be', 0.9) +
    line(svg`M-5 ${-LIGHTHOUSE_LAMP}q5 4 10 0`, '#3f5f86', 1.8) +
    line(svg`M-8 ${-GALLERY - 46}v44M8 ${-GALLERY - 46}v44`, LINE, 2) +
    part(
      svg`M-33 ${-GALLERY - 44}Q-22 ${-GALLERY - 74} 0 ${-GALLERY - 78}Q22 ${-GALLERY - 74} 33 ${-GALLERY - 44}Z`,
      ROOF,
      {
        outline: 2.2,
        ink: '#7a3f2a',
        shadow: [-2, -4],
        inside: line(
          svg`M-12 ${-GALLERY - 42}Q-10 ${-GALLERY - 66} 0 ${-GALLERY - 78}M12 ${-GALLERY - 42}Q10 ${-GALLERY - 66} 0 ${-GALLERY - 78}`,
          '#e07f34',
          1.8,
          0.7,
        ),
        gloss: svg`M-24 ${-GALLERY - 48}Q-18 ${-GALLERY - 66} -8 ${-GALLERY - 71}L-10 ${-GALLERY - 48}Z`,
      },
    ) +
    part(star(0, -GALLERY - 86, 10, 4.8), '#ffd34d', { outline: 1.8, ink: '#9a5f14', shadow: [-0.8, -1.6] }) +
    part(roundedRect(-41, -GALLERY - 6, 82, 11, 4), '#f3dcc4', { outline: 2.2, ink: LINE, shadow: [0, -3] }) +
    [-34, -17, 0, 17, 34].map((x) => line(svg`M${x} ${-GALLERY - 6}v-12`, LINE, 2.2)).join('') +
    line(svg`M-39 ${-GALLERY - 18}H39`, LINE, 2.8) +
    place(-44, 4, branchCoral(34, '#ff9fb8', 12)) +
    place(40, 4, groundShell(9, '#ffd07a'))
  );
}

/** The light while the lamp burns, laid over the tower. */
export function lighthouseLit(): string {
  return (
    WINDOWS.map((y) => pane(y, '#ffe9a0')).join('') +
    part(GLASS, '#fff0a8', { outline: 2.2, ink: LINE, shadow: null, top: '#fffbe0' }) +
    ellipse(0, -LIGHTHOUSE_LAMP, 15, 17, '#ffffff', 0.95) +
    line(svg`M-8 ${-GALLERY - 46}v44M8 ${-GALLERY - 46}v44`, '#b58a4a', 2) +
    [-34, -17, 0, 17, 34].map((x) => line(svg`M${x} ${-GALLERY - 6}v-12`, LINE, 2.2)).join('') +
    line(svg`M-39 ${-GALLERY - 18}H39`, LINE, 2.8)
  );
}

/** The light round the lamp, around its middle. */
export function lampGlow(): string {
  const glow = radial([
    [0, '#ffffff', 0.95],
    [0.2, '#fff9d4', 0.72],
    [0.5, '#fff1a8', 0.3],
    [1, '#fff1a8', 0],
  ]);
  return glow.def + ellipse(0, 0, 62, 62, glow.url);
}

/** A beam to the right of its beginning, 200 long. */
export function lampBeam(): string {
  const fade = linear(
    [
      [0, '#fff8d0', 1],
      [0.45, '#ffec8f', 0.8],
      [1, '#ffe680', 0],
    ],
    0,
    0,
    1,
    0,
  );
  return fade.def + blur(2.2, fill('M0 -6L200 -38V38L0 6Z', fade.url));
}
