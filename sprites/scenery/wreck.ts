import { random } from '../core/random.ts';
import { ellipsePath, roundedRect } from '../core/shapes.ts';
import { at, clip, ellipse, fill, line, linear, part, radial, ring, svg } from '../core/svg.ts';
import { SHIP_WOOD } from './shipWood.ts';

const { dark: DARK, ink: INK } = SHIP_WOOD;
const PAINT = '#2f8fa0';
const GOLD = '#ffcf57';

/** The side of the ship from bow to stern. */
const SIDE =
  'M-84 -446C-40 -440 -20 -418 0 -408H194V-344H908V-346L1104 -472H1296V-536H1506C1512 -400 1500 -160 1452 12H96C28 -20 -14 -90 -34 -190C-46 -260 -58 -380 -84 -446Z';

/** Planks with their seams, following the belly of the ship. */
function planking(): string {
  const next = random(63);
  let long = '';
  let short = '';
  for (let row = 0; row < 15; row++) {
    const y = -508 + row * 36;
    long += svg`M-100 ${y - 6}Q700 ${y + 34} 1520 ${y - 8}`;
    for (let x = next() * 200 - 80; x < 1500; x += 130 + next() * 130) {
      const bend = y - 6 + 40 * (1 - ((x - 700) / 800) ** 2) * 0.5;
      short += svg`M${x} ${bend}v36`;
    }
  }
  return line(long, DARK, 2.4, 0.5) + line(short, DARK, 2, 0.45);
}

/** The hole in the middle of the deck: the dark hold, its ribs, and a glimpse of treasure. */
const HOLE =
  'M464 -338L452 -300L478 -264L456 -226L488 -172L520 -198L548 -150L578 -210L606 -182L598 -246L630 -284L612 -312L624 -338Z';

function hold(): string {
  const dark = linear([
    [0, '#6a4668'],
    [1, '#3f2c58'],
  ]);
  const ribs = [482, 528, 574, 614]
    .map((x) => line(svg`M${x} -350Q${x + 10} -240 ${x - 6} -120`, '#8f5f66', 12, 0.8))
    .join('');
  const coins = [
    [522, -206],
    [536, -200],
    [550, -196],
    [562, -206],
    [546, -210],
  ]
    .map(([x = 0, y = 0]) =>
      part(ellipsePath(x, y, 8, 7), '#ffd34d', { outline: 1.6, ink: '#9a5f14', shadow: [-1, -2] }),
    )
    .join('');
  const splinter = (x: number, y: number, length: number, turn: number) =>
    at(
      svg`translate(${x} ${y}) rotate(${turn})`,
      part(svg`M-4 -7H${length}l-7 6l5 4l-9 4H-4Z`, '#dba566', { outline: 1.8, ink: INK, shadow: [0, -3] }),
    );
  return (
    `<path d="${HOLE}" fill="${INK}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>` +
    dark.def +
    clip(HOLE, fill(HOLE, dark.url) + ribs + coins + ellipse(544, -212, 60, 40, '#ffe9a0', 0.18)) +
    splinter(452, -300, 40, 6) +
    splinter(458, -234, 34, 14) +
    splinter(486, -180, 26, -30) +
    splinter(628, -306, 36, 174) +
    splinter(604, -244, 32, 190) +
    splinter(604, -190, 26, 220)
  );
}

/** A round window with a brass frame and light behind it. */
function porthole(x: number, y: number): string {
  return (
    part(ellipsePath(x, y, 20, 20), GOLD, { outline: 2, ink: '#7a4a20', shadow: [-1, -3] }) +
    part(ellipsePath(x, y, 13, 13), '#fff0b4', {
      outline: 1.6,
      ink: '#7a4a20',
      shadow: null,
      top: '#ffe08a',
    }) +
    line(svg`M${x - 12} ${y}h24M${x} ${y - 12}v24`, '#b5782a', 2.2) +
    ellipse(x - 4, y - 6, 4, 2.4, '#ffffff', 0.8, -30)
  );
}

