import { and, eq } from 'drizzle-orm';
import { experienceOf } from '#shared/content/levels.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { SkillChange } from '#shared/contract/world/skills.ts';
import type { Transaction } from '#server/db/connect.ts';
import { userSkills } from '#server/db/tables/world/skills.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { charge } from '#server/domain/world/economy/charge.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import type { LockedWallet } from '#server/domain/world/economy/Wallet.ts';
import { ownedItems } from '#server/domain/world/inventory/ownedItems.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { learnedLevels } from './learnedLevels.ts';
import { reasonOf, requirementsOf } from './requirementsOf.ts';
import type { SkillDefinition } from './skillDefinition.ts';
import { skillById } from './skillDefinitions.ts';
import { skillTexts } from './texts.ts';
import type { UserCall } from '#server/domain/call.ts';

/**
 * Learns the first level of a skill for points, once. Throws RESOURCE_NOT_FOUND, DOLPHIN_DUPLICATE_RESOURCE,
 * SKILL_ACQUIRE_FAIL (a requirement is not met) or NOT_ENOUGH_POINT.
 */
export async function acquireSkill(
  request: UserCall & {
    skillId: number;
  },
): Promise<SkillChange> {
  const { deps, userId, skillId } = request;
  const skill = skillOrThrow(skillId);
  return transaction(deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    const levels = await learnedLevels({ db: tx, userId });
    if (levels.has(skillId)) {
      throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', {
        message: skillTexts.alreadyLearned,
        log: `user ${userId} has skill ${skillId} at level ${levels.get(skillId)}`,
      });
    }
    return learnLevel({ deps, tx, wallet, skill, level: 1, refusal: 'SKILL_ACQUIRE_FAIL' });
  });
}

/** A second request within this time after a level was learned is the same press of the button, ms. */
const SAME_PRESS_MS = 1000;

/**
 * Learns the next level of a skill for points. Throws RESOURCE_NOT_FOUND, DOLPHIN_DUPLICATE_RESOURCE (the highest is
 * learned, or the last one only just), SKILL_UPGRADE_FAIL or NOT_ENOUGH_POINT.
 */
export async function upgradeSkill(
  request: UserCall & {
    skillId: number;
  },
): Promise<SkillChange> {
  const { deps, userId, skillId } = request;
  const skill = skillOrThrow(skillId);
  return transaction(deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    const learned = await learnedAt({ tx, userId, skillId });
    const log = `user ${userId} has skill ${skillId} at level ${learned?.level ?? 0} of ${skill.levels.length}`;
    if (learned === undefined)
      throw new AppError('SKILL_UPGRADE_FAIL', { message: skillTexts.learnFirst, log });
    const level = learned.level + 1;
    if (level > skill.levels.length)
      throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', { message: skillTexts.highestLevel, log });
    // The times are compared by distance, so that a clock that was set back locks nobody out.
    const since = Math.abs(deps.clock.now().getTime() - learned.upgradedAt.getTime());
    if (since < SAME_PRESS_MS)
      throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', { message: skillTexts.alreadyUpgraded, log });
    return learnLevel({ deps, tx, wallet, skill, level, refusal: 'SKILL_UPGRADE_FAIL' });
  });
}

interface LevelToLearn {
  readonly deps: Deps;
  readonly tx: Transaction;
  readonly wallet: LockedWallet;
  readonly skill: SkillDefinition;
  readonly level: number;
  /** The error when a requirement is not met. */
  readonly refusal: Extract<ErrorCode, 'SKILL_ACQUIRE_FAIL' | 'SKILL_UPGRADE_FAIL'>;
}

/** Pays for one level and stores it. The caller has checked that it is the next one. */
async function learnLevel({ deps, tx, wallet, skill, level, refusal }: LevelToLearn): Promise<SkillChange> {
  const { userId } = wallet;
  const wanted = skill.levels[level - 1];
  if (wanted === undefined) throw new Error(`learnLevel: skill ${skill.id} has no level ${level}`);
  const [skills, items] = [await learnedLevels({ db: tx, userId }), await ownedItems({ db: tx, userId })];
  const learner = { level: experienceOf(wallet.exp).level, skills, items };
  const missing = requirementsOf(wanted, learner).find(({ met }) => !met);
  if (missing !== undefined) {
    throw new AppError(refusal, {
      message: reasonOf(missing),
      log: `user ${userId} lacks ${missing.type} ${missing.name} ${missing.level} for skill ${skill.id} level ${level}`,
    });
  }
  const { point } = await charge({
    tx,
    wallet,
    reasonKey: `skill:${skill.id}:${level}`,
    points: wanted.price,
    rows: [{ kind: 'SKILL', amount: 1, refId: skill.id }],
  });
  const upgradedAt = deps.clock.now();
  await tx
    .insert(userSkills)
    .values({ userId, skillId: skill.id, level, upgradedAt })
    .onConflictDoUpdate({
      target: [userSkills.userId, userSkills.skillId],
      set: { level, upgradedAt },
    });
  await emit(tx, { type: 'skill.learned', userId, skillId: skill.id, level });
  return { newLevel: level, point };
}

/** Throws RESOURCE_NOT_FOUND. */
function skillOrThrow(skillId: number): SkillDefinition {
  const skill = skillById(skillId);
  if (!skill) throw new AppError('RESOURCE_NOT_FOUND', { log: `no skill ${skillId}` });
  return skill;
}

async function learnedAt({ tx, userId, skillId }: { tx: Transaction; userId: number; skillId: number }) {
  const [row] = await tx
    .select({ level: userSkills.level, upgradedAt: userSkills.upgradedAt })
    .from(userSkills)
    .where(and(eq(userSkills.userId, userId), eq(userSkills.skillId, skillId)));
  return row;
}
