import { assertCount, readWhole } from './arguments.ts';
import { CodeObjectMisuse } from './CodeObjectMisuse.ts';
import type { CodeObjectRules } from './CodeObjectRules.ts';
import type { CodeObjectRun } from './CodeObjectRun.ts';
import type { PartValue } from './codeObjectTypes.ts';

const COLUMNS = 7;
const ROWS = 5;
const START = { x: 1, y: 1 } as const;
/** Cells from one corner of the square to the next. */
const SIDE = 3;
const STEP_MS = 400;
const TURN_MS = 300;

/** Clockwise. */
const FACINGS = ['right', 'down', 'left', 'up'] as const;
const STEPS = { right: [1, 0], down: [0, 1], left: [-1, 0], up: [0, -1] } as const;

/** Teaches repetition: a crab whose feet draw on the sand. */
export const crab: CodeObjectRules = {
  parts: () => ({
    'crab.x': START.x,
    'crab.y': START.y,
    'crab.facing': 'right',
    ...Object.fromEntries(cells().map(([x, y]): [string, PartValue] => [trail(x, y), isStart(x, y) ? 1 : 0])),
  }),
  commands: {
    walk(run, args) {
      const count = args.length === 0 ? 1 : walked(args);
      for (let step = 0; step < count && !run.isOver; step += 1) walkOne(run);
      return null;
    },
    turnRight: (run, args) => {
      assertCount('turnRight', args, 0);
      return turn(run, 1);
    },
    turnLeft: (run, args) => {
      assertCount('turnLeft', args, 0);
      return turn(run, 3);
    },
  },
  missing(run) {
    const drawn = cells().filter(([x, y]) => run.part(trail(x, y)) === 1);
    if (drawn.length === 1) return '게가 아직 걷지 않았어요. 걸어간 자리에 그림이 남아요.';
    const outside = drawn.find(([x, y]) => !isOnSquare(x, y));
    if (outside) return '네모 밖까지 그렸어요. 한 변은 세 칸이에요.';
    const wanted = cells().filter(([x, y]) => isOnSquare(x, y)).length;
    if (drawn.length < wanted) return `네모가 아직 덜 그려졌어요. ${wanted - drawn.length}칸이 비어 있어요.`;
    if (!isStart(run.number('crab.x'), run.number('crab.y'))) return '마지막에는 처음 자리로 돌아와요.';
    return null;
  },
};

function walked(args: Parameters<typeof assertCount>[1]): number {
  assertCount('walk', args, 1);
  return readWhole('walk', args[0], { what: '칸', min: 0, max: 20 });
}

function walkOne(run: CodeObjectRun): void {
  const [dx, dy] = STEPS[facingOf(run)];
  const x = run.number('crab.x') + dx;
  const y = run.number('crab.y') + dy;
  if (x < 0 || y < 0 || x >= COLUMNS || y >= ROWS)
    throw new CodeObjectMisuse('여기는 모래밭 끝이에요. 더 갈 수 없으니 먼저 방향을 바꾸어요.');
  if (dx !== 0) run.change('crab.x', x, STEP_MS);
  else run.change('crab.y', y, STEP_MS);
  run.pass(STEP_MS);
  run.change(trail(x, y), 1);
}

function turn(run: CodeObjectRun, quarters: number): null {
  const next = FACINGS[(FACINGS.indexOf(facingOf(run)) + quarters) % FACINGS.length] ?? 'right';
  run.change('crab.facing', next, TURN_MS);
  run.pass(TURN_MS);
  return null;
}

const facingOf = (run: CodeObjectRun) =>
  FACINGS.find((facing) => facing === run.part('crab.facing')) ?? 'right';

const trail = (x: number, y: number) => `trail.${x}.${y}`;
const isStart = (x: number, y: number) => x === START.x && y === START.y;

function isOnSquare(x: number, y: number): boolean {
  const [right, bottom] = [START.x + SIDE, START.y + SIDE];
  if (x < START.x || x > right || y < START.y || y > bottom) return false;
  return x === START.x || x === right || y === START.y || y === bottom;
}

const cells = (): [x: number, y: number][] =>
  Array.from({ length: COLUMNS * ROWS }, (_, index) => [index % COLUMNS, Math.floor(index / COLUMNS)]);
