/** Pure: which of the others' runs are drawn. */
import type { StagePath } from '#shared/contract/battle/stageContents.ts';

/** More of them would hide the level, and each is drawn five times. */
export const MOST_GHOSTS = 5;

/** Those who solved it, the first of them first, then those who tried last. */
export const choosePaths = (paths: readonly StagePath[]): readonly StagePath[] =>
  paths
    .toSorted(
      (a, b) =>
        Number(b.success) - Number(a.success) ||
        (a.success ? a.durationTime - b.durationTime : b.durationTime - a.durationTime) ||
        a.userId - b.userId,
    )
    .slice(0, MOST_GHOSTS);
