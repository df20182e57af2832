import { light, shade } from '../core/color.ts';
import { ellipsePath, roundedRect, star } from '../core/shapes.ts';
import { ellipse, line, part, svg } from '../core/svg.ts';
import { SHIP_WOOD } from './shipWood.ts';

const { ink: INK } = SHIP_WOOD;
const PLAIN = { outline: 0, shadow: null } as const;

/** The leaders of the last battle: the medal, the colour of the team and the number of stars it has won. */
const LEADERS = [
  { medal: '#ffd34d', team: '#ff8f7a', stars: 5 },
  { medal: '#d3dfec', team: '#6fd3e6', stars: 4 },
  { medal: '#e8a56a', team: '#c79bf0', stars: 3 },
] as const;
const MOST_STARS = 5;

/** A row of the board: a medal, a little fish as the sign of the team, its stars; `y` is the middle. */
function leader({ medal, team, stars }: (typeof LEADERS)[number], y: number): string {
  const ribbon = part(svg`M-139 ${y - 21}H-121L-125 ${y - 6}H-135Z`, '#4fa7e6', {
    outline: 1.4,
    shadow: [-2, 0],
  });
  const disc = part(ellipsePath(-130, y + 4, 13, 13), medal, { outline: 1.8, shadow: [-1.4, -2.4] });
  const fish =
    part(svg`M-62 ${y}L-48 ${y - 12}V${y + 12}Z`, shade(team, 0.12), { outline: 1.6, shadow: null }) +
    part(ellipsePath(-78, y, 20, 13), team, { outline: 1.8, shadow: [0, -3] }) +
    ellipse(-88, y - 3, 3.4, 4, '#33456b') +
    ellipse(-89, y - 4.6, 1.2, 1.4, '#ffffff');
  const won = Array.from({ length: MOST_STARS }, (_, i) =>
    i < stars
      ? part(star(-8 + i * 34, y, 14, 6.8), '#ffd34d', { outline: 1.6, shadow: [-0.8, -1.8] })
      : line(star(-8 + i * 34, y, 12, 5.8), '#e2c998', 1.8),
  );
  return ribbon + disc + part(star(-130, y + 4, 7, 3.4), light(medal, 0.55), PLAIN) + fish + won.join('');
}

/** The score board, 400 wide, 336 high on its posts: the upper board is empty, the game writes on it. */
export function scoreBoard(): string {
  const rows = [1, 2].map((i) => svg`M-148 ${-246 + i * 55}H148`).join('');
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
    LEADERS.map((row, i) => leader(row, -219 + i * 54)).join('') +
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
