import { sql } from 'drizzle-orm';
import { foeOfObject } from '#shared/content/foes.ts';
import { codeObjectPrograms as programs } from '#server/db/tables/world/codeObjects.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { publishObjectChange } from './publishObjectChange.ts';

/**
 * Saves the program of the last accepted submission, in the transaction of its verdict; the sharing stays. A foe keeps
 * no program: `foeProgress` counts its phases.
 */
export const codeObjectPrograms: TransactionListeners = {
  'object.programmed': async (tx, event) => {
    const { userId, objectId, submissionId, language, source, acts, durationMs, at: updatedAt } = event;
    if (foeOfObject(objectId)) return;
    const program = { submissionId, language, source, acts, durationMs, updatedAt };
    const [kept] = await tx
      .insert(programs)
      .values({ userId, objectId, ...program })
      .onConflictDoUpdate({
        target: [programs.userId, programs.objectId],
        set: program,
        setWhere: sql`${programs.submissionId} <= ${submissionId}`,
      })
      .returning({ isShared: programs.isShared });
    if (kept) await publishObjectChange({ tx, userId, objectId, isForFriends: kept.isShared });
  },
};
