import { ink, light, shade } from '../core/color.ts';
import { ellipsePath, roundedRect, star } from '../core/shapes.ts';
import { ellipse, fill, line, part, radial, svg } from '../core/svg.ts';

const FRAME =
  'M-60 4V-92C-60 -142 -34 -164 0 -164C34 -164 60 -142 60 -92V4H42V-92C42 -128 26 -146 0 -146C-26 -146 -42 -128 -42 -92V4Z';
const DOOR = 'M-43 2V-92C-43 -130 -26 -147 0 -147C26 -147 43 -130 43 -92V2Z';

/** The door of a battle room, 120 wide and 176 high; `rank` pearls over it tell the rooms apart without letters. */
export function gateDoor(color: string, rank: number): string {
  const glow = radial([
    [0, '#fff4c8', 0.85],
    [0.5, '#ffe49a', 0.3],
    [1, '#ffe49a', 0],
  ]);
  const wood = shade(color, 0.5);
  const pearls = Array.from({ length: rank }, (_, i) => {
    const angle = ((-90 + (i - (rank - 1) / 2) * 21) * Math.PI) / 180;
    return part(ellipsePath(Math.cos(angle) * 51, -96 + Math.sin(angle) * 59, 5.4, 5.4), '#fff8ee', {
      outline: 1.6,
      ink: ink(color),
      shadow: [-0.8, -1.4],
    });
  }).join('');
  return (
    glow.def +
    ellipse(0, -90, 104, 116, glow.url) +
    part(DOOR, wood, {
      outline: 2,
      shadow: [0, -5],
      top: light(wood, 0.4),
      inside:
        line('M-22 0V-150M22 0V-150', shade(wood, 1.2), 2.2, 0.6) +
        fill('M-46 -52H46V-42H-46ZM-46 -118H46V-108H-46Z', light(color, 0.5), 0.85) +
        fill('M-46 -42H46V-39H-46ZM-46 -108H46V-105H-46Z', shade(wood, 1.6), 0.4),
    }) +
    line('M0 2V-147', ink(color), 3) +
    part(star(0, -80, 19, 9.6), '#ffe27a', { outline: 2, ink: '#9a5f14', shadow: [-1.2, -2.6] }) +
    ellipse(-5, -86, 3, 1.8, '#ffffff', 0.8, -30) +
    part(ellipsePath(-9, -30, 4.6, 4.6), '#ffe08a', { outline: 1.6, ink: '#9a5f14', shadow: null }) +
    part(ellipsePath(9, -30, 4.6, 4.6), '#ffe08a', { outline: 1.6, ink: '#9a5f14', shadow: null }) +
    part(FRAME, color, {
      outline: 2.2,
      shadow: [-2, -3],
      gloss: svg`M-54 -92C-54 -122 -44 -142 -28 -152L-24 -147C-40 -136 -48 -118 -48 -92Z`,
    }) +
    pearls +
    [-51, 51]
      .map((x) =>
        part(roundedRect(x - 16, -14, 32, 18, 5), light(color, 0.3), { outline: 2, shadow: [0, -3] }),
      )
      .join('')
  );
}
