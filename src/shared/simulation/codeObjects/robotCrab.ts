import { assertCount } from './arguments.ts';
import { ofSeed, type CodeObjectRules, type CommandValue } from './CodeObjectRules.ts';
import type { CodeObjectRun } from './CodeObjectRun.ts';
import type { PartValue } from './codeObjectTypes.ts';

/** The height of a water ball. */
export type BallHeight = 'high' | 'low';

interface Pattern {
  readonly phase: 1 | 2 | 3;
  /** H is a high ball, L a low one. */
  readonly balls: string;
}

/** The pattern of each seed: one for phase 1, one for phase 2, and those of phase 3, which no fixed plan answers. */
const PATTERNS = [
  { phase: 1, balls: 'HLHL' },
  { phase: 2, balls: 'HLLHLLHLL' },
  { phase: 3, balls: 'LHHLHLLLH' },
  { phase: 3, balls: 'HHLLLHLHL' },
  { phase: 3, balls: 'LLHLHHHLH' },
  { phase: 3, balls: 'HLHHLLHLL' },
] as const satisfies readonly Pattern[];

const MOST_BALLS = 9;

/** Ms of one throw: the claw lifts, the ball flies to the child and on. */
const MS = { claw: 300, flight: 900, meet: 380, rest: 160, wet: 1300, end: 1200 } as const;

/** Teaches patterns, repetition and conditions: a robot that throws water balls, which a child ducks or jumps over. */
export const robotCrab: CodeObjectRules = {
  isOwnBody: true,
  parts(seed) {
    const { phase } = ofSeed(PATTERNS, seed);
    const balls = ballsOf(seed);
    return {
      won: phase - 1,
      claw: 0,
      throwing: null,
      flight: 0,
      thrown: 0,
      passed: 0,
      missed: null,
      pose: 'stand',
      move: 0,
      stopped: 0,
      castle: 0,
      ...Object.fromEntries(
        Array.from({ length: MOST_BALLS }, (_, index): [string, PartValue] => [
          `ball.${index}`,
          balls[index] ?? null,
        ]),
      ),
    };
  },
  commands: {
    jump: (run, args) => answer(run, args, 'jump'),
    duck: (run, args) => answer(run, args, 'duck'),
    isHigh(run, args) {
      assertCount('isHigh', args, 0);
      return nextBall(run) === 'high';
    },
  },
  missing(run) {
    const [missed, passed] = [run.part('missed'), run.number('passed')];
    if (typeof missed === 'number') {
      const rule =
        ballsOf(run.seed)[missed] === 'high'
          ? '높게 왔어요. 높은 공은 숙여서 피해요.'
          : '낮게 왔어요. 낮은 공은 점프로 넘어요.';
      return `${missed + 1}번째 공은 ${rule}`;
    }
    const left = ballsOf(run.seed).length - passed;
    if (left === 0) return null;
    if (passed === 0) return '공이 오기를 기다려요. 높은 공은 숙이고, 낮은 공은 점프해요.';
    return `공이 ${left}개 더 와요. 끝까지 피해 봐요.`;
  },
};

/** The heights of the balls of a seed, in their order. */
export const ballsOf = (seed: number): readonly BallHeight[] =>
  Array.from(ofSeed(PATTERNS, seed).balls, (sign) => (sign === 'H' ? 'high' : 'low'));

const nextBall = (run: CodeObjectRun): BallHeight => ballsOf(run.seed)[run.number('thrown')] ?? 'low';

/** The crab throws its next ball, and the child moves when it comes; the run ends with a hit or the last ball. */
function answer(run: CodeObjectRun, args: readonly CommandValue[], pose: 'jump' | 'duck'): null {
  assertCount(pose, args, 0);
  const index = run.number('thrown');
  const height = nextBall(run);
  run.change('claw', 1, MS.claw);
  run.pass(MS.claw);
  run.change('thrown', index + 1);
  run.change('throwing', height);
  run.change('flight', 0);
  run.change('flight', 1, MS.flight);
  run.change('claw', 0, MS.claw);
  const isRight = (height === 'high') === (pose === 'duck');
  run.pass(isRight ? MS.meet / 2 : MS.meet);
  if (!isRight) return beHit(run, index);
  move(run, pose, MS.flight - MS.meet / 2);
  run.change('throwing', null);
  run.change('pose', 'stand');
  run.change('passed', index + 1);
  run.pass(MS.rest);
  if (index + 1 === ballsOf(run.seed).length) stop(run);
  return null;
}

function move(run: CodeObjectRun, pose: 'jump' | 'duck' | 'wet', ms: number): void {
  run.change('pose', pose);
  run.change('move', 0);
  run.change('move', 1, ms);
  run.pass(ms);
}

/** The child is wet and floats back in a bubble. */
function beHit(run: CodeObjectRun, index: number): null {
  run.change('throwing', null);
  run.change('missed', index);
  move(run, 'wet', MS.wet);
  run.change('pose', 'stand');
  run.end();
  return null;
}

/** The crab has no ball left: another of its lamps is lit, and after the last its key stops. */
function stop(run: CodeObjectRun): void {
  const won = run.number('won') + 1;
  run.change('won', won);
  if (won === 3) run.change('stopped', 1, MS.end);
  run.pass(MS.end);
  run.end();
}
