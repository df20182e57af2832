import { eq } from 'drizzle-orm';
import { COLLECTION_KINDS, type CollectionKind } from '#shared/contract/world/collections.ts';
import { SHELL_KINDS } from '#shared/content/collectibles.ts';
import type { Database } from '#server/db/connect.ts';
import { collectionFinds, collectionSeen } from '#server/db/tables/world/collection.ts';
import { friendsSince } from '#server/domain/people/friends/listFriends.ts';
import { listCertificateDates } from '#server/domain/world/certificates/readCertificates.ts';
import { firstShells, listSecrets } from '#server/domain/world/collectibles/loadFinds.ts';
import { listItemDates } from '#server/domain/world/inventory/ownedItems.ts';

interface OfUser {
  readonly db: Database;
  readonly userId: number;
}

/** Something that a user has found. */
export interface Found {
  readonly refId: number;
  /** 0 where it belongs to no map, or none is known. */
  readonly mapId: number;
  readonly foundAt: Date;
}

/** Number of a kind of shell in the book, from 1. */
export const shellNumber = (kind: (typeof SHELL_KINDS)[number]): number => SHELL_KINDS.indexOf(kind) + 1;

const noted = (kind: 'MAP' | 'NPC') => async (query: OfUser) =>
  (await listNoted(query)).filter((find) => find.kind === kind);

/** What a user has found of a kind; what the content has no longer is among it. At most two statements each. */
const FOUND: Readonly<Record<CollectionKind, (query: OfUser) => Promise<Found[]>>> = {
  ITEM: async (query) =>
    (await listItemDates(query)).map(({ itemId, foundAt }) => ({ refId: itemId, mapId: 0, foundAt })),
  SHELL: async (query) =>
    (await firstShells(query)).map(({ mapId, kind, foundAt }) => ({
      refId: shellNumber(kind),
      mapId,
      foundAt,
    })),
  SECRET: async (query) =>
    (await listSecrets(query)).map(({ mapId, secretId, foundAt }) => ({ refId: secretId, mapId, foundAt })),
  MAP: noted('MAP'),
  NPC: noted('NPC'),
  PERSON: async (query) => {
    const [friends, finds] = await Promise.all([friendsSince(query), listNoted(query)]);
    const places = new Map(
      finds.flatMap(({ kind, refId, mapId }) => (kind === 'PERSON' ? [[refId, mapId]] : [])),
    );
    return friends.map(({ userId, since }) => ({
      refId: userId,
      mapId: places.get(userId) ?? 0,
      foundAt: since,
    }));
  },
  CERTIFICATE: async (query) =>
    (await listCertificateDates(query)).map(({ certificateId, foundAt }) => ({
      refId: certificateId,
      mapId: 0,
      foundAt,
    })),
};

export const loadFound = (kind: CollectionKind, query: OfUser): Promise<Found[]> => FOUND[kind](query);

/** All kinds, with each list loaded by its own statement. */
export async function loadAllFound(query: OfUser): Promise<ReadonlyMap<CollectionKind, Found[]>> {
  return new Map(
    await Promise.all(COLLECTION_KINDS.map(async (kind) => [kind, await loadFound(kind, query)] as const)),
  );
}

/** Until when each page has been looked at. */
export async function loadSeen({ db, userId }: OfUser): Promise<ReadonlyMap<CollectionKind, Date>> {
  const rows = await db.select().from(collectionSeen).where(eq(collectionSeen.userId, userId));
  return new Map(rows.map(({ kind, seenUntil }) => [kind, seenUntil]));
}

/** Finds later than the last look are new; on a page never looked at all are. */
export const isNew = (find: Found, seenUntil: Date | undefined): boolean =>
  seenUntil === undefined || find.foundAt > seenUntil;

function listNoted({ db, userId }: OfUser) {
  return db.select().from(collectionFinds).where(eq(collectionFinds.userId, userId));
}
