import { SHELL_POINTS } from '#shared/content/placeRewards.ts';
import type { ShellCollected } from '#shared/contract/rooms/placeMessages.ts';
import { collectedShells } from '#server/db/tables/places.ts';
import type { Deps } from '../deps.ts';
import { grant } from '../ledger/grant.ts';
import { lockWallet } from '../ledger/lockWallet.ts';
import type { LyingShell } from './shellsOfDay.ts';

interface CollectRequest {
  readonly deps: Pick<Deps, 'db'>;
  readonly userId: number;
  readonly mapId: number;
  /** In Seoul, as `YYYY-MM-DD`. */
  readonly day: string;
  readonly shell: LyingShell;
}

/** Gives the points of a shell that the user's body has touched; of a second time it only says so. */
export function collectShell({ deps, userId, mapId, day, shell }: CollectRequest): Promise<ShellCollected> {
  return deps.db.transaction(async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    const [row] = await tx
      .insert(collectedShells)
      .values({ userId, day, mapId, shellId: shell.id })
      .onConflictDoNothing()
      .returning({ shellId: collectedShells.shellId });
    if (row === undefined) return { shellId: shell.id, gained: 0, point: wallet.point };
    const amount = SHELL_POINTS[shell.kind];
    const { wallet: after } = await grant({
      tx,
      wallet,
      reasonKey: `shell:${day}:${mapId}:${shell.id}`,
      entries: [{ kind: 'POINT', amount }],
    });
    return { shellId: shell.id, gained: amount, point: after.point };
  });
}