/** The captain's cabin behind its open wall: warm paper, a window to the sea, a desk with a chart. */
function cabin(): string {
  const paper = linear([
    [0, '#8c3f52'],
    [1, '#b4604e'],
  ]);
  const glow = radial([
    [0, '#ffedb0', 0.9],
    [0.5, '#ffd98a', 0.35],
    [1, '#ffd98a', 0],
  ]);
  const room = 'M1106 -464H1456V-338H1106Z';
  let stripes = '';
  for (let x = 1120; x < 1456; x += 28) stripes += svg`M${x} -464V-338`;
  return (
    paper.def +
    fill(room, paper.url) +
    clip(
      room,
      line(stripes, '#ffc08a', 5, 0.16) +
        fill('M1106 -362H1456V-338H1106Z', '#6a3538', 0.8) +
        glow.def +
        ellipse(1270, -420, 170, 110, glow.url),
    ) +
    part(roundedRect(1372, -444, 66, 64, 30), '#8fe0ec', {
      outline: 3.4,
      ink: '#7a4a20',
      shadow: null,
      top: '#d4f8f0',
    }) +
    line('M1405 -446V-380M1372 -412H1438', '#b5782a', 3.4) +
    line('M1270 -464V-440', INK, 3) +
    part('M1256 -424C1254 -446 1286 -446 1284 -424Z', '#ffe9a0', {
      outline: 2,
      ink: '#7a4a20',
      shadow: null,
    }) +
    part(roundedRect(1174, -440, 74, 46, 3), '#f6e2b4', {
      outline: 2.4,
      ink: '#7a4a20',
      shadow: [0, -2],
      inside:
        line('M1182 -404q14 -22 26 -10t30 -14', '#cc7a4a', 2.4) +
        line('M1226 -432l8 8m0 -8l-8 8', '#d8503f', 3),
    }) +
    part(roundedRect(1326, -372, 92, 10, 3), '#c98d55', { outline: 2, ink: INK, shadow: [0, -2] }) +
    line('M1336 -360V-338M1408 -360V-338', INK, 8) +
    line('M1336 -360V-338M1408 -360V-338', '#a86f3f', 4.4) +
    part(ellipsePath(1394, -386, 12, 13), '#7fc8e8', {
      outline: 1.8,
      shadow: [-1, -2],
      inside: fill('M1386 -394q8 -4 12 4q-4 10 -12 4Z', '#7fd89a'),
    }) +
    line('M1386 -373H1402', INK, 3) +
    part('M1334 -374l34 -7l8 7Z', '#fff6dc', { outline: 1.6, ink: '#8a6a4a', shadow: null })
  );
}

/** Rails along the open decks, behind the avatars there. */
function rails(): string {
  const posts = (from: number, to: number, y: number) => {
    let d = '';
    for (let x = from + 10; x <= to - 8; x += 36) d += svg`M${x} ${y}v-34`;
    return (
      line(d, INK, 9) +
      line(d, '#c98d55', 5.2) +
      part(roundedRect(from, y - 42, to - from, 11, 4), '#dba566', {
        outline: 2,
        ink: INK,
        shadow: [0, -2.4],
      })
    );
  };
  return posts(0, 186, -400) + posts(330, 446, -336) + posts(640, 900, -336) + posts(1306, 1486, -528);
}

/** Barnacles in little heaps. */
function barnacles(): string {
  const next = random(12);
  return [
    [-6, -130],
    [60, -36],
    [700, -60],
    [1466, -210],
    [1452, -120],
    [1416, -40],
  ]
    .map(([x = 0, y = 0]) =>
      Array.from({ length: 5 }, () => {
        const [dx, dy, r] = [(next() - 0.5) * 46, (next() - 0.5) * 30, 6 + next() * 5];
        return (
          part(ellipsePath(x + dx, y + dy, r, r * 0.86), '#f3e4d2', {
            outline: 1.6,
            ink: '#7a5a6a',
            shadow: [0, -2],
          }) + ellipse(x + dx, y + dy - 1, r * 0.4, r * 0.32, '#8a6a7a', 0.8)
        );
      }).join(''),
    )
    .join('');
}

/** The name board of the ship at its bow: empty, the game writes on it. */
function nameBoard(): string {
  return (
    part(roundedRect(92, -319, 136, 36, 12), '#ffe2a6', { outline: 2.4, ink: '#7a4a20', shadow: [0, -3] }) +
    ring(104, -301, 3, 3, '#7a4a20', 2) +
    ring(216, -301, 3, 3, '#7a4a20', 2)
  );
}

/** The wreck that carries the decks of the arena: origin at its bow on the sea floor, 1500 wide, 540 high. */
export function wreck(): string {
  return (
    line('M-60 -430L-236 -520', INK, 22) +
    line('M-60 -430L-236 -520', '#c98d55', 16) +
    line('M-236 -520L120 -640', INK, 2.4, 0.7) +
    rails() +
    part(SIDE, '#b0714a', {
      outline: 3,
      ink: INK,
      shadow: null,
      top: '#cc8c56',
      inside:
        planking() +
        fill('M-110 -318Q700 -280 1520 -322V-282Q700 -240 -110 -278Z', PAINT) +
        line('M-110 -320Q700 -282 1520 -324M-110 -276Q700 -238 1520 -280', GOLD, 6) +
        fill('M1440 -540Q1490 -300 1430 20H1540V-540Z', DARK, 0.4) +
        fill('M-100 -46Q700 -4 1520 -50V20H-100Z', '#6a4670', 0.5),
    }) +
    hold() +
    cabin() +
    [282, 380, 690, 800, 1000, 1110].map((x) => porthole(x, -284 + (x > 600 ? 4 : 0))).join('') +
    nameBoard() +
    barnacles()
  );
}
