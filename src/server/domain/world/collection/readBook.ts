import {
  COLLECTION_KINDS,
  type CollectionBook,
  type CollectionEntry,
  type CollectionKind,
} from '#shared/contract/world/collections.ts';
import { collectionSeen } from '#server/db/tables/world/collection.ts';
import type { Deps } from '#server/domain/deps.ts';
import { userSummaries } from '#server/domain/people/accounts/userSummaries.ts';
import { wornItemIdsOf } from '#server/domain/world/avatar/wornItems.ts';
import { postedReasons } from '#server/domain/world/economy/readWallet.ts';
import { sql } from 'drizzle-orm';
import { placeKey, placesOf, type Place } from './catalog.ts';
import { isNew, loadFound, loadSeen, type Found } from './loadFound.ts';
import { milestoneReason, MILESTONES } from './milestones.ts';
import { collectionTexts } from './texts.ts';

interface OfUser {
  readonly deps: Pick<Deps, 'db' | 'clock'>;
  readonly userId: number;
}

/** The finds that have a place in the book. */
function placed(kind: CollectionKind, found: readonly Found[]): readonly Found[] {
  const places = placesOf(kind);
  if (places === null) return found;
  const keys = new Set(places.map(placeKey));
  return found.filter((find) => keys.has(placeKey({ ...find, mapId: kind === 'ITEM' ? 0 : find.mapId })));
}

/** Friends do not count towards milestones. */
const COUNTED_KINDS = COLLECTION_KINDS.filter((kind) => kind !== 'PERSON');

/** The number of finds that count towards milestones. */
export async function countFinds({ deps: { db }, userId }: OfUser): Promise<number> {
  return countedIn(await loadFound({ db, userId }, COUNTED_KINDS));
}

function countedIn(found: ReadonlyMap<CollectionKind, readonly Found[]>): number {
  return COUNTED_KINDS.reduce((sum, kind) => sum + placed(kind, found.get(kind) ?? []).length, 0);
}

/** The counts of the book and its milestones. */
export async function readBook({ deps: { db }, userId }: OfUser): Promise<CollectionBook> {
  const reasonKeys = MILESTONES.map(({ count }) => milestoneReason(count));
  const [found, seen, posted] = await Promise.all([
    loadFound({ db, userId }, COLLECTION_KINDS),
    loadSeen({ db, userId }),
    postedReasons({ db, userId, reasonKeys }),
  ]);
  return {
    pageList: COLLECTION_KINDS.map((kind) => {
      const finds = placed(kind, found.get(kind) ?? []);
      return {
        kind,
        foundCount: finds.length,
        totalCount: placesOf(kind)?.length ?? null,
        newCount: finds.filter((find) => isNew(find, seen.get(kind))).length,
      };
    }),
    foundCount: countedIn(found),
    milestoneList: MILESTONES.map(({ count, point, titleId }) => ({
      milestoneId: count,
      count,
      point,
      titleId,
      claimed: posted.has(milestoneReason(count)),
    })),
  };
}

/** Everything on one page of the book. */
export async function listEntries(
  query: OfUser & { readonly kind: CollectionKind },
): Promise<{ entryList: CollectionEntry[]; listedAt: string }> {
  const { deps, userId, kind } = query;
  const listedAt = deps.clock.now().toISOString();
  const [all, seen] = await Promise.all([
    loadFound({ db: deps.db, userId }, [kind]),
    loadSeen({ db: deps.db, userId }),
  ]);
  const [found, seenUntil] = [all.get(kind) ?? [], seen.get(kind)];
  const places = placesOf(kind);
  if (places === null) return { entryList: await listPeople(query, found, seenUntil), listedAt };
  const byKey = new Map(found.map((find) => [placeKey(find), find]));
  return {
    entryList: places.map((place) => entryOf(place, byKey.get(placeKey(place)), seenUntil)),
    listedAt,
  };
}

function entryOf(place: Place, find: Found | undefined, seenUntil: Date | undefined): CollectionEntry {
  const { refId, mapId, name, text, hint, picture, isSecret = false } = place;
  return {
    refId,
    mapId: mapId === 0 ? null : mapId,
    name: find ? name : null,
    text: find ? text : hint,
    picture: find || !isSecret ? picture : '',
    foundAt: find?.foundAt.toISOString() ?? null,
    isNew: find !== undefined && isNew(find, seenUntil),
    itemIdList: [],
  };
}

async function listPeople(
  { deps }: OfUser,
  found: readonly Found[],
  seenUntil: Date | undefined,
): Promise<CollectionEntry[]> {
  const userIds = found.map(({ refId }) => refId);
  const [users, worn] = await Promise.all([
    userSummaries({ deps, userIds }),
    wornItemIdsOf({ db: deps.db, userIds }),
  ]);
  return found.flatMap((find) => {
    const user = users.get(find.refId);
    if (!user) return [];
    return {
      refId: find.refId,
      mapId: find.mapId === 0 ? null : find.mapId,
      name: user.nickname,
      text: collectionTexts.personText,
      picture: '',
      foundAt: find.foundAt.toISOString(),
      isNew: isNew(find, seenUntil),
      itemIdList: worn.get(find.refId) ?? [],
    };
  });
}

/** Records that a page was looked at up to this time; never later than now, and never set back. */
export async function markSeen(
  query: OfUser & { readonly kind: CollectionKind; readonly until: string },
): Promise<{ kind: CollectionKind; seenUntil: string }> {
  const { deps, userId, kind, until } = query;
  const now = deps.clock.now();
  const seenUntil = new Date(Math.min(Date.parse(until), now.getTime()));
  const [row] = await deps.db
    .insert(collectionSeen)
    .values({ userId, kind, seenUntil })
    .onConflictDoUpdate({
      target: [collectionSeen.userId, collectionSeen.kind],
      set: { seenUntil: sql`greatest(${collectionSeen.seenUntil}, excluded.seen_until)` },
    })
    .returning({ seenUntil: collectionSeen.seenUntil });
  return { kind, seenUntil: (row?.seenUntil ?? seenUntil).toISOString() };
}
