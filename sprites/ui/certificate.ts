import { light } from '../core/color.ts';
import type { View } from '../core/render.ts';
import { ellipsePath, roundedRect, star } from '../core/shapes.ts';
import { at, clip, ellipse, fill, line, linear, part, ring, svg } from '../core/svg.ts';
import { dolphin } from '../npcs/dolphin.ts';
import { bubble } from '../scenery/bubble.ts';
import { branchCoral, fanCoral } from '../scenery/corals.ts';
import { groundShell } from '../scenery/groundShell.ts';

/** A4 landscape at 96 dots per inch. */
export const CERTIFICATE_VIEW: View = { x: 0, y: 0, w: 1123, h: 794 };
const { w: W, h: H } = CERTIFICATE_VIEW;
const GOLD = '#e9b949';
const GOLD_INK = '#8a5a14';
const LINE = '#20507a';

/** One swell of the sea across the sheet; `y` is its crest. */
function swell(
  y: number,
  height: number,
  length: number,
  shift: number,
  color: string,
  alpha: number,
): string {
  let d = svg`M${-length + shift} ${y}`;
  for (let x = -length; x < W + length; x += length)
    d += svg`q${length * 0.25} ${-height} ${length * 0.5} 0t${length * 0.5} 0`;
  return fill(`${d}V${H}H-400Z`, color, alpha);
}

/** A scallop in a corner of the frame, opening towards the middle of the sheet. */
const corner = (x: number, y: number, turn: number) =>
  at(
    svg`translate(${x} ${y}) rotate(${turn}) scale(1.7)`,
    part('M-5 4C-20 -2 -24 -18 -14 -24C-9 -28 -4 -27 0 -24C4 -27 9 -28 14 -24C24 -18 20 -2 5 4Z', '#ffe9bd', {
      outline: 1.5,
      ink: GOLD_INK,
      shadow: [0, -2],
      shadowColor: '#f2cd84',
      inside: line('M0 4V-26M-2 4L-10 -25M2 4L10 -25M-4 4L-20 -14M4 4L20 -14', '#dba63e', 1.3, 0.9),
    }),
  );

/** A golden seal with two ribbons and a star; about 120 wide. */
const seal = () =>
  part('M-30 20L-48 92L-26 82L-12 102L4 30Z', '#cc4841', { outline: 2.4, shadow: [0, -4] }) +
  part('M30 20L48 92L26 82L12 102L-4 30Z', '#ee6258', { outline: 2.4, shadow: [0, -4] }) +
  part(star(0, 0, 58, 51, 20), GOLD, {
    outline: 2.4,
    ink: GOLD_INK,
    shadow: [0, -5],
    shadowColor: '#cf9526',
    top: '#ffe9a6',
  }) +
  part(ellipsePath(0, -1, 41, 41), '#f7d47a', {
    outline: 1.6,
    ink: '#b07a1e',
    shadow: [0, 3],
    shadowColor: '#dba63e',
  }) +
  ring(0, -1, 35, 35, '#fff3c4', 2, 0.9) +
  part(star(0, 0, 25, 12), '#fff6d0', {
    outline: 1.8,
    ink: GOLD_INK,
    shadow: [0, -3],
    shadowColor: '#f2cd84',
  });

/** The background of a certificate: a frame, the sea at its foot, a seal; its middle is left free. No letters. */
export function certificate(): string {
  const paper = linear([
    [0, '#fffdf6'],
    [1, '#fff4dc'],
  ]);
  const frame = roundedRect(46, 46, W - 92, H - 92, 26);
  const inner = roundedRect(62, 62, W - 124, H - 124, 16);
  return (
    fill(svg`M0 0H${W}V${H}H0Z`, '#dff3f6') +
    paper.def +
    fill(roundedRect(24, 24, W - 48, H - 48, 34), paper.url) +
    clip(
      inner,
      [0, 1, 2]
        .map((i) => ring(W / 2, 360, 150 + i * 46, 150 + i * 46, '#49bde6', 16 - i * 4, 0.07 - i * 0.015))
        .join('') +
        swell(H - 196, 22, 280, 0, '#c5edf2', 0.75) +
        swell(H - 166, 20, 230, 90, '#93dcea', 0.8) +
        at('translate(186 652) rotate(-18) scale(1.12)', dolphin(0, 'happy')) +
        swell(H - 132, 18, 250, 30, '#5cc3e4', 1) +
        line(
          svg`M${40} ${H - 132}q62 -18 125 0t125 0t125 0t125 0t125 0t125 0t125 0t125 0t125 0`,
          '#ffffff',
          3,
          0.55,
        ) +
        at(svg`translate(${W - 168} ${H - 62})`, branchCoral(92, '#ff9f8f', 7)) +
        at(svg`translate(${W - 240} ${H - 66})`, fanCoral(46, '#e88ab0')) +
        swell(H - 92, 15, 210, 120, '#3f9fdc', 1) +
        at(svg`translate(${W / 2 - 40} ${H - 66})`, groundShell(15, '#ffd9b0')) +
        [
          [116, 500, 9],
          [148, 470, 5],
          [W - 150, 560, 8],
          [W - 122, 524, 5],
          [300, 640, 6],
        ]
          .map(([x = 0, y = 0, r = 0]) => ring(x, y, r, r, '#5cc3e4', 2, 0.7) + bubble(x, y, r))
          .join(''),
    ) +
    `<path d="${frame}" fill="none" stroke="${LINE}" stroke-width="6"/>` +
    `<path d="${inner}" fill="none" stroke="${GOLD}" stroke-width="3"/>` +
    `<path d="${roundedRect(54, 54, W - 108, H - 108, 21)}" fill="none" stroke="${light(GOLD, 1)}" stroke-width="2" stroke-dasharray="2 9" stroke-linecap="round"/>` +
    corner(70, 70, 135) +
    corner(W - 70, 70, 225) +
    corner(70, H - 70, 45) +
    corner(W - 70, H - 70, -45) +
    // the ornament over the title: a shell on a wave line
    line(svg`M${W / 2 - 190} 116q20 -12 40 0t40 0t40 0M${W / 2 + 70} 116q20 -12 40 0t40 0t40 0`, GOLD, 4) +
    at(svg`translate(${W / 2} 132) scale(2.1)`, groundShell(17, '#ff9fb0')) +
    ellipse(W / 2 - 12, 104, 6, 3, '#ffffff', 0.6, -30) +
    at(svg`translate(${W - 232} 540) scale(.92)`, seal())
  );
}
