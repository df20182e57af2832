import { ellipsePath, roundedRect } from '../core/shapes.ts';
import { fill, line, part, ring, svg } from '../core/svg.ts';

/** A hurdle, 60 wide and 44 high. */
export function hurdle(): string {
  return (
    line('M-24 3V-40M24 3V-40M-32 3H-16M16 3H32', '#23406a', 7) +
    line('M-24 3V-40M24 3V-40M-32 3H-16M16 3H32', '#e8eef7', 4) +
    part(roundedRect(-30, -44, 60, 11, 4), '#ffffff', {
      outline: 1.8,
      shadow: [0, -1.6],
      inside: [-30, -6, 18].map((x) => fill(`M${x} -46h12v16h-12Z`, '#ee6258')).join(''),
    })
  );
}

/** A finishing flag, `h` high. */
export function flag(h: number): string {
  let squares = '';
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 4; column++)
      if ((row + column) % 2 === 0)
        squares += fill(svg`M${3 + column * 12} ${-h + row * 11}h12v11h-12Z`, '#33456b');
  return (
    line(svg`M0 3V${-h - 4}`, '#5a3722', 7) +
    line(svg`M0 3V${-h - 4}`, '#e0b07a', 4) +
    part(
      svg`M3 ${-h}Q16 ${-h - 5} 27 ${-h}T51 ${-h}V${-h + 33}Q40 ${-h + 38} 27 ${-h + 33}T3 ${-h + 33}Z`,
      '#ffffff',
      {
        outline: 1.8,
        shadow: [-1, -2],
        inside: squares,
      },
    )
  );
}

/** A life belt on its stand. */
export function lifeBelt(): string {
  return (
    line('M0 3V-84', '#5a3722', 8) +
    line('M0 3V-84', '#e0b07a', 4.6) +
    part(`${ellipsePath(0, -62, 24, 24)}`, '#ffffff', {
      outline: 2,
      shadow: [-1.4, -3],
      inside: [45, 135, 225, 315]
        .map((a) => {
          const x = Math.cos((a * Math.PI) / 180);
          const y = Math.sin((a * Math.PI) / 180);
          return line(svg`M${x * 10} ${-62 + y * 10}L${x * 28} ${-62 + y * 28}`, '#ee6258', 12);
        })
        .join(''),
    }) +
    part(ellipsePath(0, -62, 11, 11), '#bfe9f6', { outline: 0, shadow: null }) +
    ring(0, -62, 11, 11, '#6b2230', 2)
  );
}
