import { ink, light, shade } from '../core/color.ts';
import { ellipsePath, roundedRect, star } from '../core/shapes.ts';
import { at, ellipse, line, part, svg } from '../core/svg.ts';

/** Height of the middle of the face above the foot. */
export const CLOCK_FACE = 142;
const CRYSTAL = '#9f8ff2';

const crystal = (x: number, y: number, w: number, h: number, turn: number, color: string) =>
  at(
    svg`translate(${x} ${y}) rotate(${turn})`,
    part(svg`M${-w} 4L${-w * 0.9} ${-h * 0.7}L0 ${-h}L${w * 0.9} ${-h * 0.7}L${w} 4Z`, color, {
      outline: 2,
      shadow: null,
      inside: part(svg`M${-w} 6L${-w * 0.9} ${-h * 0.7}L${-w * 0.1} ${-h * 0.6}L0 8Z`, light(color, 0.8), {
        outline: 0,
        shadow: null,
      }),
    }),
  );

/** A clock grown of crystal, 176 wide and 234 high. */
export function clockCase(): string {
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * 30 * Math.PI) / 180;
    const [x, y] = [Math.sin(angle) * 50, -CLOCK_FACE - Math.cos(angle) * 50];
    return i % 3 === 0
      ? part(ellipsePath(x, y, 5.4, 5.4), '#ff8fb4', { outline: 1.5, shadow: [-0.6, -1.2] })
      : ellipse(x, y, 2.6, 2.6, '#8a78c0');
  }).join('');
  return (
    ellipse(0, 3, 78, 6, '#0d2440', 0.3) +
    crystal(-58, 0, 15, 92, -17, '#7fd8f0') +
    crystal(60, 0, 16, 100, 15, '#f0a6dc') +
    crystal(-36, -166, 14, 58, -26, '#f0a6dc') +
    crystal(38, -166, 14, 62, 24, '#7fd8f0') +
    crystal(0, -180, 16, 62, 0, '#c7b6ff') +
    part('M-44 5L-34 -92H34L44 5Z', CRYSTAL, {
      outline: 2.3,
      shadow: [-4, 0],
      inside: line('M-14 5L-10 -92M16 5L12 -92', light(CRYSTAL, 1), 2.2, 0.5),
    }) +
    part(roundedRect(-56, -12, 112, 18, 7), light(CRYSTAL, 0.4), { outline: 2.2, shadow: [0, -3] }) +
    part(ellipsePath(0, -CLOCK_FACE, 74, 74), CRYSTAL, {
      outline: 2.4,
      shadow: [-2, -5],
      gloss: svg`M-64 ${-CLOCK_FACE - 10}C-60 ${-CLOCK_FACE - 46} -34 ${-CLOCK_FACE - 62} -8 ${-CLOCK_FACE - 66}L-8 ${-CLOCK_FACE - 60}C-34 ${-CLOCK_FACE - 55} -54 ${-CLOCK_FACE - 38} -58 ${-CLOCK_FACE - 10}Z`,
    }) +
    part(ellipsePath(0, -CLOCK_FACE, 61, 61), '#fff8ec', {
      outline: 2,
      ink: ink(CRYSTAL),
      shadow: [0, 3],
      shadowColor: '#e6dcf2',
      top: '#ffffff',
    }) +
    ticks +
    part(star(0, -CLOCK_FACE - 84, 11, 5.2), '#ffd34d', {
      outline: 1.8,
      ink: '#9a5f14',
      shadow: [-0.8, -1.8],
    })
  );
}

/** The hour hand, upwards from the origin. */
export const hourHand = () =>
  part('M-5 8L-6 -24L0 -34L6 -24L5 8Z', '#5b4ab0', { outline: 1.8, shadow: [-1, 0] });

/** The minute hand, upwards from the origin. */
export const minuteHand = () =>
  part('M-3.4 10L-4 -38L0 -47L4 -38L3.4 10Z', '#ff7f9f', { outline: 1.8, shadow: [-0.8, 0] });

/** The pearl over both. */
export const clockPearl = () =>
  part(ellipsePath(0, 0, 7, 7), '#fdf3ff', {
    outline: 1.8,
    ink: '#5a3a86',
    shadow: [-1, -1.6],
    shadowColor: '#e0c6f5',
  }) + ellipse(-2.2, -2.4, 2, 1.5, '#ffffff');

/** Night and day in the window below the face, around its middle: the 24 hours. */
export function clockSky(isDay: boolean): string {
  return (
    part(ellipsePath(0, 0, 19, 15), isDay ? '#7fd4f7' : '#2f3a7a', {
      outline: 2,
      ink: shade(CRYSTAL, 2),
      shadow: [0, 2],
      shadowColor: isDay ? '#5fb8e6' : '#222a60',
    }) +
    (isDay
      ? part(star(0, 0, 11, 7.4, 10), '#ffd34d', { outline: 1.3, ink: '#b5782a', shadow: null }) +
        ellipse(0, 0, 5.6, 5.6, '#fff3b0')
      : part('M5 -8A9.4 9.4 0 1 0 8 6A7.6 7.6 0 0 1 5 -8Z', '#ffe9a0', {
          outline: 1.2,
          ink: '#b5782a',
          shadow: null,
        }) +
        ellipse(10, -6, 1.4, 1.4, '#ffffff') +
        ellipse(-12, 5, 1.2, 1.2, '#ffffff'))
  );
}
