import type { Skill } from '#shared/contract/world/skills.ts';

/**
 * The skill that a child most likely looks for: a new one that it can pay, then another level that it can pay, then the
 * cheapest that waits for points alone, then the first. `point` is null while it is loading.
 */
export function firstToLearn(skills: readonly Skill[], point: number | null): Skill | undefined {
  const byTier = skills.toSorted(
    (a, b) => a.advancement - b.advancement || (a.price ?? 0) - (b.price ?? 0) || a.id - b.id,
  );
  const open = byTier.filter(
    ({ acquirable, price, currentLevel, maxLevel }) =>
      acquirable && price !== null && currentLevel < maxLevel,
  );
  const payable = open.filter(({ price }) => point !== null && (price ?? 0) <= point);
  const isNew = ({ currentLevel }: Skill) => currentLevel === 0;
  const cheapest = open.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))[0];
  return payable.find(isNew) ?? payable[0] ?? cheapest ?? byTier[0];
}
