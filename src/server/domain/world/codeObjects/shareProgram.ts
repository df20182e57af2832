import { and, eq } from 'drizzle-orm';
import { codeObjectPrograms as programs } from '#server/db/tables/world/codeObjects.ts';
import type { Deps } from '#server/domain/deps.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { publishObjectChange } from './publishObjectChange.ts';

/**
 * Shares the own program with friends, or stops sharing it; both notify them. Throws RESOURCE_NOT_FOUND without a
 * program.
 */
export async function shareProgram(request: {
  readonly deps: Pick<Deps, 'db' | 'events'>;
  readonly userId: number;
  readonly objectId: number;
  readonly isShared: boolean;
}): Promise<{ objectId: number; isShared: boolean }> {
  const { deps, userId, objectId, isShared } = request;
  return transaction(deps, async (tx) => {
    const [row] = await tx
      .update(programs)
      .set({ isShared })
      .where(and(eq(programs.userId, userId), eq(programs.objectId, objectId)))
      .returning({ objectId: programs.objectId });
    if (!row)
      throw new AppError('RESOURCE_NOT_FOUND', { log: `user ${userId} has no program for ${objectId}` });
    await publishObjectChange({ tx, userId, objectId, isForFriends: true });
    return { objectId, isShared };
  });
}
