import { light, shade } from '../core/color.ts';
import { ellipsePath, roundedRect } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, radial, svg } from '../core/svg.ts';
import type { Contour } from './place.ts';

const WOOD = '#c98d55';
const WOOD_INK = '#4a2f2a';
const IRON = '#aeb9dc';
const IRON_INK = '#30366a';

/** Rails on sleepers, `w` long, on the walking line. */
export function rails(w: number): string {
  let sleepers = '';
  for (let x = 14; x < w - 8; x += 34)
    sleepers += part(roundedRect(x, -5, 18, 8, 2), WOOD, { outline: 1.6, ink: WOOD_INK, shadow: [0, -1.6] });
  return (
    sleepers +
    line(svg`M4 -8H${w - 4}`, IRON_INK, 7) +
    line(svg`M4 -8.6H${w - 4}`, IRON, 4) +
    line(svg`M8 -9.8H${w - 8}`, '#eaf0ff', 1.4, 0.9)
  );
}

/** The end of the rails: a block with a lamp. */
export function buffer(): string {
  return (
    line('M-14 2L8 -38M16 2V-40', WOOD_INK, 9) +
    line('M-14 2L8 -38M16 2V-40', WOOD, 5.4) +
    part(roundedRect(-6, -44, 34, 18, 4), '#ff8f7a', {
      outline: 2,
      shadow: [0, -2.6],
      inside: fill('M2 -46L10 -24H16L8 -46ZM16 -46L24 -24H30L22 -46Z', '#fff3dc', 0.95),
    })
  );
}

/** The wooden legs below a bridge: `w` long, `h` down from the origin, a bent every `gap`. */
export function trestle(
  w: number,
  h: number,
  gap: number,
  { width = 1.8, ink = WOOD_INK }: Contour = {},
  color = WOOD,
): string {
  let drawing = '';
  const beam = (d: string, thick: number) =>
    (width ? line(d, ink, thick + 2 * width) : '') +
    line(d, color, thick) +
    (width ? line(d, light(color, 0.5), thick * 0.26, 0.6) : '');
  for (let x = gap / 2; x < w; x += gap)
    drawing +=
      beam(svg`M${x - 16} 0L${x - 30} ${h}M${x + 16} 0L${x + 30} ${h}`, 8) +
      beam(svg`M${x - 22} ${h * 0.34}L${x + 26} ${h * 0.62}M${x + 22} ${h * 0.34}L${x - 26} ${h * 0.62}`, 5);
  return drawing + beam(svg`M0 8H${w}`, 9);
}

/** A frame of beams around the mouth of a tunnel, with the glow inside. `s` high. */
export function tunnel(
  s: number,
  wood: string,
  dark: string,
  glow: string,
  { width = 1.8, ink = WOOD_INK }: Contour = {},
): string {
  const light1 = radial([
    [0, light(glow, 0.8), 0.95],
    [0.5, glow, 0.45],
    [1, glow, 0],
  ]);
  const mouth = svg`M${-s * 0.42} 2V${-s * 0.7}H${s * 0.42}V2Z`;
  const beam = (d: string) => (width ? line(d, ink, s * 0.1 + 2 * width) : '') + line(d, wood, s * 0.1);
  return (
    fill(mouth, dark) +
    light1.def +
    ellipse(0, -s * 0.3, s * 0.38, s * 0.42, light1.url) +
    beam(svg`M${-s * 0.42} 2V${-s * 0.66}M${s * 0.42} 2V${-s * 0.66}`) +
    beam(svg`M${-s * 0.54} ${-s * 0.7}H${s * 0.54}`) +
    beam(
      svg`M${-s * 0.42} ${-s * 0.42}L${-s * 0.2} ${-s * 0.68}M${s * 0.42} ${-s * 0.42}L${s * 0.2} ${-s * 0.68}`,
    )
  );
}

/** A miner's lamp on an iron hook, hanging `drop` below the origin. */
export function mineLamp(drop: number, color: string): string {
  const glow = radial([
    [0, light(color, 1.3), 0.9],
    [0.35, light(color, 0.6), 0.36],
    [1, color, 0],
  ]);
  return (
    line(svg`M0 -2V${drop}`, IRON_INK, 4) +
    line(svg`M0 -2V${drop}`, IRON, 1.8) +
    glow.def +
    ellipse(0, drop + 16, 52, 52, glow.url) +
    part(svg`M-11 ${drop + 6}L0 ${drop - 4}L11 ${drop + 6}Z`, '#8a93c8', {
      outline: 1.8,
      ink: IRON_INK,
      shadow: [0, -1.4],
    }) +
    part(roundedRect(-9, drop + 6, 18, 20, 5), color, {
      outline: 1.9,
      ink: IRON_INK,
      shadow: null,
      top: light(color, 1.4),
      inside: ellipse(0, drop + 17, 5, 7, '#fffbe0', 0.95),
    }) +
    line(svg`M0 ${drop + 6}V${drop + 26}`, IRON_INK, 1.4, 0.5) +
    part(roundedRect(-11, drop + 25, 22, 6, 3), '#8a93c8', { outline: 1.8, ink: IRON_INK, shadow: [0, -1.4] })
  );
}

/** A pick and a helmet left for a rest, 60 wide. */
export function pickaxe(): string {
  return (
    at(
      'translate(10 0) rotate(24)',
      line('M0 2V-58', WOOD_INK, 7.4) +
        line('M0 2V-58', WOOD, 4.2) +
        part('M-28 -48Q0 -70 28 -48Q0 -60 -28 -48Z', IRON, { outline: 1.9, ink: IRON_INK, shadow: [0, -2] }),
    ) +
    part('M-34 3C-34 -22 -2 -22 -2 3Z', '#ffcf3f', { outline: 1.9, ink: '#8a5a14', shadow: [-1, -2.4] }) +
    part('M-38 4H4V-2H-38Z', '#ffb52e', { outline: 1.7, ink: '#8a5a14', shadow: null }) +
    part(ellipsePath(-10, -11, 5, 5), '#fff6c8', { outline: 1.6, ink: shade('#b5782a'), shadow: null })
  );
}

/** A crate of crystals ready to be sent, 56 wide. */
export function oreCrate(gems: string): string {
  return (
    gems +
    part(roundedRect(-28, -26, 56, 29, 3), WOOD, {
      outline: 2,
      ink: WOOD_INK,
      shadow: [-1, -3],
      inside:
        line('M-28 -16H28M-28 -6H28', shade(WOOD, 1.8), 2, 0.8) +
        fill('M-28 -28H-20V6H-28ZM20 -28H28V6H20Z', light(WOOD, 0.4), 0.9),
    })
  );
}
