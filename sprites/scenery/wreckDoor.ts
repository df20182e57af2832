import { ellipsePath, roundedRect, star } from '../core/shapes.ts';
import { ellipse, fill, line, part, radial, svg } from '../core/svg.ts';
import { pennant } from './banner.ts';
import { place } from './place.ts';
import { SHIP_WOOD } from './shipWood.ts';

const { beam: BEAM, dark: DARK, ink: INK } = SHIP_WOOD;
const STERN =
  'M-78 4C-92 -40 -94 -84 -82 -122L-64 -118L-56 -134L-34 -126H44L58 -138L66 -120L84 -124C94 -84 92 -40 78 4Z';
const LEAF = 'M-38 3V-66C-38 -94 -22 -108 0 -108C22 -108 38 -94 38 -66V3Z';

/** The stern of a small wreck with a door in it: the way to the arena. 190 wide, 138 high and a pennant more. */
export function wreckDoor(): string {
  const glow = radial([
    [0, '#fff6cf', 0.9],
    [1, '#ffe49a', 0],
  ]);
  const window = (x: number) =>
    part(ellipsePath(x, -64, 13, 13), '#ffcf57', { outline: 2, ink: '#7a4a20', shadow: [-1, -2] }) +
    part(ellipsePath(x, -64, 8, 8), '#fff2bc', { outline: 1.4, ink: '#7a4a20', shadow: null });
  return (
    line('M62 -124V-168', INK, 6) +
    line('M62 -124V-168', '#dba566', 3) +
    place(62, -168, pennant('#ff7f9f', 50), 0.8) +
    part(STERN, BEAM, {
      outline: 2.2,
      ink: INK,
      shadow: [-3, -3],
      shadowColor: DARK,
      top: '#d69a62',
      inside:
        line('M-100 -96Q0 -84 100 -96M-100 -30Q0 -18 100 -30', DARK, 2.2, 0.6) +
        fill(svg`M-100 -116Q0 -104 100 -116V-102Q0 -90 -100 -102Z`, '#2f8fa0') +
        line('M-100 -117Q0 -105 100 -117M-100 -101Q0 -89 100 -101', '#ffcf57', 3),
    }) +
    glow.def +
    ellipse(0, -56, 76, 82, glow.url) +
    window(-62) +
    window(62) +
    part('M-48 4V-68C-48 -104 -26 -118 0 -118C26 -118 48 -104 48 -68V4Z', '#ffcf57', {
      outline: 2.2,
      ink: '#9a5f14',
      shadow: [-2, -3],
    }) +
    part(LEAF, '#2f86b0', {
      outline: 2,
      ink: '#1d4070',
      shadow: [0, -4],
      inside:
        line('M-19 4V-108M19 4V-108', '#1f6690', 2.2, 0.7) +
        fill('M-40 -30H40V-22H-40ZM-40 -84H40V-76H-40Z', '#ffe08a', 0.9),
    }) +
    line('M0 3V-108', '#1d4070', 2.6) +
    part(star(0, -54, 17, 8.4), '#ffe27a', { outline: 2, ink: '#9a5f14', shadow: [-1, -2.4] }) +
    part(ellipsePath(-9, -28, 4, 4), '#ffe08a', { outline: 1.6, ink: '#9a5f14', shadow: null }) +
    part(ellipsePath(9, -28, 4, 4), '#ffe08a', { outline: 1.6, ink: '#9a5f14', shadow: null }) +
    part(roundedRect(-58, -4, 116, 9, 4), '#dba566', { outline: 2, ink: INK, shadow: [0, -3] })
  );
}
