import { TANGLED_NET_JOINTS } from '#shared/content/foeJoints.ts';
import { ink, light, shade } from '../core/color.ts';
import { ellipsePath, heart, roundedRect } from '../core/shapes.ts';
import { at, blur, clip, ellipse, fill, line, part, svg } from '../core/svg.ts';
import { place } from '../scenery/place.ts';

const ROPE = '#d8b06a';
const ROPE_INK = '#5a3d1e';
const BUOYS = ['#ff8a4c', '#5fb4f2'] as const;
const WOOD = '#c98d55';
const LIT = '#ffe27a';

const rope = (d: string, width = 4.6) =>
  line(d, ROPE_INK, width + 2.8) + line(d, ROPE, width) + line(d, light(ROPE, 0.7), width * 0.3, 0.7);

const [LEFT, RIGHT] = [TANGLED_NET_JOINTS.columns[0] - 22, TANGLED_NET_JOINTS.columns[4] + 22];

/** The ropes from the branch to the lowest row, with floats unlit; its foot is the origin. */
export function netRopes(): string {
  const { columns, rows, lamps, branch } = TANGLED_NET_JOINTS;
  const bottom = rows[3];
  const fringe = columns
    .map((x, index) =>
      rope(
        svg`M${x} ${branch[1]}Q${x + (index % 2 ? 8 : -8)} ${(branch[1] + bottom) / 2} ${x} ${bottom + 12}`,
        3,
      ),
    )
    .join('');
  const floats = lamps
    .map(([x, y]) =>
      part(ellipsePath(x, y, 8, 8), '#9aa4b8', { outline: 1.6, ink: '#3a4268', shadow: [-0.4, -1.4] }),
    )
    .join('');
  const sides = svg`M${LEFT - 4} ${branch[1]}C${LEFT - 18} ${branch[1] + 40} ${LEFT - 14} ${bottom - 30} ${LEFT} ${bottom + 6}M${RIGHT + 4} ${branch[1]}C${RIGHT + 16} ${branch[1] + 34} ${RIGHT + 10} ${bottom - 36} ${RIGHT - 6} ${bottom}`;
  return fringe + rope(sides) + floats;
}

/** A row that is still tangled, around its middle. */
export function netTangle(): string {
  const half = (RIGHT - LEFT) / 2;
  return (
    rope(
      svg`M${-half} 2C${-half + 14} -12 ${-half + 26} 12 ${-half + 40} 0C${-half + 52} -12 -14 12 -2 -2C8 -12 20 12 ${half - 38} 0C${half - 26} -12 ${half - 14} 10 ${half} -4`,
    ) + rope(svg`M${-half + 10} -4C${-half + 30} 12 -20 -10 -6 6C6 14 ${half - 34} -10 ${half - 12} 6`, 3)
  );
}

/** A row that is free, with leaves, around its middle. */
export function netStrand(): string {
  const half = (RIGHT - LEFT) / 2;
  const leaf = (x: number, turn: number) =>
    at(
      svg`translate(${x} 4) rotate(${turn})`,
      part('M0 0C-7 4 -7 12 0 17C7 12 7 4 0 0Z', '#6fbf5a', { outline: 1.4, shadow: [-0.4, -1.2] }),
    );
  return (
    rope(svg`M${-half} -3Q0 9 ${half} -3`) + leaf(-44, 12) + leaf(-14, -8) + leaf(18, 10) + leaf(48, -12)
  );
}

/** A knot, around its middle. */
export const netKnot = (): string =>
  part(ellipsePath(0, 0, 9.5, 8.5), ROPE, {
    outline: 2,
    ink: ROPE_INK,
    shadow: [-0.8, -2.2],
    inside: line('M-9 -2Q0 -8 8 2M-8 5Q0 -1 9 -3', shade(ROPE, 1.6), 1.8, 0.8),
  }) +
  line('M-7 6l-3 4M7 6l3 4', ROPE_INK, 4) +
  line('M-7 6l-3 4M7 6l3 4', ROPE, 2);

/** The ring around the knot at the hand. */
export const netRing = (): string =>
  blur(3, ellipse(0, 0, 17, 16, LIT, 0.4)) +
  line(ellipsePath(0, 0, 15.5, 14.5), '#9a5f14', 6) +
  line(ellipsePath(0, 0, 15.5, 14.5), '#ffc64a', 3.4);

export type NetMood = 'stern' | 'dizzy' | 'happy';

