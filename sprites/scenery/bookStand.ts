import { light, shade } from '../core/color.ts';
import { roundedRect, star } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';

const WOOD = '#c98d55';
const WOOD_INK = '#5a3722';
const SPINES = [
  '#ee6258',
  '#4fa7e6',
  '#ffcf3f',
  '#35b98a',
  '#c79bf0',
  '#ff9f43',
  '#f27f9f',
  '#2f9fb0',
] as const;

/** Books of different heights in a row from x to `to`, standing on y. */
function books(x: number, to: number, y: number, first: number): string {
  let drawing = '';
  let at = x;
  for (let i = first; at < to - 8; i++) {
    const color = SPINES[i % SPINES.length] ?? SPINES[0];
    const w = 8 + ((i * 5) % 4);
    const h = 22 + ((i * 7) % 9);
    drawing +=
      part(roundedRect(at, y - h, w, h, 1.6), color, { outline: 1.2, shadow: [-1, 0] }) +
      line(svg`M${at + 2} ${y - h + 6}h${w - 4}M${at + 2} ${y - 6}h${w - 4}`, light(color, 1.2), 1.4, 0.9);
    at += w + 1.4;
  }
  return drawing;
}

function pile(x: number, y: number): string {
  return [0, 1, 2, 3]
    .map((i) => {
      const color = SPINES[(i * 3 + 1) % SPINES.length] ?? SPINES[0];
      const w = 40 - i * 4;
      return part(roundedRect(x - w / 2 + (i % 2) * 3, y - 9 * (i + 1), w, 9, 2), color, {
        outline: 1.4,
        shadow: [0, -1.6],
        inside: fill(svg`M${x + w / 2 - 8 + (i % 2) * 3} ${y - 9 * (i + 1) + 2}h12v5h-12Z`, '#fff6e0'),
      });
    })
    .join('');
}

/** The grandfather's open-air bookshop: shelves under a striped awning, 190 wide and 170 high. */
export function bookStand(): string {
  const stripes = [-84, -50, -16, 18, 52].map((x) =>
    fill(`M${x} -170H${x + 17}L${x + 14} -118H${x - 5}Z`, '#fff6e6', 0.95),
  );
  const scallops = Array.from({ length: 11 }, () => `a9 8 0 0 1 -18 0`).join('');
  return (
    part(roundedRect(-86, -112, 172, 116, 4), shade(WOOD, 0.9), {
      outline: 2,
      ink: WOOD_INK,
      shadow: [-2, -3],
    }) +
    [-70, -33].map((y) => fill(`M-78 ${y - 36}H78V${y}H-78Z`, '#6b4230', 0.85)).join('') +
    books(-74, 20, -70, 0) +
    books(28, 76, -70, 5) +
    books(-74, -24, -33, 3) +
    at('translate(20 -33)', pile(0, 0)) +
    books(46, 76, -33, 1) +
    [-70, -33]
      .map((y) =>
        part(roundedRect(-82, y, 164, 6, 2), light(WOOD, 0.3), {
          outline: 1.4,
          ink: WOOD_INK,
          shadow: [0, -1.4],
        }),
      )
      .join('') +
    line('M-84 -118V2M84 -118V2', WOOD_INK, 10) +
    line('M-84 -118V2M84 -118V2', WOOD, 6) +
    part(`M-84 -164H84L100 -124${scallops}H-100Z`, '#35b98a', {
      outline: 2,
      shadow: [0, -3],
      inside: stripes.join(''),
    }) +
    part(star(0, -166, 15, 7.4), '#ffd34d', { outline: 1.8, ink: '#9a5f14', shadow: [-1, -2] }) +
    pile(-108, 2) +
    ellipse(-60, -20, 10, 4, '#ffffff', 0.08)
  );
}
