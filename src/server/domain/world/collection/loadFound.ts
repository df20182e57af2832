import { eq, sql, type SQL } from 'drizzle-orm';
import type { CollectionKind } from '#shared/contract/world/collections.ts';
import type { Database } from '#server/db/connect.ts';
import { collectionFinds, collectionSeen } from '#server/db/tables/world/collection.ts';
import { friendsSince } from '#server/domain/people/friends/listFriends.ts';
import { certificateDates } from '#server/domain/world/certificates/readCertificates.ts';
import { firstShells, secretDates } from '#server/domain/world/collectibles/loadFinds.ts';
import { itemDates } from '#server/domain/world/inventory/ownedItems.ts';

interface OfUser {
  readonly db: Database;
  readonly userId: number;
}

/** One find of a user. */
export interface Found {
  readonly refId: number;
  /** 0 for finds without a map, or an unknown one. */
  readonly mapId: number;
  readonly foundAt: Date;
}

type FoundByKind = ReadonlyMap<CollectionKind, readonly Found[]>;

const noted =
  (kind: 'MAP' | 'NPC' | 'PERSON') =>
  (userId: number): SQL =>
    sql`
    select ref_id, map_id, found_at from ${collectionFinds}
    where user_id = ${userId}::int and kind = ${kind}`;

/** The rows of each kind: id, map and time. The map of a friend is where the friendship began. */
const ROWS: Readonly<Record<CollectionKind, (userId: number) => SQL>> = {
  ITEM: itemDates,
  SHELL: firstShells,
  SECRET: secretDates,
  MAP: noted('MAP'),
  NPC: noted('NPC'),
  PERSON: noted('PERSON'),
  CERTIFICATE: certificateDates,
};

/** The finds of a user of these kinds, including finds of removed content. At most two statements. */
export async function loadFound(query: OfUser, kinds: readonly CollectionKind[]): Promise<FoundByKind> {
  const [found, friends] = await Promise.all([
    loadRows(query, kinds),
    kinds.includes('PERSON') ? friendsSince(query) : [],
  ]);
  const places = new Map(found.get('PERSON')?.map(({ refId, mapId }) => [refId, mapId]));
  const people = friends.map(({ userId, since }) => ({
    refId: userId,
    mapId: places.get(userId) ?? 0,
    foundAt: since,
  }));
  return new Map([...found, ['PERSON', people]]);
}

async function loadRows({ db, userId }: OfUser, kinds: readonly CollectionKind[]): Promise<FoundByKind> {
  const parts = kinds.map(
    (kind) => sql`
      select ${kind}::text as kind, ref_id as "refId", map_id as "mapId", found_at as "foundAt"
      from (${ROWS[kind](userId)}) as finds (ref_id, map_id, found_at)`,
  );
  const { rows } = await db.execute<{
    kind: CollectionKind;
    refId: number;
    mapId: number;
    foundAt: string;
  }>(sql.join(parts, sql` union all `));
  const finds = rows.map(({ foundAt, ...find }) => ({ ...find, foundAt: new Date(foundAt) }));
  return Map.groupBy(finds, ({ kind }) => kind);
}

/** The time up to which each page has been looked at. */
export async function loadSeen({ db, userId }: OfUser): Promise<ReadonlyMap<CollectionKind, Date>> {
  const rows = await db.select().from(collectionSeen).where(eq(collectionSeen.userId, userId));
  return new Map(rows.map(({ kind, seenUntil }) => [kind, seenUntil]));
}

/** Finds after the last look are new; on an unseen page all are. */
export const isNew = (find: Found, seenUntil: Date | undefined): boolean =>
  seenUntil === undefined || find.foundAt > seenUntil;
