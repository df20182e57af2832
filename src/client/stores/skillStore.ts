import type { SkillType } from '#shared/content/skillTypes.ts';
import { createUserStore } from './createStore.ts';

/** Learned levels in the world that is played in. */
export const skillStore = createUserStore<{ readonly levels: Partial<Record<SkillType, number>> }>(() => ({
  levels: {},
}));

/** The learned level; 0 is not learned. */
export const learnedLevel =
  (type: SkillType) =>
  ({ levels }: ReturnType<typeof skillStore.getState>): number =>
    levels[type] ?? 0;
