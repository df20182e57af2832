import type { StageLayout, StageLevel } from './level.ts';

/** A level for tests: these rows, and by default a goal that is never met. */
export function sampleLevel(
  rows: readonly string[],
  parts: Partial<StageLayout & StageLevel> = {},
): StageLevel {
  return {
    theme: 'PATH',
    order: 1,
    facing: 'RIGHT',
    fallEnds: false,
    rows,
    signs: {},
    friends: [],
    gates: {},
    goals: [{ kind: 'SAY', text: '끝', friend: null }],
    variantList: [{}, {}, {}],
    blockLimit: 3,
    stepLimit: 20,
    toolbox: ['walk'],
    ...parts,
  };
}
