import { ink, light } from '../core/color.ts';
import { roundedRect } from '../core/shapes.ts';
import { ellipse, fill, line, part } from '../core/svg.ts';

const SHELL = '#ff8fa8';
const POST = '#c98d55';

/** The sign of everything that code moves: a small shell computer with `</>`, 50 wide and 72 high; it wakes while a program plays. */
export function codeSign(isAwake: boolean): string {
  const glyph = isAwake ? '#ffe27a' : '#aef7ec';
  const shell =
    'M0 -18C-12 -17 -24 -20 -25 -34C-26 -45 -23 -53 -17 -57C-14 -65 -6 -68 0 -64C6 -68 14 -65 17 -57C23 -53 26 -45 25 -34C24 -20 12 -17 0 -18Z';
  return (
    ellipse(0, 1, 15, 3.2, '#123f5c', 0.26) +
    line('M0 0V-22', ink(POST), 8.4) +
    line('M0 0V-22', POST, 5) +
    part('M-11 2C-11 -5 -5 -6 0 -6C5 -6 11 -5 11 2Z', '#8ed37a', { outline: 1.6, shadow: [0, -1.6] }) +
    (isAwake ? ellipse(0, -42, 34, 32, '#fff3b0', 0.4) : '') +
    part(shell, SHELL, {
      outline: 2,
      shadow: [-1, -2.6],
      inside:
        line('M0 -16V-68M-8 -17L-13 -66M8 -17L13 -66M-16 -20L-26 -52M16 -20L26 -52', '#e0647f', 1.6, 0.6) +
        ellipse(-16, -54, 2.6, 4.6, '#ffffff', 0.6, 28),
    }) +
    part(roundedRect(-19, -53, 38, 29, 7), '#fff6e0', { outline: 1.6, ink: '#7a3f4a', shadow: [0, -1.6] }) +
    part(roundedRect(-16, -50, 32, 22, 5), isAwake ? '#17324f' : '#1c4a6e', {
      outline: 1.2,
      ink: '#123450',
      shadow: null,
      top: isAwake ? '#244a70' : '#2a6a92',
      inside: fill('M-17 -51H-2L-11 -27H-20Z', '#ffffff', 0.08),
    }) +
    line('M-7 -44L-12 -39L-7 -34M7 -44L12 -39L7 -34M3 -46L-3 -32', glyph, 2.7) +
    (isAwake ? line('M-7 -44L-12 -39L-7 -34M7 -44L12 -39L7 -34M3 -46L-3 -32', light(glyph, 1), 1) : '')
  );
}
