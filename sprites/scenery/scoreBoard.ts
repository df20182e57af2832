import { roundedRect, star } from '../core/shapes.ts';
import { ellipse, line, part, svg } from '../core/svg.ts';
import { SHIP_WOOD } from './shipWood.ts';

const { ink: INK } = SHIP_WOOD;

/** The frame of the score board, 400 wide, 336 high on its posts: both boards are empty, the game writes on them. */
export function scoreBoard(): string {
  const rows = Array.from({ length: 5 }, (_, i) => svg`M-148 ${-218 + i * 30}H148`).join('');
  const lights = Array.from({ length: 11 }, (_, i) => {
    const x = -160 + i * 32;
    return (
      ellipse(x, -262, 7, 7, '#fff1b0', 0.5) +
      part(svg`M${x - 4} -262a4 4 0 1 1 8 0a4 4 0 1 1 -8 0Z`, '#fff6cf', {
        outline: 1.4,
        ink: '#b5782a',
        shadow: null,
      })
    );
  }).join('');
  const post = (x: number) =>
    part(roundedRect(x - 13, -330, 26, 334, 5), '#c98d55', {
      outline: 2.2,
      ink: INK,
      shadow: [-5, 0],
      shadowColor: '#8a5238',
      inside: line(svg`M${x - 3} -320V0`, '#f3cf93', 2.4, 0.6),
    }) +
    [-40, -150, -286]
      .map((y) =>
        part(roundedRect(x - 17, y, 34, 12, 5), '#f0dcae', { outline: 2, ink: '#7a5a3a', shadow: [0, -3] }),
      )
      .join('');
  return (
    post(-188) +
    post(188) +
    part(roundedRect(-176, -272, 352, 204, 16), '#2f7f98', {
      outline: 2.4,
      ink: '#1d3f66',
      shadow: [0, -5],
    }) +
    part(roundedRect(-160, -246, 320, 164, 10), '#fff6dc', {
      outline: 2,
      ink: '#1d3f66',
      shadow: [0, 4],
      shadowColor: '#ecd9ac',
      top: '#fffdf4',
      inside: line(rows, '#e2c998', 2, 0.8),
    }) +
    lights +
    part(
      'M-150 -306C-100 -318 100 -318 150 -306L166 -288L150 -270C100 -280 -100 -280 -150 -270L-166 -288Z',
      '#ffe2a6',
      {
        outline: 2.4,
        ink: '#7a4a20',
        shadow: [0, -4],
      },
    ) +
    [-142, 142]
      .map((x) => part(star(x, -288, 13, 6.4), '#ff8f7a', { outline: 1.8, shadow: [-0.8, -1.8] }))
      .join('') +
    part('M-18 -62C-18 -88 18 -88 18 -62L9 -52H-9Z', '#ff9fb8', {
      outline: 2,
      shadow: [0, -3],
      inside: line('M0 -54V-80M-4 -54L-11 -74M4 -54L11 -74', '#e0628f', 2, 0.7),
    })
  );
}
