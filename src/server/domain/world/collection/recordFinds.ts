import { and, count, eq } from 'drizzle-orm';
import { mapOfNpc } from '#shared/content/mapOfNpc.ts';
import type { Transaction } from '#server/db/connect.ts';
import { collectionFinds } from '#server/db/tables/world/collection.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { emit } from '#server/domain/transaction.ts';
import { readPosition } from '#server/domain/world/characters/readPosition.ts';
import type { Clock } from '#server/platform/clock.ts';

type Find = Omit<typeof collectionFinds.$inferInsert, 'foundAt'>;

/** Records a first find; a repeated one costs one statement. */
export function collectionFindsOf({ clock }: { readonly clock: Clock }): TransactionListeners {
  const note = async (tx: Transaction, find: Find): Promise<boolean> => {
    const rows = await tx
      .insert(collectionFinds)
      .values({ ...find, foundAt: clock.now() })
      .onConflictDoNothing()
      .returning({ refId: collectionFinds.refId });
    return rows.length > 0;
  };
  const grow = async (tx: Transaction, find: Find & { readonly kind: 'MAP' | 'NPC' }): Promise<void> => {
    if (!(await note(tx, find))) return;
    const { userId, kind } = find;
    const [row] = await tx
      .select({ found: count() })
      .from(collectionFinds)
      .where(and(eq(collectionFinds.userId, userId), eq(collectionFinds.kind, kind)));
    await emit(tx, { type: 'collection.grown', userId, kind, found: row?.found ?? 0 });
  };
  return {
    'map.visited': (tx, { userId, mapId }) => grow(tx, { userId, kind: 'MAP', refId: mapId, mapId }),
    'npc.talked': (tx, { userId, npcId }) =>
      grow(tx, { userId, kind: 'NPC', refId: npcId, mapId: mapOfNpc(npcId).id }),
    'friendship.accepted': async (tx, { userId, friendId }) => {
      const { mapId } = await readPosition({ db: tx, userId });
      await note(tx, { userId, kind: 'PERSON', refId: friendId, mapId });
    },
  };
}
