import { sql } from 'drizzle-orm';
import { experienceOf } from '#shared/content/levels.ts';
import type { SkillDefinition } from '#shared/content/skillTypes.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { SkillChange } from '#shared/contract/skills.ts';
import type { Transaction } from '#server/db/connect.ts';
import { userSkills } from '#server/db/tables/skills.ts';
import { AppError } from '#server/platform/appError.ts';
import { charge } from '../ledger/charge.ts';
import type { LockedWallet } from '../ledger/Wallet.ts';
import { skillTexts } from './texts.ts';

interface Lesson {
  readonly tx: Transaction;
  readonly wallet: LockedWallet;
  readonly skill: SkillDefinition;
  readonly level: number;
  /** Answered when the character is not far enough. */
  readonly refusal: Extract<ErrorCode, 'SKILL_ACQUIRE_FAIL' | 'SKILL_UPGRADE_FAIL'>;
}

/** Pays for one level and writes it down. The caller has made sure that it is the next one. */
export async function learnLevel({ tx, wallet, skill, level, refusal }: Lesson): Promise<SkillChange> {
  const { userId } = wallet;
  const wanted = skill.levels[level - 1];
  if (wanted === undefined) throw new Error(`learnLevel: skill ${skill.id} has no level ${level}`);
  const character = experienceOf(wallet.exp).level;
  if (character < wanted.requiredLevel) {
    throw new AppError(refusal, {
      message: skillTexts.levelTooLow(wanted.requiredLevel),
      log: `user ${userId} is of level ${character}, skill ${skill.id} level ${level} asks for ${wanted.requiredLevel}`,
    });
  }
  const { point } = await charge({
    tx,
    wallet,
    reasonKey: `skill:${skill.id}:${level}`,
    points: wanted.price,
    rows: [{ kind: 'SKILL', amount: 1, refId: skill.id }],
  });
  await tx
    .insert(userSkills)
    .values({ userId, skillId: skill.id, level })
    .onConflictDoUpdate({
      target: [userSkills.userId, userSkills.skillId],
      set: { level, upgradedAt: sql`now()` },
    });
  return { newLevel: level, point };
}
