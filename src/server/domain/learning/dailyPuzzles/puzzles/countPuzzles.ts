/** Monday and Tuesday: how many cells, how many rungs, how many times. */
import { climbUp, jump, repeat, take, walk } from '#server/domain/seed/stages/stagePieces.ts';
import { ALL_SHELLS, FLAG, flat, numberChoices, puzzle, type Puzzle } from './puzzle.ts';

const HOW_MANY = '빈칸에 들어갈 수는?';

/** A shell on the way, and the cells from there to the flag. */
const stroll = (title: string, toShell: number, toFlag: number, lead = 1): Puzzle =>
  puzzle({
    title,
    question: HOW_MANY,
    hint: '조개에서 깃발까지 한 칸씩 손가락으로 짚어 봐요.',
    concept: 'SEQUENCE',
    theme: 'PATH',
    layout: {
      rows: flat(`${'.'.repeat(lead)}S${'.'.repeat(toShell - 1)}o${'.'.repeat(toFlag - 1)}F...`),
      goals: [FLAG, ALL_SHELLS],
    },
    program: (filling) => [walk(toShell), take, walk(filling)],
    ...numberChoices(toFlag),
  });

/** A ladder that goes on above the floor of the flag; a roof stops an avatar that climbs too far. */
function ladder(title: string, toLadder: number, height: number, toFlag: number): Puzzle {
  const width = toLadder + toFlag + 3;
  const right = width - toLadder - 1;
  const beside = (sign: string) => `${'.'.repeat(toLadder)}|${sign.repeat(right)}`;
  const rows = [
    `${'.'.repeat(toLadder)}.${'.'.repeat(right)}`,
    beside('#'),
    beside('.'),
    `${'.'.repeat(toLadder)}|${'.'.repeat(toFlag - 1)}F${'.'.repeat(right - toFlag)}`,
    ...Array.from({ length: height - 1 }, () => beside('#')),
    `S${'.'.repeat(toLadder - 1)}|${'#'.repeat(right)}`,
    '#'.repeat(width),
  ];
  return puzzle({
    title,
    question: HOW_MANY,
    hint: '깃발이 있는 바닥까지 사다리 칸을 세어 봐요.',
    concept: 'SEQUENCE',
    theme: 'PATH',
    layout: { rows, goals: [FLAG] },
    program: (filling) => [walk(toLadder), climbUp(filling), walk(toFlag)],
    ...numberChoices(height),
  });
}

/** Steps of equal width; the flag stands further on the last one than a step is wide. */
function stairs(title: string, steps: number, wide: number): Puzzle {
  const run = wide + 1;
  const width = steps * run + run + 4;
  const level = (step: number) => {
    const ground = '#'.repeat(width - step * run);
    return `${'.'.repeat(step * run)}${ground}`;
  };
  const flagAt = steps * run + run;
  const rows = [
    '.'.repeat(width),
    `${'.'.repeat(flagAt)}F${'.'.repeat(width - flagAt - 1)}`,
    ...Array.from({ length: steps }, (_, index) => level(steps - index)),
    '#'.repeat(width),
  ];
  const start = steps + 1;
  return puzzle({
    title,
    question: HOW_MANY,
    hint: '계단이 몇 개인지 아래에서부터 세어 봐요.',
    concept: 'REPEAT',
    theme: 'PATH',
    layout: {
      rows: rows.map((row, index) => (index === start ? `S${row.slice(1)}` : row)),
      goals: [FLAG],
    },
    program: (filling) => [repeat(filling, walk(wide), jump), walk(run)],
    ...numberChoices(steps),
  });
}

/** Stones with a gap behind each. */
function gaps(title: string, leaps: number, wide: number): Puzzle {
  const run = wide + 1;
  const last = run + 4;
  const ground = `${`${'#'.repeat(run)}.`.repeat(leaps)}${'#'.repeat(last)}`;
  const flagAt = leaps * (run + 1) + run;
  const way = `S${'.'.repeat(flagAt - 1)}F${'.'.repeat(ground.length - flagAt - 1)}`;
  return puzzle({
    title,
    question: HOW_MANY,
    hint: '틈이 몇 번 나오는지 세어 봐요. 틈마다 한 번 되풀이해요.',
    concept: 'REPEAT',
    theme: 'PATH',
    layout: { rows: ['.'.repeat(ground.length), way, ground, ground], goals: [FLAG] },
    program: (filling) => [repeat(filling, walk(wide), jump), walk(run)],
    ...numberChoices(leaps),
  });
}

export const STROLLS: readonly Puzzle[] = [
  stroll('조개 줍고 깃발까지!', 2, 3),
  stroll('멀리 보이는 깃발', 1, 5),
  stroll('조개 하나, 발걸음 넷', 3, 4),
  stroll('모랫길 산책', 2, 6),
  stroll('깃발이 코앞이에요', 4, 2, 2),
];

export const LADDERS: readonly Puzzle[] = [
  ladder('사다리를 몇 칸?', 3, 3, 2),
  ladder('산호 다락방의 깃발', 2, 4, 3),
  ladder('높은 등대로', 4, 5, 2),
  ladder('한 층만 더!', 3, 2, 3),
];

export const STAIRS: readonly Puzzle[] = [
  stairs('계단을 올라 깃발까지!', 3, 1),
  stairs('느긋한 산호 계단', 2, 2),
  stairs('네 계단 꼭대기', 4, 1),
  stairs('넓은 계단 셋', 3, 2),
  stairs('하늘까지 다섯 계단', 5, 1),
];

export const GAPS: readonly Puzzle[] = [
  gaps('폴짝폴짝 징검다리', 3, 1),
  gaps('물길을 건너요', 2, 2),
  gaps('바위섬 네 개', 4, 1),
  gaps('성큼성큼 건너기', 3, 2),
  gaps('다섯 번 폴짝', 5, 1),
];
