import { assertCount, readWhole } from './arguments.ts';
import { ofSeed, type CodeObjectRules } from './CodeObjectRules.ts';

/** Minutes since midnight, as the sand glass counts them. */
const MINUTES = [135, 61, 1439] as const;
const TURN_MS = 1000;

/** Teaches quotient and remainder: hands that show the time of a sand glass. */
export const clock: CodeObjectRules = {
  parts: (seed) => ({ hour: 0, minute: 0, minutes: ofSeed(MINUTES, seed) }),
  commands: {
    minutes(run, args) {
      assertCount('minutes', args, 0);
      return run.number('minutes');
    },
    show(run, args) {
      assertCount('show', args, 2);
      const hour = readWhole('show', args[0], { what: '시', min: 0, max: 23 });
      const minute = readWhole('show', args[1], { what: '분', min: 0, max: 59 });
      run.change('hour', hour, TURN_MS);
      run.change('minute', minute, TURN_MS);
      run.pass(TURN_MS);
      return null;
    },
  },
  missing(run) {
    const minutes = run.number('minutes');
    const [hour, minute] = [run.number('hour'), run.number('minute')];
    if (hour * 60 + minute === minutes) return null;
    if (hour === 0 && minute === 0) return '바늘이 아직 움직이지 않았어요.';
    return `모래는 ${minutes}분을 세었어요. 시계는 ${hour}시 ${minute}분이네요.`;
  },
};
