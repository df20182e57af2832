import { assertCount, readNumber } from './arguments.ts';
import { CodeObjectMisuse } from './CodeObjectMisuse.ts';
import { ofSeed, type CodeObjectRules } from './CodeObjectRules.ts';
import type { CodeObjectRun } from './CodeObjectRun.ts';

/** The wind of each second. */
const WINDS = [
  [8, 8, 4, 4, 0, 0],
  [2, 6, 10, 6, 2, 0],
  [10, 0, 10, 0, 10, 0],
] as const satisfies readonly (readonly number[])[];
const SECONDS = 6;
const SECOND_MS = 1000;
const FASTEST = 10;
/** Programs may calculate in another order. */
const TOLERANCE = 0.001;

const windAt = (seed: number, second: number): number => ofSeed(WINDS, seed)[second] ?? 0;

const speedsOf = ({ acts }: CodeObjectRun): number[] =>
  acts.flatMap(({ part, value }) => (part === 'speed' && typeof value === 'number' ? value : []));

/** Teaches state: a mill that follows the wind half of the way every second. */
export const windmill: CodeObjectRules = {
  parts: (seed) => ({ speed: 0, wind: windAt(seed, 0) }),
  commands: {
    wind(run, args) {
      assertCount('wind', args, 0);
      return run.number('wind');
    },
    turn(run, args) {
      assertCount('turn', args, 1);
      const second = speedsOf(run).length;
      if (second >= SECONDS) throw new CodeObjectMisuse(`바람은 ${SECONDS}초 동안만 불어요.`);
      const speed = readNumber('turn', args[0], { what: '빠르기', min: 0, max: FASTEST });
      run.change('speed', speed, SECOND_MS);
      run.pass(SECOND_MS);
      run.change('wind', windAt(run.seed, second + 1));
      return null;
    },
  },
  missing(run) {
    const speeds = speedsOf(run);
    if (speeds.length === 0) return '풍차가 아직 돌지 않아요.';
    let wanted = 0;
    for (const [second, speed] of speeds.entries()) {
      wanted += (windAt(run.seed, second) - wanted) / 2;
      if (Math.abs(speed - wanted) > TOLERANCE)
        return `${second + 1}번째 바람을 봐요. 차이의 반을 따라가면 ${shown(wanted)}, 지금은 ${shown(speed)}!`;
    }
    return speeds.length === SECONDS ? null : `바람이 ${SECONDS - speeds.length}초 더 불어요.`;
  },
};

const shown = (speed: number) => String(Math.round(speed * 100) / 100);
