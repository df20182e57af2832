import { ink, light, shade } from '../core/color.ts';
import { ellipsePath, roundedRect, star } from '../core/shapes.ts';
import { ellipse, line, part, svg } from '../core/svg.ts';

const STONE = '#b7a4f0';
const BAR = '#ffc75a';
/** Half of the way through the gate, and height of its door. */
export const GATE_DOOR = { half: 40, height: 112 } as const;

/** The lattice that goes up; its foot is the origin. */
export function gateDoor(): string {
  const { half, height } = GATE_DOOR;
  const bars = [-30, -15, 0, 15, 30];
  const beams = [18, 48, 78, 106];
  const stroke = (d: string) => line(d, ink(BAR), 8) + line(d, BAR, 4.8) + line(d, light(BAR, 1), 1.4, 0.9);
  return (
    stroke(beams.map((y) => svg`M${-half + 4} ${-y}H${half - 4}`).join('')) +
    stroke(bars.map((x) => svg`M${x} -4V${-height}`).join('')) +
    bars.map((x) => part(svg`M${x - 5} -6H${x + 5}L${x} 2Z`, BAR, { outline: 1.5, shadow: null })).join('') +
    beams
      .slice(0, 3)
      .flatMap((y) =>
        bars.map((x) => ellipse(x, -y, 3, 3, '#fff6d8') + ellipse(x - 0.8, -y - 0.8, 1, 1, '#ffffff')),
      )
      .join('')
  );
}

/** The dark way behind the lattice. */
export function gateWay(): string {
  const { half, height } = GATE_DOOR;
  return part(
    svg`M${-half - 4} 3V${-height + 30}C${-half - 4} ${-height - 14} ${-half * 0.5} ${-height - 26} 0 ${-height - 26}C${half * 0.5} ${-height - 26} ${half + 4} ${-height - 14} ${half + 4} ${-height + 30}V3Z`,
    '#3f6f9e',
    { outline: 0, shadow: null, top: '#2a4a78', inside: ellipse(0, 4, half, 16, '#8fd8ee', 0.5) },
  );
}

/** The arch, 168 wide and 196 high, in front of the lattice. */
export function gateArch(): string {
  const { half, height } = GATE_DOOR;
  const inner = svg`M${half} 6V${-height + 30}C${half} ${-height - 8} ${half * 0.6} ${-height - 20} 0 ${-height - 20}C${-half * 0.6} ${-height - 20} ${-half} ${-height - 8} ${-half} ${-height + 30}V6`;
  const arch = svg`M-78 6V-118C-78 -166 -42 -184 0 -184C42 -184 78 -166 78 -118V6H${half}V${-height + 30}C${half} ${-height - 8} ${half * 0.6} ${-height - 20} 0 ${-height - 20}C${-half * 0.6} ${-height - 20} ${-half} ${-height - 8} ${-half} ${-height + 30}V6Z`;
  const stones =
    'M-78 -24H-40M-78 -56H-40M-78 -88H-40M-78 -118L-40 -104M-66 -152L-36 -124M-38 -174L-22 -134M0 -184V-136M38 -174L22 -134M66 -152L36 -124M78 -118L40 -104M40 -88H78M40 -56H78M40 -24H78';
  const lantern = part(ellipsePath(0, -158, 15, 15), '#5b4a8a', {
    outline: 2,
    ink: '#3a2a66',
    shadow: [-1, -2],
  });
  return (
    ellipse(-60, 4, 30, 5, '#123f5c', 0.22) +
    ellipse(60, 4, 30, 5, '#123f5c', 0.22) +
    part(arch, STONE, {
      outline: 2.4,
      shadow: [-4, -4],
      inside: line(stones, shade(STONE, 1.2), 2.4, 0.75) + line(inner, shade(STONE, 1.6), 5, 0.5),
      gloss: 'M-70 -110C-70 -146 -50 -166 -24 -174L-22 -168C-44 -160 -62 -142 -63 -110Z',
    }) +
    lantern +
    [-59, 59]
      .map((x) =>
        part(roundedRect(x - 26, -12, 52, 19, 6), light(STONE, 0.35), { outline: 2.2, shadow: [0, -3] }),
      )
      .join('') +
    part(star(-59, -44, 9, 4.4), '#ffd34d', { outline: 1.6, ink: '#9a5f14', shadow: [-0.6, -1.6] }) +
    part(star(59, -44, 9, 4.4), '#ffd34d', { outline: 1.6, ink: '#9a5f14', shadow: [-0.6, -1.6] })
  );
}

/** The answer of the gate in its lantern, around the middle: open, closed, or a question while it asks. */
export function gateAnswer(kind: 'open' | 'closed' | 'ask'): string {
  const color = { open: '#5fd98a', closed: '#ff7f6b', ask: '#ffd34d' }[kind];
  const glyph = {
    open: 'M-6 0L-1.6 5L7 -5',
    closed: 'M-5 -5L5 5M5 -5L-5 5',
    ask: 'M-4 -3.4C-4 -8.4 4.6 -8.4 4.6 -3.4C4.6 0 0 -0.6 0 3M0 7.2V7.3',
  }[kind];
  return (
    ellipse(0, 0, 21, 21, color, 0.35) +
    part(ellipsePath(0, 0, 12.4, 12.4), color, { outline: 1.8, shadow: [-0.8, -2] }) +
    line(glyph, '#ffffff', 3.4) +
    ellipse(-5, -7, 3.4, 2, '#ffffff', 0.6, -30)
  );
}
