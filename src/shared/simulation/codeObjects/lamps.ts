import { assertCount, readColor, readWhole } from './arguments.ts';
import type { CodeObjectRules } from './CodeObjectRules.ts';
import { CODE_OBJECT_COLORS } from './codeObjectTypes.ts';

const LAMPS = Array.from({ length: 8 }, (_, lamp) => lamp);
const LIGHT_MS = 500;
const wantedAt = (lamp: number) => (lamp % 2 === 0 ? 'yellow' : 'blue');

/** Teaches remainders: a chain of lamps whose colours alternate. */
export const lamps: CodeObjectRules = {
  parts: () => Object.fromEntries(LAMPS.map((lamp) => [`lamp.${lamp}`, null])),
  commands: {
    light(run, args) {
      assertCount('light', args, 2);
      const lamp = readWhole('light', args[0], { what: '번호', min: 0, max: LAMPS.length - 1 });
      run.change(`lamp.${lamp}`, readColor('light', args[1]), LIGHT_MS);
      run.pass(LIGHT_MS);
      return null;
    },
  },
  missing(run) {
    const dark = LAMPS.find((lamp) => run.part(`lamp.${lamp}`) === null);
    if (dark !== undefined) return `${dark}번 등불이 아직 꺼져 있어요.`;
    const wrong = LAMPS.find((lamp) => run.part(`lamp.${lamp}`) !== wantedAt(lamp));
    if (wrong === undefined) return null;
    return `${wrong}번 등불의 색을 봐요. ${CODE_OBJECT_COLORS[wantedAt(wrong)]} 차례예요.`;
  },
};
