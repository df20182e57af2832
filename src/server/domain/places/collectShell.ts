import { SHELL_POINTS } from '#shared/content/placeRewards.ts';
import type { ShellCollected } from '#shared/contract/rooms/placeMessages.ts';
import { collectedShells } from '#server/db/tables/places.ts';
import type { Deps } from '../deps.ts';
import { payClaim } from '../ledger/payClaim.ts';
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
export async function collectShell({
  deps,
  userId,
  mapId,
  day,
  shell,
}: CollectRequest): Promise<ShellCollected> {
  const { db } = deps;
  const shellId = shell.id;
  const point = SHELL_POINTS[shell.kind];
  const claim = db
    .insert(collectedShells)
    .values({ userId, day, mapId, shellId })
    .onConflictDoNothing()
    .returning({ shellId: collectedShells.shellId });
  const reasonKey = `shell:${day}:${mapId}:${shellId}`;
  const { wallet, isFirst } = await payClaim({ db, userId, claim, reasonKey, point });
  return { shellId, gained: isFirst ? point : 0, point: wallet.point };
}
