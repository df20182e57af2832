import { and, desc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { HomeworkWork } from '#shared/contract/learning/homeworks.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { homeworks, homeworkWorks } from '#server/db/tables/learning/homeworks.ts';
import { AppError } from '#server/platform/appError.ts';
import { verdictsOf } from '#server/domain/learning/submissions/memberSubmissions.ts';
import type { HomeworkReach } from './homeworkReach.ts';

export type Connection = Database | Transaction;
export type HomeworkRow = typeof homeworks.$inferSelect;
type WorkRow = typeof homeworkWorks.$inferSelect;
/** A try with the time of the first one, which decides about lateness. */
export type Work = WorkRow & { readonly firstHandedInAt: Date };

/** A homework of the channel. Throws RESOURCE_NOT_FOUND. */
export async function findHomework(
  db: Connection,
  { channelId, homeworkId }: { readonly channelId: number; readonly homeworkId: number },
): Promise<HomeworkRow> {
  const [row] = await db
    .select()
    .from(homeworks)
    .where(
      and(eq(homeworks.id, homeworkId), eq(homeworks.channelId, channelId), eq(homeworks.removed, false)),
    );
  if (!row) throw noHomework(`no homework ${homeworkId} in channel ${channelId}`);
  return row;
}

export const noHomework = (log: string) => new AppError('RESOURCE_NOT_FOUND', { log });

const firstTries = alias(homeworkWorks, 'first_tries');

/** All matching tries, the last one of each pupil first. */
export async function listWorks(db: Connection, chosen: SQL | undefined): Promise<Work[]> {
  const rows = await db
    .select({ work: homeworkWorks, firstHandedInAt: firstTries.handedInAt })
    .from(homeworkWorks)
    .innerJoin(
      firstTries,
      and(
        eq(firstTries.homeworkId, homeworkWorks.homeworkId),
        eq(firstTries.userId, homeworkWorks.userId),
        eq(firstTries.tryNumber, 1),
      ),
    )
    .where(chosen)
    .orderBy(desc(homeworkWorks.tryNumber));
  return rows.map(({ work, firstHandedInAt }) => ({ ...work, firstHandedInAt }));
}

/** Maps a homework and a pupil (`key`) to the last try. */
export async function lastWorks(
  db: Connection,
  { homeworkIds, userId }: { readonly homeworkIds: readonly number[]; readonly userId?: number },
): Promise<Work[]> {
  if (homeworkIds.length === 0) return [];
  const all = await listWorks(
    db,
    and(
      inArray(homeworkWorks.homeworkId, [...homeworkIds]),
      userId === undefined ? undefined : eq(homeworkWorks.userId, userId),
    ),
  );
  const seen = new Set<string>();
  return all.filter(({ homeworkId, userId: owner }) => {
    const key = `${homeworkId} ${owner}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Tries in the form of the contract, with the verdicts of judged ones. */
export async function describeWorks(
  db: Connection,
  works: readonly { readonly work: Work; readonly homework: HomeworkRow }[],
  reach: HomeworkReach,
): Promise<HomeworkWork[]> {
  const verdicts = await verdictsOf(
    db,
    works.flatMap(({ work }) => work.submissionId ?? []),
  );
  return works.map(({ work, homework }) => {
    const { id, tryNumber, state, handedInAt, language, source, submissionId, note, feedback } = work;
    return {
      workId: id,
      tryNumber,
      state,
      language,
      source,
      submissionId,
      note,
      feedback,
      handedInAt: handedInAt.toISOString(),
      isLate: work.firstHandedInAt > homework.dueAt && !reach.wasDueBefore(homework, work.userId),
      verdict: submissionId === null ? null : (verdicts.get(submissionId) ?? null),
      feedbackAt: work.feedbackAt?.toISOString() ?? null,
    };
  });
}

/** Homework of a channel that has begun, newest due time first. */
export function listBegun(
  db: Connection,
  { channelId, now, most }: { readonly channelId: number; readonly now: Date; readonly most: number },
): Promise<HomeworkRow[]> {
  return db
    .select()
    .from(homeworks)
    .where(and(eq(homeworks.channelId, channelId), eq(homeworks.removed, false), lte(homeworks.opensAt, now)))
    .orderBy(desc(homeworks.dueAt), desc(homeworks.id))
    .limit(most);
}

/** Works of pupils in a channel that no teacher has looked at yet. */
export async function waitingWorks(
  db: Connection,
  { channelId, userIds }: { readonly channelId: number; readonly userIds: readonly number[] },
) {
  if (userIds.length === 0) return [];
  return db
    .select({
      userId: homeworkWorks.userId,
      lessonId: homeworks.lessonId,
      contentOnLessonId: homeworks.contentOnLessonId,
    })
    .from(homeworkWorks)
    .innerJoin(homeworks, eq(homeworks.id, homeworkWorks.homeworkId))
    .where(
      and(
        eq(homeworks.channelId, channelId),
        eq(homeworks.removed, false),
        inArray(homeworkWorks.userId, [...userIds]),
        // A literal lets the partial index be used.
        sql`${homeworkWorks.state} = 'HANDED_IN'`,
      ),
    );
}

/** Code of pupils as it was handed in to homework about a problem, newest first. */
export function listHandedInCode(
  db: Connection,
  of: { readonly userId: number; readonly problemId: number; readonly channelId?: number },
) {
  return db
    .select({ work: homeworkWorks, channelId: homeworks.channelId, isTakenBack: homeworks.removed })
    .from(homeworkWorks)
    .innerJoin(homeworks, eq(homeworks.id, homeworkWorks.homeworkId))
    .where(
      and(
        eq(homeworkWorks.userId, of.userId),
        eq(homeworks.contentType, 'PROBLEM'),
        eq(homeworks.contentId, of.problemId),
        of.channelId === undefined ? undefined : eq(homeworks.channelId, of.channelId),
      ),
    )
    .orderBy(desc(homeworkWorks.id));
}

/** A try of a pupil in the channel, with the problem it is about. Throws RESOURCE_NOT_FOUND. */
export async function findHandedInCode(
  db: Connection,
  of: { readonly channelId: number; readonly userId: number; readonly workId: number },
): Promise<{ problemId: number; source: string }> {
  const [row] = await db
    .select({
      problemId: homeworks.contentId,
      contentType: homeworks.contentType,
      source: homeworkWorks.source,
    })
    .from(homeworkWorks)
    .innerJoin(homeworks, eq(homeworks.id, homeworkWorks.homeworkId))
    .where(
      and(
        eq(homeworkWorks.id, of.workId),
        eq(homeworkWorks.userId, of.userId),
        eq(homeworks.channelId, of.channelId),
      ),
    );
  if (!row || row.contentType !== 'PROBLEM' || row.source === null)
    throw noHomework(`no code ${of.workId} of user ${of.userId} in channel ${of.channelId}`);
  return { problemId: row.problemId, source: row.source };
}
