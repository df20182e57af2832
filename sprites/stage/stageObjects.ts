import { GOAL_FRAMES, type StageFrame } from '#shared/content/stageArt.ts';
import { roundedRect } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, ring, svg } from '../core/svg.ts';
import { bubble } from '../scenery/bubble.ts';
import { fish } from '../scenery/fish.ts';
import { startFlag } from '../ui/courseSigns.ts';
import { conch, pearlShell, scallop } from '../ui/shells.ts';
import { spark } from '../ui/treasures.ts';

const WOOD = '#c98b52';

/** The checkered flag at a moment of its waving; the foot of the pole is the origin. */
function goalFlag(phase: number): string {
  const wave = (x: number) => Math.sin(phase * Math.PI * 2 - x / 9) * (x / 46) * 5;
  const xs = Array.from({ length: 13 }, (_, i) => 3 + i * 4);
  const edge = (y: number, points: readonly number[]) =>
    points.map((x) => svg`${x} ${y + wave(x)}`).join('L');
  const cloth = `M${edge(-116, xs)}L${edge(-80, xs.toReversed())}Z`;
  const squares = [0, 1, 2, 3, 4, 5].flatMap((column) =>
    [0, 1, 2, 3].flatMap((row) => {
      if ((column + row) % 2 === 1) return [];
      const [left, right] = [3 + column * 8, 11 + column * 8];
      const [top, foot] = [-116 + row * 9, -107 + row * 9];
      return [
        svg`M${left} ${top + wave(left)}L${right} ${top + wave(right)}L${right} ${foot + wave(right)}L${left} ${foot + wave(left)}Z`,
      ];
    }),
  );
  return (
    part(cloth, '#fff8ea', {
      outline: 2,
      ink: '#1d4468',
      shadow: null,
      inside: fill(squares.join(''), '#2c5f8a'),
    }) +
    ellipse(0, 0, 12, 3, '#123f5c', 0.26) +
    part(roundedRect(-3.4, -120, 6.8, 120, 3), WOOD, { outline: 1.8, shadow: [-1.2, 0] }) +
    part(svg`M-6 -122a6 6 0 1 1 12 0a6 6 0 1 1 -12 0Z`, '#ffd34d', { outline: 1.8, shadow: [-0.6, -1.6] })
  );
}

/** A board on a post, to be read. */
function sign(): string {
  return (
    ellipse(0, 0, 16, 3.4, '#123f5c', 0.26) +
    part(roundedRect(-4, -50, 8, 50, 3), WOOD, { outline: 1.8, shadow: [-1.2, 0] }) +
    part(roundedRect(-27, -74, 54, 36, 9), '#ffe0a8', {
      outline: 2,
      ink: '#6b4230',
      shadow: [-0.6, -3],
      inside: line('M-22 -65H22M-22 -47H22', '#e8b873', 1.8, 0.7),
    })
  );
}

/** A door across the way; an open one is a rim of light in its frame. */
function gate(isOpen: boolean): string {
  const frame = svg`M-30 0V-104C-30 -132 -16 -142 0 -142C16 -142 30 -132 30 -104V0H20V-102C20 -122 10 -130 0 -130C-10 -130 -20 -122 -20 -102V0Z`;
  const leaf = svg`M-20 0V-102C-20 -122 -10 -130 0 -130C10 -130 20 -122 20 -102V0Z`;
  const color = isOpen ? '#8ff0c8' : '#8f7fd0';
  return (
    ellipse(0, 0, 34, 4, '#123f5c', 0.26) +
    (isOpen
      ? fill(leaf, '#eafff6', 0.3) + ring(0, -62, 11, 22, '#ffffff', 2, 0.5)
      : part(leaf, color, {
          outline: 2,
          shadow: [0, -4],
          inside: line('M-8 0V-134M8 0V-134', '#5f4fa8', 2.4, 0.6),
          over: part(svg`M-5 -60a5 5 0 1 1 10 0l3 14h-16Z`, '#ffd34d', { outline: 1.6, shadow: null }),
        })) +
    part(frame, isOpen ? '#ffd98a' : '#c8b8f0', { outline: 2.2, shadow: [-1, -3] })
  );
}

