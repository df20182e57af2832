import { assertCount, readWhole } from './arguments.ts';
import { ofSeed, type CodeObjectRules } from './CodeObjectRules.ts';

const HOURS = [3, 7, 12] as const;
const RING_MS = 700;

/** Teaches reading input: a bell that rings the hour. */
export const bell: CodeObjectRules = {
  parts: (seed) => ({ swing: 0, hour: ofSeed(HOURS, seed) }),
  commands: {
    hour(run, args) {
      assertCount('hour', args, 0);
      return run.number('hour');
    },
    ring(run, args) {
      if (args.length > 0) assertCount('ring', args, 1);
      const times = args.length === 0 ? 1 : readWhole('ring', args[0], { what: '횟수', min: 0, max: 24 });
      for (let time = 0; time < times && !run.isOver; time += 1) {
        run.change('swing', run.number('swing') + 1, RING_MS);
        run.pass(RING_MS);
      }
      return null;
    },
  },
  missing(run) {
    const [rings, hour] = [run.number('swing'), run.number('hour')];
    if (rings === hour) return null;
    if (rings === 0) return '종이 아직 울리지 않았어요.';
    return `지금은 ${hour}시예요. 종은 ${rings}번 울렸어요.`;
  },
};
