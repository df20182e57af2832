import { and, eq, inArray } from 'drizzle-orm';
import { SHELL_KINDS } from '#shared/content/collectibles.ts';
import type { CollectionKind } from '#shared/contract/world/collections.ts';
import { collectionFinds } from '#server/db/tables/world/collection.ts';
import type { Deps } from '#server/domain/deps.ts';
import { userSummaries } from '#server/domain/people/accounts/userSummaries.ts';
import { friendsSince } from '#server/domain/people/friends/listFriends.ts';
import { wornItemIdsOf } from '#server/domain/world/avatar/wornItems.ts';
import { certificateOwnersAmong } from '#server/domain/world/certificates/readCertificates.ts';
import { secretFindersAmong, shellFindersAmong } from '#server/domain/world/collectibles/loadFinds.ts';
import { ownersAmong } from '#server/domain/world/inventory/ownedItems.ts';
import { AppError } from '#server/platform/appError.ts';
import { placeKey, placesOf } from './catalog.ts';

interface Among {
  readonly db: Deps['db'];
  readonly userIds: readonly number[];
  readonly mapId: number;
  readonly refId: number;
}

const MOST_FINDERS = 5;

const notedBy =
  (kind: 'MAP' | 'NPC') =>
  async ({ db, userIds, refId }: Among): Promise<number[]> => {
    const rows = await db
      .select({ userId: collectionFinds.userId })
      .from(collectionFinds)
      .where(
        and(
          inArray(collectionFinds.userId, [...userIds]),
          eq(collectionFinds.kind, kind),
          eq(collectionFinds.refId, refId),
        ),
      );
    return rows.map(({ userId }) => userId);
  };

const FINDERS: Readonly<Record<Exclude<CollectionKind, 'PERSON'>, (among: Among) => Promise<number[]>>> = {
  ITEM: ({ db, userIds, refId }) => ownersAmong({ db, userIds, itemId: refId }),
  SHELL: ({ db, userIds, mapId, refId }) => {
    const kind = SHELL_KINDS[refId - 1];
    return kind === undefined ? Promise.resolve([]) : shellFindersAmong({ db, userIds, mapId, kind });
  },
  SECRET: ({ db, userIds, mapId, refId }) => secretFindersAmong({ db, userIds, mapId, secretId: refId }),
  MAP: notedBy('MAP'),
  NPC: notedBy('NPC'),
  CERTIFICATE: ({ db, userIds, refId }) => certificateOwnersAmong({ db, userIds, certificateId: refId }),
};

/** Friends who have found the same thing; strangers are never named. Throws RESOURCE_NOT_FOUND. */
export async function listFinders(query: {
  readonly deps: Pick<Deps, 'db'>;
  readonly userId: number;
  readonly kind: CollectionKind;
  readonly mapId: number;
  readonly refId: number;
}) {
  const { deps, userId, kind, mapId, refId } = query;
  const { db } = deps;
  const places = placesOf(kind);
  if (kind === 'PERSON' || !places?.some((place) => placeKey(place) === placeKey({ mapId, refId })))
    throw new AppError('RESOURCE_NOT_FOUND', { log: `nothing ${kind} ${refId} on map ${mapId}` });
  const friends = await friendsSince({ db, userId });
  if (friends.length === 0) return { finderList: [] };
  const userIds = friends.map((friend) => friend.userId);
  const finders = (await FINDERS[kind]({ db, userIds, mapId, refId })).slice(0, MOST_FINDERS);
  const [users, worn] = await Promise.all([
    userSummaries({ deps, userIds: finders }),
    wornItemIdsOf({ db, userIds: finders }),
  ]);
  return {
    finderList: [...users.values()].map(({ userId: id, nickname }) => ({
      userId: id,
      nickname,
      itemIdList: worn.get(id) ?? [],
    })),
  };
}