/** Two buoys that look out of the net, around the middle between them. */
export function netEyes(mood: NetMood): string {
  const eye = (x: number, color: string, side: 1 | -1) => {
    const buoy = part(ellipsePath(x, 0, 19, 18), color, {
      outline: 2.2,
      shadow: [-1, -3],
      inside: fill(svg`M${x - 22} 8H${x + 22}V22H${x - 22}Z`, '#fff6e6', 0.9),
      gloss: ellipsePath(x - 8, -10, 5, 3),
    });
    if (mood === 'happy') return buoy + line(svg`M${x - 8} 2Q${x} -11 ${x + 8} 2`, '#2a2148', 3.4);
    const pupil = mood === 'dizzy' ? [side * 4, -3] : [-4, 2];
    return (
      buoy +
      ellipse(x, 0, 10.5, 11, '#ffffff') +
      ellipse(x + (pupil[0] ?? 0), pupil[1] ?? 0, 5.4, 6, '#2a2148') +
      ellipse(x + (pupil[0] ?? 0) - 1.6, (pupil[1] ?? 0) - 2.4, 1.8, 2, '#ffffff') +
      (mood === 'stern' ? line(svg`M${x - side * 14} -14L${x + side * 10} -9`, '#2a2148', 3.6) : '')
    );
  };
  return eye(-26, BUOYS[0], -1) + eye(26, BUOYS[1], 1);
}

/** One of its floats, lit, around its middle. */
export const netLamp = (): string =>
  blur(5, ellipse(0, 0, 14, 14, LIT, 0.6)) +
  part(ellipsePath(0, 0, 8, 8), LIT, {
    outline: 1.6,
    ink: '#9a5f14',
    shadow: [-0.4, -1.2],
    gloss: ellipsePath(-2.6, -3, 2.2, 1.6),
  });

/** The swing that the net has become, hanging from the origin. */
export function netSwing(): string {
  const flower = (x: number, y: number, color: string) =>
    place(
      x,
      y,
      [0, 72, 144, 216, 288]
        .map((turn) =>
          at(svg`rotate(${turn})`, part(ellipsePath(0, -7, 5, 6), color, { outline: 1.3, shadow: null })),
        )
        .join('') + part(ellipsePath(0, 0, 4, 4), '#ffd84f', { outline: 1.2, shadow: null }),
    );
  const slants = Array.from({ length: 15 }, (_, n) => -140 + n * 16);
  const mesh = slants.map((x) => svg`M${x} -90L${x + 80} 0M${x + 80} -90L${x} 0`).join('');
  const seat = 'M-62 -72C-34 -56 34 -56 62 -72C46 4 -46 4 -62 -72Z';
  return at(
    'translate(0 160)',
    rope('M-86 -160C-78 -120 -70 -90 -62 -70M86 -160C78 -120 70 -90 62 -70') +
      fill(seat, '#fff1cf', 0.35) +
      clip(seat, line(mesh, ROPE_INK, 4.2) + line(mesh, ROPE, 2.2)) +
      rope('M-62 -72C-34 -56 34 -56 62 -72') +
      rope('M-62 -72C-46 4 46 4 62 -72', 6) +
      part(ellipsePath(-75, -112, 11, 11), BUOYS[0], {
        outline: 2,
        shadow: [-0.8, -2.4],
        gloss: ellipsePath(-79, -116, 3, 2),
      }) +
      part(ellipsePath(75, -112, 11, 11), BUOYS[1], {
        outline: 2,
        shadow: [-0.8, -2.4],
        gloss: ellipsePath(71, -116, 3, 2),
      }) +
      flower(-62, -72, '#ff9fb8') +
      flower(62, -72, '#ffc75a') +
      flower(-50, -46, '#c9a0f0') +
      flower(50, -46, '#ff9fb8'),
  );
}

/** The plaque of the child who undid it, around its middle. */
export const netPlaque = (): string =>
  part(roundedRect(-104, -15, 208, 30, 10), WOOD, {
    outline: 2.2,
    ink: ink(WOOD),
    shadow: [-0.6, -3],
    inside: line('M-98 -9H-20M30 10H96', shade(WOOD, 0.8), 1.6, 0.5),
  }) +
  part(heart(0, -15, 9), '#ee6258', { outline: 1.8, shadow: [-0.6, -2] }) +
  [-97, 97].map((x) => part(ellipsePath(x, 0, 3, 3), '#ffd34d', { outline: 1.2, shadow: null })).join('');
