import type { SkillType } from '#shared/content/skillTypes.ts';
import type { Deps } from '#server/domain/deps.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { SKILLS } from './skillDefinitions.ts';

/** Counts uses of skills towards quests. Answers whether a quest asked for one of them. */
export async function countSkillUse(request: {
  readonly deps: Pick<Deps, 'db' | 'events'>;
  readonly userId: number;
  readonly uses: ReadonlyMap<SkillType, number>;
}): Promise<boolean> {
  const { deps, userId, uses } = request;
  return transaction(deps, async (tx) => {
    let isAsked = false;
    for (const [type, times] of uses) {
      const skillId = SKILLS.find((skill) => skill.type === type)?.id;
      if (skillId === undefined) continue;
      const { questChange } = await emit(tx, { type: 'skill.used', userId, skillId, times });
      isAsked ||= questChange !== undefined;
    }
    return isAsked;
  });
}
