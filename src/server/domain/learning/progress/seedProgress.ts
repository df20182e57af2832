import { eq, sql } from 'drizzle-orm';
import { isWatched, type WatchedRange } from '#shared/video/watchedRanges.ts';
import type { Transaction } from '#server/db/connect.ts';
import { contentChecks, problemProgress, videoWatches } from '#server/db/tables/learning/progress.ts';

interface JudgedAttempt {
  readonly userId: number;
  readonly problemId: number;
  readonly accepted: boolean;
  readonly countsAsAttempt: boolean;
  readonly judgedAt: Date;
}

/** The result of `countSubmission` after all of them, in order. */
export async function seedProgress(tx: Transaction, attempts: readonly JudgedAttempt[]): Promise<void> {
  const rows = new Map<string, typeof problemProgress.$inferInsert & { submissionCount: number }>();
  for (const { userId, problemId, accepted, countsAsAttempt, judgedAt } of attempts) {
    const key = `${userId}:${problemId}`;
    const row = rows.get(key) ?? { userId, problemId, submissionCount: 0, success: false };
    rows.set(key, row);
    if (countsAsAttempt) row.submissionCount += 1;
    if (!accepted) continue;
    row.success = true;
    row.firstSuccessAt ??= judgedAt;
  }
  if (rows.size > 0) await tx.insert(problemProgress).values([...rows.values()]);
}

/** Whether a user has opened, read, watched or tried anything that is stored here. Used by the demonstration class. */
export async function hasLearned(tx: Transaction, userId: number): Promise<boolean> {
  for (const table of [contentChecks, problemProgress, videoWatches])
    if ((await tx.$count(table, eq(table.userId, userId))) > 0) return true;
  return false;
}

/** Documents that were read to the end. */
export async function seedChecks(
  tx: Transaction,
  rows: readonly { userId: number; contentOnLessonId: number; checkedAt: Date }[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(contentChecks).values([...rows]);
}

/** A user who has read one document to its end counts as having read the others. */
export async function copyReading(
  tx: Transaction,
  { fromId, toIds }: { readonly fromId: number; readonly toIds: readonly number[] },
): Promise<void> {
  for (const toId of toIds)
    await tx
      .insert(contentChecks)
      .select(
        tx
          .select({
            userId: contentChecks.userId,
            contentOnLessonId: sql<number>`${toId}::int`.as('content_on_lesson_id'),
            checkedAt: contentChecks.checkedAt,
          })
          .from(contentChecks)
          .where(eq(contentChecks.contentOnLessonId, fromId)),
      )
      .onConflictDoNothing();
}

/** Watched videos, each from its beginning up to a share. */
export async function seedWatches(
  tx: Transaction,
  watches: readonly {
    readonly userId: number;
    readonly videoId: number;
    readonly seconds: number;
    readonly videoTime: number;
    readonly at: Date;
  }[],
): Promise<void> {
  const rows = watches.map(({ userId, videoId, seconds, videoTime, at }) => {
    const ranges: WatchedRange[] = [[0, seconds]];
    return {
      userId,
      videoId,
      ranges,
      secondsWatched: seconds,
      position: seconds,
      countedUntil: at,
      firstAt: at,
      lastAt: at,
      completedAt: isWatched(ranges, videoTime) ? at : null,
    };
  });
  if (rows.length > 0) await tx.insert(videoWatches).values(rows);
}
