import { assertCount, readColor, readWhole } from './arguments.ts';
import type { CodeObjectRules } from './CodeObjectRules.ts';

/** From the lowest terrace up. */
const ROWS = [0, 1, 2] as const;
const COLUMNS = [0, 1, 2, 3, 4] as const;
const GROW_MS = 500;

const plant = (row: number, column: number) => `coral.${row}.${column}`;

/** Teaches nested repetition: corals row by row. */
export const coral: CodeObjectRules = {
  parts: () => Object.fromEntries(ROWS.flatMap((row) => COLUMNS.map((column) => [plant(row, column), null]))),
  commands: {
    grow(run, args) {
      assertCount('grow', args, 3);
      const row = readWhole('grow', args[0], { what: '줄', min: 0, max: ROWS.length - 1 });
      const column = readWhole('grow', args[1], { what: '칸', min: 0, max: COLUMNS.length - 1 });
      run.change(plant(row, column), readColor('grow', args[2]), GROW_MS);
      run.pass(GROW_MS);
      return null;
    },
  },
  missing(run) {
    for (const row of ROWS) {
      const colors = COLUMNS.map((column) => run.part(plant(row, column)));
      const bare = colors.filter((color) => color === null).length;
      if (bare > 0) return `${row + 1}번째 줄에 빈 칸이 ${bare}개 있어요. 한 줄에 다섯 그루씩 심어요.`;
      if (new Set(colors).size > 1) return `${row + 1}번째 줄은 한 가지 색으로 심어요.`;
    }
    return null;
  },
};