/** A rung of a ladder, one cell high: the cells stand on each other. */
function ladderCell(): string {
  const rails = 'M-17 0V-64M17 0V-64';
  return (
    line(rails, '#5a3d22', 8.4) +
    line(rails, '#d9a566', 5) +
    [-12, -33, -54]
      .map((y) =>
        part(roundedRect(-22, y, 44, 8, 4), '#e8bd80', { outline: 1.8, ink: '#5a3d22', shadow: [0, -2] }),
      )
      .join('')
  );
}

/** The blot that a program paints on a cell; white, tinted by the game. */
const paint = () =>
  fill(
    'M-27 4C-32 -3 -20 -7 -12 -6C-4 -10 10 -9 14 -6C24 -8 33 0 26 5C28 11 12 12 6 9C-2 14 -14 12 -16 9C-22 11 -28 9 -27 4Z',
    '#ffffff',
  ) + ellipse(-9, 0, 7, 2, '#ffffff', 0.9);

/** A stone that waits for its colour; white, tinted by the game. */
const wanted = () =>
  ellipse(0, 1, 27, 8, '#ffffff', 0.34) +
  `<g stroke-dasharray="7 5">${line('M-27 1a27 8 0 1 1 54 0a27 8 0 1 1 -54 0', '#ffffff', 3)}</g>`;

/** A plank of one cell that carries from above. */
const board = () =>
  part(roundedRect(-33, -6, 66, 15, 6), '#e8bd80', {
    outline: 2,
    ink: '#5a3d22',
    shadow: [0, -3],
    inside: line('M-26 1H-4M4 3H26', '#b98247', 1.8, 0.7),
  }) +
  ellipse(-25, 0, 2.4, 2.4, '#7a5030', 0.8) +
  ellipse(25, 0, 2.4, 2.4, '#7a5030', 0.8);

/** A ring where a shell was. */
function taken(): string {
  return `<g stroke-dasharray="3 5">${line('M-13 0a13 13 0 1 1 26 0a13 13 0 1 1 -26 0', '#ffffff', 2.6, 0.8)}</g>`;
}

/** A round bubble in which a fallen avatar sinks. */
function rescue(): string {
  return (
    ellipse(0, 0, 66, 66, '#bff0ff', 0.2) +
    ring(0, 0, 65, 65, '#ffffff', 3.4, 0.8) +
    ring(0, 0, 61, 61, '#8fe0ff', 2, 0.6) +
    ellipse(-30, -34, 16, 8, '#ffffff', 0.75, -42)
  );
}

/** The small pictures of levels, by frame. */
export const STAGE_OBJECTS: Readonly<Record<StageFrame, () => string>> = {
  shell: () => scallop(),
  gold: () => scallop('#ffc75a'),
  conch: () => conch(),
  pearl: () => pearlShell(),
  taken,
  spark: () => spark(),
  bubble: () => bubble(0, 0, 12),
  dot: () => ellipse(0, 0, 6, 6, '#ffffff', 0.85) + ring(0, 0, 6, 6, '#2a8fb8', 1.2, 0.5),
  paint,
  wanted,
  board,
  start: () => at('translate(0 -60)', startFlag()),
  sign,
  'gate/closed': () => gate(false),
  'gate/open': () => gate(true),
  ladder: ladderCell,
  rescue,
  'fish/0': () => fish('#ffd34d'),
  'fish/1': () => fish('#ff9f43'),
  'fish/2': () => fish('#ff86ac'),
  'goal/0': () => goalFlag(0),
  'goal/1': () => goalFlag(1 / GOAL_FRAMES),
  'goal/2': () => goalFlag(2 / GOAL_FRAMES),
  'goal/3': () => goalFlag(3 / GOAL_FRAMES),
  'goal/4': () => goalFlag(4 / GOAL_FRAMES),
  'goal/5': () => goalFlag(5 / GOAL_FRAMES),
};
