import type { Database, Transaction } from '#server/db/connect.ts';
import { refreshSessions } from '#server/db/tables/accounts.ts';
import { newId, randomToken, sha256 } from '#server/platform/ids.ts';
import type { Deps } from '../deps.ts';

export interface NewRefreshId {
  readonly deps: Pick<Deps, 'config' | 'clock'>;
  readonly db: Database | Transaction;
  readonly userId: number;
  readonly familyId: string;
  /** The refresh id that is traded for this one. */
  readonly parentId: string | null;
}

const DAY_MS = 86_400_000;

/** A new refresh id of a family. Only its hash is stored: whoever reads the table cannot use it. */
export async function addRefreshId({ deps, db, userId, familyId, parentId }: NewRefreshId): Promise<string> {
  const refreshId = randomToken();
  const now = deps.clock.now();
  await db.insert(refreshSessions).values({
    id: newId(now.getTime()),
    userId,
    familyId,
    parentId,
    tokenHash: sha256(refreshId),
    createdAt: now,
    expiresAt: new Date(now.getTime() + deps.config.REFRESH_TOKEN_DAYS * DAY_MS),
  });
  return refreshId;
}
