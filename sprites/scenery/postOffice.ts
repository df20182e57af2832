import { light, shade } from '../core/color.ts';
import { ellipsePath, roundedRect, star } from '../core/shapes.ts';
import { ellipse, fill, line, part, svg } from '../core/svg.ts';

const RED = '#ee6258';
const CARD = '#e0b07a';

/** A post box with a shell lid, 46 wide and 88 high. */
export function postBox(): string {
  return (
    part(roundedRect(-15, -8, 30, 12, 3), shade(RED, 1.4), { outline: 2, shadow: [0, -1.4] }) +
    part('M-20 -6V-60C-20 -78 -10 -86 0 -86C10 -86 20 -78 20 -60V-6Z', RED, {
      outline: 2,
      shadow: [-2, -3],
      inside: fill('M-22 -30H22V-24H-22Z', light(RED, 0.8), 0.9),
    }) +
    part(
      'M-25 -60C-30 -82 -12 -94 0 -94C12 -94 30 -82 25 -60C18 -66 10 -66 8 -60C5 -66 -5 -66 -8 -60C-10 -66 -18 -66 -25 -60Z',
      '#fff1dc',
      {
        outline: 2,
        ink: '#8a4a4a',
        shadow: [-1, -3],
        inside: line('M0 -60V-94M-8 -62L-16 -90M8 -62L16 -90', '#e8c0b0', 2),
      },
    ) +
    part(roundedRect(-11, -52, 22, 6, 3), '#5a2430', { outline: 1.2, ink: '#3a1420', shadow: null }) +
    part('M-7 -47H9V-38H-7Z', '#fffdf4', { outline: 1.2, ink: '#7e2a22', shadow: null }) +
    part(star(0, -16, 7, 3.4), '#ffd34d', { outline: 1.3, ink: '#9a5f14', shadow: null })
  );
}

/** A parcel with string, `w` × `h`. */
export function parcel(w: number, h: number, string = RED): string {
  return (
    part(roundedRect(-w / 2, -h, w, h, 3), CARD, {
      outline: 1.8,
      ink: '#6b4230',
      shadow: [-1, -2.4],
      inside: fill(svg`M${-w / 2} ${-h}h${w}v${h * 0.2}h${-w}Z`, light(CARD, 0.5), 0.8),
    }) +
    line(svg`M0 ${-h}V0M${-w / 2} ${-h * 0.55}H${w / 2}`, string, 2.6) +
    part(ellipsePath(-4, -h, 4.4, 2.8), string, { outline: 1.2, shadow: null }) +
    part(ellipsePath(4, -h, 4.4, 2.8), string, { outline: 1.2, shadow: null }) +
    ellipse(-w * 0.3, -h * 0.8, w * 0.1, h * 0.06, '#ffffff', 0.6)
  );
}
