import { assertCount } from './arguments.ts';
import { ofSeed, type CommandValue } from './CodeObjectRules.ts';
import type { CodeObjectRun } from './CodeObjectRun.ts';
import { failTurn, foeParts, winPhase, type FoePhaseNumber, type FoeRules } from './foeRun.ts';

type Breath = 'snore' | 'yawn';

interface Sleep {
  readonly phase: FoePhaseNumber;
  /** The snores before each yawn. */
  readonly snores: readonly number[];
}

/** The sleep of each seed: one for phase 1, one for phase 2, and those of phase 3, which no fixed plan answers. */
const SLEEPS = [
  { phase: 1, snores: [3] },
  { phase: 2, snores: [8] },
  { phase: 3, snores: [2, 4, 1] },
  { phase: 3, snores: [1, 3, 3] },
  { phase: 3, snores: [4, 1, 2] },
  { phase: 3, snores: [3, 2, 2] },
] as const satisfies readonly Sleep[];

/** Ms of a breath in and out, of a feather on its way, of a giggle, and of the water that a bad dream blows. */
const MS = { breath: 600, out: 300, feather: 600, giggle: 700, spout: 500, rest: 120 } as const;

const breathsOf = (seed: number): readonly Breath[] =>
  ofSeed<Sleep>(SLEEPS, seed).snores.flatMap((count): Breath[] => [
    ...Array.from({ length: count }, (): Breath => 'snore'),
    'yawn',
  ]);

/** Teaches counting and waiting until: a whale that sleeps in the channel and can be tickled when it yawns. */
export const sleepyWhale: FoeRules = {
  isOwnBody: true,
  turns: breathsOf,
  parts: (seed) => ({
    ...foeParts(ofSeed<Sleep>(SLEEPS, seed).phase),
    breathing: null,
    breath: 0,
    feather: 0,
    giggle: 0,
    spout: 0,
  }),
  commands: {
    rest(run, args) {
      assertCount('rest', args, 0);
      return answer(run, 'snore');
    },
    tickle(run, args) {
      assertCount('tickle', args, 0);
      return answer(run, 'yawn');
    },
    isSnoring(run, args) {
      assertCount('isSnoring', args, 0);
      return nextBreath(run) === 'snore';
    },
  },
  missing(run) {
    const [missed, passed] = [run.part('missed'), run.number('passed')];
    if (typeof missed === 'number') {
      const rule =
        breathsOf(run.seed)[missed] === 'snore'
          ? '코골이였어요. 코를 골 때 간질이면 물을 뿜어요.'
          : '하품이었어요. 하품할 때 깃털로 간질여요.';
      return `${missed + 1}번째 숨은 ${rule}`;
    }
    const left = breathsOf(run.seed).length - passed;
    if (left === 0) return null;
    if (passed === 0) return '고래가 숨을 쉬어요. 코를 골면 기다리고, 하품하면 간질여요.';
    return `숨이 ${left}번 더 남았어요. 하품할 때까지 기다려 봐요.`;
  },
};

const nextBreath = (run: CodeObjectRun): Breath => breathsOf(run.seed)[run.number('begun')] ?? 'yawn';

/** The whale takes its next breath; the run ends with a wrong answer or the last yawn. */
function answer(run: CodeObjectRun, meant: Breath): CommandValue {
  const index = run.number('begun');
  const breath = nextBreath(run);
  // A step ends before the next turn begins.
  run.pass(MS.rest);
  run.change('begun', index + 1);
  run.change('breathing', breath);
  run.change('breath', 1, MS.breath);
  run.pass(MS.breath);
  if (meant === 'yawn') {
    run.change('feather', 1, MS.feather);
    run.pass(MS.feather);
    run.change('feather', 0);
  }
  if (meant !== breath) {
    run.change('breathing', null);
    run.change('breath', 0);
    run.change('spout', 1, MS.spout);
    run.pass(MS.spout);
    run.change('spout', 0, MS.out);
    failTurn(run, index);
    return null;
  }
  if (breath === 'yawn') {
    run.change('giggle', 1, MS.giggle);
    run.pass(MS.giggle);
    run.change('giggle', 0);
  }
  run.change('breath', 0, MS.out);
  run.pass(MS.out);
  run.change('breathing', null);
  run.change('passed', index + 1);
  if (index + 1 === breathsOf(run.seed).length) winPhase(run);
  return null;
}
