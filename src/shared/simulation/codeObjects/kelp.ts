import { assertCount } from './arguments.ts';
import { CodeObjectMisuse } from './CodeObjectMisuse.ts';
import { ofSeed, type CodeObjectRules } from './CodeObjectRules.ts';

/** Heights at which the sunbeam begins. */
const LIGHTS = [5, 8, 3] as const;
const HIGHEST = 9;
const GROW_MS = 600;

/** Teaches while: a kelp that grows until it reaches the light. */
export const kelp: CodeObjectRules = {
  parts: (seed) => ({ height: 0, light: ofSeed(LIGHTS, seed) }),
  commands: {
    grow(run, args) {
      assertCount('grow', args, 0);
      const height = run.number('height') + 1;
      if (height > HIGHEST) throw new CodeObjectMisuse('다시마가 바다 위로 나가겠어요! 멈출 때를 살펴봐요.');
      run.change('height', height, GROW_MS);
      run.pass(GROW_MS);
      return null;
    },
    inLight(run, args) {
      assertCount('inLight', args, 0);
      return run.number('height') >= run.number('light');
    },
    height(run, args) {
      assertCount('height', args, 0);
      return run.number('height');
    },
  },
  missing(run) {
    const over = run.number('height') - run.number('light');
    if (over === 0) return null;
    return over < 0
      ? `빛까지 ${-over}마디가 모자라요.`
      : `빛을 지나서 ${over}마디나 더 자랐어요. 빛에 닿으면 바로 멈춰요.`;
  },
};
