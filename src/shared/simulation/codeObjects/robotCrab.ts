import { assertCount } from './arguments.ts';
import { ofSeed, type CommandValue } from './CodeObjectRules.ts';
import type { CodeObjectRun } from './CodeObjectRun.ts';
import { failTurn, foeParts, moveChild, winPhase, type FoePhaseNumber, type FoeRules } from './foeRun.ts';

/** The height of a water ball. */
type BallHeight = 'high' | 'low';

interface Pattern {
  readonly phase: FoePhaseNumber;
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

/** Ms of one throw: the claw lifts, the ball flies to the child and on. */
const MS = { claw: 300, flight: 900, meet: 380, rest: 160 } as const;

/** The heights of the balls of a seed, in their order. */
const ballsOf = (seed: number): readonly BallHeight[] =>
  Array.from(ofSeed(PATTERNS, seed).balls, (sign) => (sign === 'H' ? 'high' : 'low'));

/** Teaches patterns, repetition and conditions: a robot that throws water balls, which a child ducks or jumps over. */
export const robotCrab: FoeRules = {
  isOwnBody: true,
  turns: ballsOf,
  parts: (seed) => ({
    ...foeParts(ofSeed(PATTERNS, seed).phase),
    claw: 0,
    throwing: null,
    flight: 0,
  }),
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

const nextBall = (run: CodeObjectRun): BallHeight => ballsOf(run.seed)[run.number('begun')] ?? 'low';

/** The crab throws its next ball, and the child moves when it comes; the run ends with a hit or the last ball. */
function answer(run: CodeObjectRun, args: readonly CommandValue[], pose: 'jump' | 'duck'): null {
  assertCount(pose, args, 0);
  const index = run.number('begun');
  const height = nextBall(run);
  run.change('claw', 1, MS.claw);
  run.pass(MS.claw);
  run.change('begun', index + 1);
  run.change('throwing', height);
  run.change('flight', 0);
  run.change('flight', 1, MS.flight);
  run.change('claw', 0, MS.claw);
  const isRight = (height === 'high') === (pose === 'duck');
  run.pass(isRight ? MS.meet / 2 : MS.meet);
  if (isRight) moveChild(run, pose, MS.flight - MS.meet / 2);
  run.change('throwing', null);
  if (!isRight) {
    failTurn(run, index);
    return null;
  }
  run.change('pose', 'stand');
  run.change('passed', index + 1);
  run.pass(MS.rest);
  if (index + 1 === ballsOf(run.seed).length) winPhase(run);
  return null;
}
