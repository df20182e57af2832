import type { Deps } from '#server/domain/deps.ts';
import { emit, transaction } from '#server/domain/transaction.ts';

/** The user's character has entered a map. */
export async function visitMap(request: {
  deps: Pick<Deps, 'db' | 'events'>;
  userId: number;
  mapId: number;
}): Promise<void> {
  const { deps, userId, mapId } = request;
  await transaction(deps, (tx) => emit(tx, { type: 'map.visited', userId, mapId }));
}
