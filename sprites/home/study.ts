import { light } from '../core/color.ts';
import { ellipsePath, roundedRect } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, radial, svg } from '../core/svg.ts';
import { fanCoral } from '../scenery/corals.ts';
import { trophy } from '../scenery/trophy.ts';
import { conch, scallop } from '../ui/shells.ts';
import { fan, footShadow, GOLD, GOLD_INK, solid, WOOD, WOOD_INK } from './materials.ts';

const SCREEN = '#57c9b8';
const SCREEN_INK = '#17645c';

/** Lines of code on the screen: row, indent, width, colour. */
const CODE = [
  [0, 0, 22, '#ff9fb8'],
  [0, 26, 30, '#8fd4ff'],
  [1, 8, 30, '#ffe08a'],
  [1, 42, 18, '#b8f0c8'],
  [2, 8, 24, '#8fd4ff'],
  [2, 36, 26, '#ff9fb8'],
  [3, 0, 16, '#ffe08a'],
] as const;

const codeLines = () =>
  CODE.map(([row, indent, w, color]) =>
    fill(roundedRect(-22 + indent, -156 + row * 11, w, 5, 2.5), color),
  ).join('');

/** A desk with the shell computer, pencils and a lamp, 208 wide. */
export function desk(): string {
  const drawer = (y: number) =>
    part(roundedRect(-89, y, 52, 25, 6), light(WOOD, 0.35), {
      outline: 1.8,
      ink: WOOD_INK,
      shadow: [0, -2],
    }) + at(svg`translate(-63 ${y + 12}) scale(.34)`, scallop('#ff8fa8'));
  return (
    footShadow(104, 7) +
    part(roundedRect(74, -66, 13, 68, 5), WOOD, solid(WOOD_INK)) +
    part(roundedRect(-96, -68, 66, 70, 8), WOOD, solid(WOOD_INK)) +
    drawer(-62) +
    drawer(-31) +
    part(roundedRect(-104, -80, 208, 15, 7), light(WOOD, 0.2), {
      ...solid(WOOD_INK, 2.4),
      gloss: 'M-96 -78H80V-75H-96Z',
    }) +
    part('M4 -96H28L34 -80H-2Z', SCREEN, solid(SCREEN_INK, 2)) +
    part(roundedRect(-36, -172, 104, 78, 16), SCREEN, {
      ...solid(SCREEN_INK, 2.4),
      gloss: 'M-28 -168H40C20 -164 -10 -164 -30 -160Z',
    }) +
    part(roundedRect(-27, -164, 86, 58, 9), '#17324f', {
      outline: 1.6,
      ink: '#0c2036',
      shadow: null,
      top: null,
      inside: codeLines() + fill('M34 -166H60V-130Z', '#ffffff', 0.1),
    }) +
    ellipse(16, -100, 3, 2.2, '#ffe08a') +
    at('translate(16 -176) scale(.62)', scallop('#ff8fa8')) +
    part(roundedRect(-30, -88, 66, 9, 4), '#fff6e4', {
      outline: 1.6,
      ink: '#7a5a3a',
      shadow: [0, -1.5],
      inside: line('M-26 -84H32', '#c9a97a', 1.4, 0.9),
    }) +
    part('M50 -98H70L67 -80H53Z', '#ff8fa8', solid('#8a2f4a', 2)) +
    line('M56 -98L54 -116M62 -98L64 -120M66 -98L72 -112', '#d79a3a', 3.2) +
    line('M54 -116L53.4 -120M64 -120L64.4 -124M72 -112L73.6 -115', '#5a3a2a', 3.2) +
    at('translate(-74 -80) scale(.5)', fanLamp(54))
  );
}

/** A lamp with a fan for a shade on a foot of the given height; it glows. */
export function fanLamp(h: number): string {
  const glow = radial([
    [0, '#fff2b0', 0.9],
    [1, '#fff2b0', 0],
  ]);
  return (
    glow.def +
    ellipse(0, -h - 14, 72, 64, glow.url) +
    part(roundedRect(-26, -12, 52, 12, 6), '#9a7de0', solid('#452a80', 3)) +
    line(svg`M0 -12V${-h}`, '#452a80', 11) +
    line(svg`M0 -12V${-h}`, '#b79df0', 5) +
    at(svg`translate(0 ${-h + 4})`, fan(86, 62, '#ffd866', 5))
  );
}

const SPINES = ['#e8645a', '#4fa7e6', '#ffc445', '#35b98a', '#b79df0', '#ff9fb8', '#5fd0c0'] as const;

/** Books side by side on the line `y`, from `x` on. */
function books(y: number, x: number, count: number, seed: number): string {
  let left = x;
  let row = '';
  for (let i = 0; i < count; i++) {
    const w = 9 + ((i * 5 + seed) % 3) * 2;
    const h = 30 + ((i * 7 + seed) % 3) * 4;
    row += part(roundedRect(left, y - h, w, h, 2), SPINES[(i + seed) % SPINES.length] ?? SPINES[0], {
      outline: 1.3,
      shadow: [-1, 0],
      inside: fill(svg`M${left} ${y - h + 6}h${w}v3h${-w}Z`, '#fff6da', 0.85),
    });
    left += w + 1.6;
  }
  return row;
}

/** A case of books and finds, 124 wide and 200 high. */
export function bookcase(): string {
  const niche = (y: number) =>
    part(roundedRect(-48, y, 96, 46, 5), '#8a5a34', {
      outline: 1.6,
      ink: WOOD_INK,
      shadow: [0, 4],
      shadowColor: '#6d4324',
      top: null,
    });
  const globe =
    part(ellipsePath(0, -20, 17, 17), '#8fd4f7', {
      ...solid('#1d5a86', 2),
      inside: fill('M-14 -26C-6 -32 0 -24 6 -28C10 -20 2 -16 -4 -14C-10 -18 -14 -20 -14 -26Z', '#5fc89a'),
    }) + part('M-10 -4H10L13 0H-13Z', GOLD, solid(GOLD_INK, 1.8));
  return (
    footShadow(60) +
    part(roundedRect(-56, -168, 112, 170, 9), WOOD, solid(WOOD_INK, 2.4)) +
    [-160, -108, -56].map(niche).join('') +
    books(-115, -45, 7, 0) +
    books(-63, -45, 4, 3) +
    books(-11, -20, 5, 5) +
    at('translate(26 -78) scale(.78)', conch()) +
    at('translate(-32 -11) scale(.4)', trophy('#ffcf3f')) +
    part('M-62 -172H62L56 -164H-56Z', light(WOOD, 0.2), solid(WOOD_INK)) +
    at('translate(-20 -172)', fanCoral(34, '#ff8f7a')) +
    at('translate(24 -172) scale(.8)', globe)
  );
}
