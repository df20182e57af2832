import { itemById } from '#shared/content/items.ts';
import type { SkillRequirement } from '#shared/contract/world/skills.ts';
import type { Needed, SkillLevel } from './skillDefinition.ts';
import { skillByType } from './skillDefinitions.ts';
import { skillTexts } from './texts.ts';

/** The properties of a user that decide whether a level may be learned. */
export interface Learner {
  /** The level of the character. */
  readonly level: number;
  /** The learned level by skill id. */
  readonly skills: ReadonlyMap<number, number>;
  /** The owned items by id. */
  readonly items: ReadonlyMap<number, unknown>;
}

/** A visitor, before anything is earned. */
export const NEWCOMER: Learner = { level: 1, skills: new Map(), items: new Map() };

/** Pure. The requirements of a level, and whether this learner meets them. */
export function requirementsOf({ requiredLevel, needs }: SkillLevel, learner: Learner): SkillRequirement[] {
  const level = { type: 'LEVEL', level: requiredLevel, name: skillTexts.characterLevel } as const;
  return [
    { ...level, met: learner.level >= requiredLevel },
    ...needs.map((needed) => requirementOf(needed, learner)),
  ];
}

function requirementOf(needed: Needed, { skills, items }: Learner): SkillRequirement {
  if (needed.type === 'ITEM') {
    const { itemId } = needed;
    const name = itemById(itemId)?.name;
    if (name === undefined) throw new Error(`requirementOf: no item ${itemId}`);
    return { type: 'ITEM', level: 1, name, met: items.has(itemId) };
  }
  const { id, name } = skillByType(needed.skill);
  return { type: 'SKILL', level: needed.level, name, met: (skills.get(id) ?? 0) >= needed.level };
}

/** The reason for a child why a requirement is not met. */
export function reasonOf({ type, level, name }: SkillRequirement): string {
  if (type === 'LEVEL') return skillTexts.levelTooLow(level);
  return type === 'SKILL' ? skillTexts.skillTooLow(name, level) : skillTexts.itemMissing(name);
}
