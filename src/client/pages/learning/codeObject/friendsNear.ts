/** Pure: which friends see what one builds. */
import type { NearbyEntity } from '#client/stores/surroundingsStore.ts';

/** The distance that a window shows beside the own avatar, in tiles. */
const SEEN_STEPS = 14;

/** Friends in the same place, the nearest first. */
export function friendsNear<T extends { readonly userId: number }>(
  friends: readonly T[],
  entities: readonly Pick<NearbyEntity, 'kind' | 'id' | 'steps'>[],
): readonly T[] {
  const stepsOf = new Map(
    entities.flatMap(({ kind, id, steps }) =>
      kind === 'player' && steps <= SEEN_STEPS ? [[id, steps] as const] : [],
    ),
  );
  return friends
    .filter(({ userId }) => stepsOf.has(userId))
    .toSorted((a, b) => (stepsOf.get(a.userId) ?? 0) - (stepsOf.get(b.userId) ?? 0));
}
