import { and, count, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { LMS_PER_PAGE } from '#shared/contract/learning/authoring/lms.ts';
import type { VideoWatch } from '#shared/contract/learning/videos.ts';
import { rowsBefore } from '#shared/contract/paging.ts';
import { countReport, isWatched, lengthOf, type WatchedRange } from '#shared/video/watchedRanges.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { videoWatches } from '#server/db/tables/learning/progress.ts';

export type WatchRow = typeof videoWatches.$inferSelect;
type Connection = Database | Transaction;

interface OneWatch {
  readonly userId: number;
  readonly videoId: number;
}

/** The lateness up to which a report counts; a page that was away for longer has watched nothing in that time. */
const LATEST_SECONDS = 10 * 60;

const ofOne = ({ userId, videoId }: OneWatch) =>
  and(eq(videoWatches.userId, userId), eq(videoWatches.videoId, videoId));

export const describeWatch = (row: WatchRow | undefined): VideoWatch => ({
  secondsWatched: row?.secondsWatched ?? 0,
  rangeList: row?.ranges ?? [],
  position: row?.position ?? 0,
  checked: row?.completedAt != null,
});

/** The watched share of a video. */
export async function loadWatch(db: Connection, one: OneWatch): Promise<WatchRow | undefined> {
  const [row] = await db.select().from(videoWatches).where(ofOne(one));
  return row;
}

export interface WatchReport extends OneWatch {
  readonly videoTime: number;
  readonly ranges: readonly WatchedRange[];
  readonly position: number;
  /** The page has just been opened: its time begins here. */
  readonly opened: boolean;
  readonly at: Date;
}

/**
 * Counts a page's report of watched ranges, as far as the clock allows; `isFirstTime` if the video became watched
 * enough by it.
 */
export async function countWatch(
  tx: Transaction,
  report: WatchReport,
): Promise<{ readonly row: WatchRow; readonly isFirstTime: boolean }> {
  const { userId, videoId, videoTime, at } = report;
  const begun = { userId, videoId, countedUntil: at, firstAt: at, lastAt: at, openCount: 0 };
  await tx.insert(videoWatches).values(begun).onConflictDoNothing();
  const [before] = await tx.select().from(videoWatches).where(ofOne(report)).for('update');
  if (!before) throw new Error(`countWatch: no row of user ${userId} and video ${videoId}`);
  const elapsed = Math.min(LATEST_SECONDS, (at.getTime() - before.countedUntil.getTime()) / 1000);
  const ranges = report.opened
    ? before.ranges
    : countReport(before.ranges, { ranges: report.ranges, elapsed, videoTime });
  const isFirstTime = before.completedAt === null && isWatched(ranges, videoTime);
  const [row] = await tx
    .update(videoWatches)
    .set({
      ranges,
      secondsWatched: lengthOf(ranges),
      countedUntil: at,
      lastAt: at,
      position: Math.min(report.position, videoTime),
      openCount: before.openCount + (report.opened ? 1 : 0),
      ...(isFirstTime && { completedAt: at }),
    })
    .where(ofOne(report))
    .returning();
  if (!row) throw new Error(`countWatch: the row of user ${userId} and video ${videoId} is gone`);
  return { row, isFirstTime };
}

/** The watched parts of each of several videos, by user. */
export async function watchesOf(
  db: Connection,
  { userIds, videoIds }: { readonly userIds: readonly number[]; readonly videoIds: readonly number[] },
): Promise<WatchRow[]> {
  if (userIds.length * videoIds.length === 0) return [];
  return db
    .select()
    .from(videoWatches)
    .where(and(inArray(videoWatches.userId, [...userIds]), inArray(videoWatches.videoId, [...videoIds])));
}

/** The users who have watched a video, the last first; pages are numbered from 1. */
export async function listWatches(
  db: Database,
  query: {
    readonly videoId: number;
    readonly page: number;
    /** Conditions on the user's id. */
    readonly among: readonly ((userId: SQL) => SQL)[];
  },
): Promise<{ rows: WatchRow[]; totalCount: number }> {
  const { videoId, page, among } = query;
  const userId = sql`${videoWatches.userId}`;
  const ofVideo = and(eq(videoWatches.videoId, videoId), ...among.map((condition) => condition(userId)));
  const rows = await db
    .select()
    .from(videoWatches)
    .where(ofVideo)
    .orderBy(desc(videoWatches.lastAt), desc(videoWatches.userId))
    .limit(LMS_PER_PAGE)
    .offset(rowsBefore({ page, first: 1, size: LMS_PER_PAGE }));
  return { rows, totalCount: await db.$count(videoWatches, ofVideo) };
}

/** The number of users who have watched enough of each video. */
export async function countWatchers(
  db: Database,
  videoIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (videoIds.length === 0) return new Map();
  const rows = await db
    .select({ videoId: videoWatches.videoId, watchers: count() })
    .from(videoWatches)
    .where(and(inArray(videoWatches.videoId, [...videoIds]), isNotNull(videoWatches.completedAt)))
    .groupBy(videoWatches.videoId);
  return new Map(rows.map(({ videoId, watchers }) => [videoId, watchers]));
}
