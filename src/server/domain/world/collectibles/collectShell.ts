import { SHELL_POINTS } from '#shared/content/collectibles.ts';
import type { ShellCollected } from '#shared/contract/rooms/collectibleMessages.ts';
import { collectedShells } from '#server/db/tables/world/collectibles.ts';
import type { Deps } from '#server/domain/deps.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { payClaim } from '#server/domain/world/economy/payClaim.ts';
import type { LyingShell } from './shellsOfDay.ts';

interface CollectRequest {
  readonly deps: Pick<Deps, 'db' | 'events'>;
  readonly userId: number;
  readonly mapId: number;
  /** In Seoul, as `YYYY-MM-DD`. */
  readonly day: string;
  readonly shell: LyingShell;
  /** No other shell is there for this user on this day. */
  readonly isLast?: boolean;
}

/** Gives the points of a shell that the user's body has touched; a second time changes nothing. */
export async function collectShell({
  deps,
  userId,
  mapId,
  day,
  shell,
  isLast,
}: CollectRequest): Promise<ShellCollected> {
  const shellId = shell.id;
  const point = SHELL_POINTS[shell.kind];
  return transaction(deps, async (tx) => {
    const claim = tx
      .insert(collectedShells)
      .values({ userId, day, mapId, shellId, kind: shell.kind })
      .onConflictDoNothing()
      .returning({ shellId: collectedShells.shellId });
    const reasonKey = `shell:${day}:${mapId}:${shellId}`;
    const { wallet, isFirst } = await payClaim({ db: tx, userId, claim, reasonKey, point });
    if (!isFirst) return { shellId, gained: 0, point: wallet.point };
    const { questChange } = await emit(tx, { type: 'shell.collected', userId, mapId });
    if (isLast) await emit(tx, { type: 'shells.cleared', userId, mapId });
    return { shellId, gained: point, point: questChange?.point ?? wallet.point };
  });
}
