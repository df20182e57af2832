import { STAGE_HINTS, type StageDraftContent } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { MIN_VARIANTS, type StageTheme } from '#shared/simulation/stage/level.ts';

const EMPTY_ROW = '.'.repeat(12);
const GROUND = '#'.repeat(12);

/** The first level of an author: flat ground from the start to the flag. */
export function newStage(theme: StageTheme): StageDraftContent {
  return {
    title: '',
    mission: '',
    hintList: Array.from({ length: STAGE_HINTS }, () => ''),
    level: {
      ...{ theme, facing: 'RIGHT', fallEnds: false },
      rows: [EMPTY_ROW, EMPTY_ROW, EMPTY_ROW, EMPTY_ROW, '.S.......F..', GROUND, GROUND],
      ...{ signs: {}, friends: [], gates: {}, goals: [{ kind: 'FLAG' }] },
      variantList: Array.from({ length: MIN_VARIANTS }, () => ({})),
      ...{ blockLimit: 5, stepLimit: 10, toolbox: ['walk', 'turn', 'jump', 'take', 'repeat'] },
    },
    programs: { BLOCKS: { solution: '', wrongAnswers: [] } },
  };
}
