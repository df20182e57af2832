import { ink, light, shade } from '../core/color.ts';
import { ellipsePath } from '../core/shapes.ts';
import { ellipse, fill, line, part, svg } from '../core/svg.ts';

/** One clam for each note, from low to high. */
export const SINGER_COLORS = [
  '#ff7f7a',
  '#ffab5c',
  '#ffd34d',
  '#7ed08a',
  '#5fc3f0',
  '#7f9ff5',
  '#c79bf0',
] as const;

/** A singing clam with its foot at the origin, 46 wide; shut it hums with closed eyes, open it sings. */
export function singingClam(color: string, isOpen: boolean): string {
  const lift = isOpen ? -17 : 0;
  const lid = svg`M-22 ${-17 + lift}C-25 ${-30 + lift} -19 ${-36 + lift} -14 ${-35 + lift}C-11 ${-42 + lift} -4 ${-43 + lift} 0 ${-39 + lift}C4 ${-43 + lift} 11 ${-42 + lift} 14 ${-35 + lift}C19 ${-36 + lift} 25 ${-30 + lift} 22 ${-17 + lift}C14 ${-13 + lift} -14 ${-13 + lift} -22 ${-17 + lift}Z`;
  const eyes = isOpen
    ? ellipse(-8, -25 + lift, 3.6, 4.4, '#2a2148') +
      ellipse(8, -25 + lift, 3.6, 4.4, '#2a2148') +
      ellipse(-9.2, -26.8 + lift, 1.4, 1.6, '#ffffff') +
      ellipse(6.8, -26.8 + lift, 1.4, 1.6, '#ffffff')
    : line(svg`M-12 -24q4 3.4 8 0M4 -24q4 3.4 8 0`, '#2a2148', 2.1);
  return (
    ellipse(0, 1, 21, 3.6, '#123f5c', 0.22) +
    (isOpen
      ? fill('M-20 -14C-16 -40 16 -40 20 -14C12 -6 -12 -6 -20 -14Z', '#8a3450') +
        part('M-11 -12C-8 -22 8 -22 11 -12C6 -7 -6 -7 -11 -12Z', '#ff8fa8', { outline: 0, shadow: null }) +
        part(ellipsePath(0, -22, 4, 4), '#fdf3ff', { outline: 1.3, ink: '#7a5aa8', shadow: null })
      : '') +
    part(lid, color, {
      outline: 2,
      shadow: [-0.8, -2.4],
      inside: line(
        svg`M0 ${-14 + lift}V${-42 + lift}M-9 ${-14 + lift}L-13 ${-38 + lift}M9 ${-14 + lift}L13 ${-38 + lift}`,
        shade(color),
        1.6,
        0.35,
      ),
    }) +
    ellipse(-13, -32 + lift, 2.4, 4, '#ffffff', 0.6, 28) +
    eyes +
    ellipse(-15, -19.4 + lift, 3, 1.8, '#ff3f6f', 0.4) +
    ellipse(15, -19.4 + lift, 3, 1.8, '#ff3f6f', 0.4) +
    part('M-22 -15C-21 -3 -12 2 0 2C12 2 21 -3 22 -15C14 -11 -14 -11 -22 -15Z', light(color, 0.3), {
      outline: 2,
      shadow: [0, -2.2],
      inside: line('M0 1V-12M-9 0L-11 -12M9 0L11 -12', shade(color), 1.5, 0.5),
    })
  );
}

/** A note that flies up from a mouth, around its middle. */
export function songNote(): string {
  const note = 'M-1 7V-13L9 -9V-3L2 -6V8';
  return (
    line('M1 7V-13L10 -9', '#5a3a86', 6.4) +
    ellipse(-3.4, 8, 7.4, 6, '#5a3a86', 1, -18) +
    line('M1 7V-13L10 -9', '#ffffff', 3.2) +
    ellipse(-3.4, 8, 5.6, 4.2, '#ffffff', 1, -18) +
    fill(note, '#ffffff', 0)
  );
}

/** The steps that the choir stands on, 330 wide: three rows of coral stone; a staff with a treble of shell behind. */
export function choirSteps(): string {
  const stone = '#e9c7f2';
  const staff = [0, 1, 2, 3, 4]
    .map((i) => svg`M-150 ${-118 - i * 11}Q-70 ${-128 - i * 11} 0 ${-118 - i * 11}T150 ${-118 - i * 11}`)
    .join('');
  return (
    ellipse(0, 3, 166, 6, '#123f5c', 0.2) +
    line(staff, '#ffffff', 2.4, 0.6) +
    part('M-90 4V-44C-90 -50 -86 -52 -82 -52H82C86 -52 90 -50 90 -44V4Z', shade(stone, 0.3), {
      outline: 2.2,
      shadow: [0, -5],
    }) +
    part('M-162 4V-14C-162 -20 -158 -22 -154 -22H154C158 -22 162 -20 162 -14V4Z', stone, {
      outline: 2.2,
      shadow: [0, -4],
      inside: [-120, -60, 0, 60, 120].map((x) => ellipse(x, -8, 4, 3, '#ffffff', 0.5)).join(''),
    }) +
    line('M-162 -3H162', ink(stone), 1.4, 0.25)
  );
}
