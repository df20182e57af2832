import { light } from '../core/color.ts';
import { star } from '../core/shapes.ts';
import { fill, line, part, svg } from '../core/svg.ts';
import { SHIP_WOOD } from './shipWood.ts';

const { ink: INK, dark: DARK } = SHIP_WOOD;

/** A mast `h` high and `r` thick at its foot; broken ones end in splinters, whole ones in a golden knob. */
export function mast(h: number, r: number, isBroken = false): string {
  const tip = r * 0.62;
  const top = isBroken
    ? svg`L${tip} ${-h}l${-tip * 0.5} -22l${-tip * 0.4} 14l${-tip * 0.5} -30l${-tip * 0.5} 24L${-tip} ${-h}`
    : svg`L${tip} ${-h}H${-tip}`;
  let rings = '';
  for (let y = 60; y < h - 30; y += 96) {
    const half = r + (tip - r) * (y / h);
    rings +=
      fill(
        svg`M${-half - 3} ${-y}Q0 ${-y + 6} ${half + 3} ${-y}v12Q0 ${-y + 18} ${-half - 3} ${-y + 12}Z`,
        '#e8cf9a',
      ) + line(svg`M${-half} ${-y + 6}Q0 ${-y + 12} ${half} ${-y + 6}`, '#a8845a', 1.6);
  }
  return (
    part(svg`M${-r} 4H${r}${top}Z`, '#c98d55', {
      outline: 2,
      ink: INK,
      shadow: [-r * 0.5, 0],
      shadowColor: DARK,
      inside: line(svg`M${-r * 0.2} 0L${-tip * 0.2} ${-h + 10}`, '#f3cf93', 2.4, 0.6) + rings,
    }) +
    (isBroken
      ? ''
      : part(svg`M-9 ${-h - 4}a9 9 0 1 1 18 0Z`, '#ffd34d', { outline: 2, ink: '#9a5f14', shadow: [-1, -2] }))
  );
}

/** A sail rolled up under a yard `w` wide whose middle is the origin. */
export function furledSail(w: number, color: string): string {
  const folds = Math.round(w / 44);
  const fold = w / folds;
  const foot = svg`q${-fold / 2} 26 ${-fold} 0`.repeat(folds);
  let ties = '';
  for (let i = 1; i < folds; i++) ties += svg`M${-w / 2 + i * fold} -4v15`;
  return (
    part(svg`M${-w / 2} -8H${w / 2}V8${foot}Z`, color, {
      outline: 2,
      ink: '#7a5a6a',
      shadow: [0, -4],
      shadowColor: '#e3c7c4',
    }) +
    line(ties, '#7a5a3a', 5) +
    line(ties, '#f0dcae', 2.4)
  );
}

/** A sail hanging from its yard, `w` × `h`, torn below, with a stripe in the team's colour. */
export function hangingSail(w: number, h: number, color: string): string {
  const d = svg`M${-w / 2} 0H${w / 2}C${w * 0.56} ${h * 0.4} ${w * 0.52} ${h * 0.8} ${w * 0.46} ${h}l${-w * 0.14} -16l${-w * 0.1} 22l${-w * 0.2} -20l${-w * 0.16} 26l${-w * 0.14} -24l${-w * 0.18} 12C${-w * 0.52} ${h * 0.7} ${-w * 0.5} ${h * 0.3} ${-w / 2} 0Z`;
  return (
    part(d, '#fff3de', {
      outline: 2,
      ink: '#7a5a6a',
      shadow: [-6, -6],
      shadowColor: '#e9cfc6',
      inside:
        fill(svg`M${-w * 0.2} -4H${w * 0.2}V${h * 2}H${-w * 0.2}Z`, color, 0.9) +
        fill(svg`M${-w * 0.2} -4H${-w * 0.12}V${h * 2}H${-w * 0.2}Z`, light(color, 0.8), 0.6) +
        line(svg`M${-w * 0.36} 0V${h}M${w * 0.36} 0V${h}`, '#d9b8b0', 1.8, 0.7),
    }) +
    part(star(0, h * 0.44, w * 0.14, w * 0.07), '#fff8e6', { outline: 1.6, ink: '#7a5a6a', shadow: [-1, -3] })
  );
}
