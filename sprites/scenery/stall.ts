import { ink, light } from '../core/color.ts';
import { ellipsePath, roundedRect, star } from '../core/shapes.ts';
import { ellipse, line, part, svg } from '../core/svg.ts';

/** A market stall with an awning, 176 wide and 150 high; the seller stands in front of it. */
export function stall(color: string): string {
  let awning = '';
  for (let i = 0; i < 6; i++) {
    const x = -90 + i * 30;
    awning += part(
      svg`M${x + (i < 3 ? 6 : 2)} -146H${x + (i < 3 ? 32 : 26)}L${x + 30} -104q-15 20 -30 0Z`,
      i % 2 ? '#fff6e6' : color,
      {
        outline: 1.9,
        ink: ink(color),
        shadow: [0, -4],
      },
    );
  }
  const jar = (x: number, tone: string) =>
    part(
      svg`M${x - 11} -48V-66Q${x - 11} -72 ${x - 6} -74H${x + 6}Q${x + 11} -72 ${x + 11} -66V-48Z`,
      '#dff6fb',
      { outline: 1.8, ink: '#4a7a9a', shadow: null },
    ) +
    part(svg`M${x - 9} -49V-62Q${x} -57 ${x + 9} -62V-49Z`, tone, { outline: 0, shadow: [0, -2] }) +
    part(roundedRect(x - 9, -79, 18, 7, 3), '#c98d55', { outline: 1.6, shadow: [0, -1.6] });
  return (
    line('M-76 2V-132M76 2V-132', '#57302a', 10) +
    line('M-76 2V-132M76 2V-132', '#c98d55', 6) +
    part(roundedRect(-70, -92, 140, 50, 4), '#8a5a5e', {
      outline: 2,
      ink: '#57302a',
      shadow: [0, 6],
      shadowColor: '#6a4250',
    }) +
    jar(-48, '#ff9fb8') +
    jar(-20, '#ffd34d') +
    jar(8, '#7fd6e8') +
    part(ellipsePath(44, -58, 15, 12), '#ffb27a', { outline: 1.8, shadow: [-1, -3] }) +
    part(star(44, -74, 13, 6.4), '#ff8f7a', { outline: 1.8, shadow: [-1, -2] }) +
    part(roundedRect(-88, -50, 176, 52, 6), '#d8964f', {
      outline: 2,
      ink: '#57302a',
      shadow: [-1, -4],
      inside: line('M-88 -22H88M-44 -50V4M0 -50V4M44 -50V4', '#a8703f', 2.2, 0.6),
    }) +
    part(roundedRect(-94, -56, 188, 12, 5), '#f3cf93', { outline: 2, ink: '#57302a', shadow: [0, -3] }) +
    part(star(-58, -24, 13, 6.4), light(color, 0.3), { outline: 1.8, shadow: [-1, -2] }) +
    part(star(58, -24, 13, 6.4), light(color, 0.3), { outline: 1.8, shadow: [-1, -2] }) +
    awning +
    part(roundedRect(-90, -152, 180, 10, 5), '#ffcf57', { outline: 2, ink: '#9a5f14', shadow: [0, -2.4] }) +
    ellipse(-60, -149, 20, 1.8, '#ffffff', 0.6)
  );
}
