import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { profileQuery } from '#client/net/people/profiles.ts';
import { itemById } from '#shared/content/items.ts';
import type { Profile } from '#shared/contract/people/profiles.ts';

/** Keys of the items that users wear, by user; who is not loaded yet is missing. */
export type Outfits = ReadonlyMap<number, readonly string[]>;

export function useOutfits(userIds: readonly number[]): Outfits {
  return useQueries({ queries: userIds.map((userId) => profileQuery(userId)), combine });
}

const combine = (profiles: readonly UseQueryResult<Profile>[]): Outfits =>
  new Map(
    profiles.flatMap(({ data }) => {
      if (data === undefined) return [];
      const keys = data.equippedUserItemList.flatMap(({ itemId }) => itemById(itemId)?.key ?? []);
      return [[data.userId, keys] as const];
    }),
  );
