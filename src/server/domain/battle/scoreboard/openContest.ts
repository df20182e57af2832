import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { ContestRule } from '#shared/contract/battle/scoreboards.ts';
import type { Transaction } from '#server/db/connect.ts';
import { contestContents, contests, contestUsers } from '#server/db/tables/battle/scoreboard.ts';
import type { ContestQuery } from './contests.ts';
import { addJob } from '#server/domain/jobs.ts';
import type { ProblemSummary } from '#server/domain/learning/problems/listProblems.ts';

export interface ContestSetting {
  readonly channelId: number;
  readonly rule: ContestRule;
  readonly startsAt: Date;
  readonly durationMs: number;
  readonly freezeFromMs: number | null;
  readonly shareSolutions: boolean;
  readonly contents: readonly (ProblemSummary & { readonly points: number })[];
}

/** Creates a contest with its contents and the job that ends it. Players are added by `enrolUsers`. */
export async function openContest(tx: Transaction, setting: ContestSetting): Promise<number> {
  const { contents, durationMs, ...values } = setting;
  const [row] = await tx
    .insert(contests)
    .values({ ...values, durationMs, scoredMs: durationMs })
    .returning({ id: contests.id });
  if (!row) throw new Error('openContest: no row came back');
  await putContents(tx, row.id, contents);
  await addJob(
    tx,
    'contests.settle',
    { contestId: row.id },
    new Date(setting.startsAt.getTime() + durationMs),
  );
  return row.id;
}

/** Replaces the contents and times of a contest that has not begun. */
export async function resetContest(
  tx: Transaction,
  contestId: number,
  setting: ContestSetting,
): Promise<void> {
  const { contents, durationMs, ...values } = setting;
  await tx
    .update(contests)
    .set({ ...values, durationMs, scoredMs: durationMs })
    .where(eq(contests.id, contestId));
  await putContents(tx, contestId, contents);
  await addJob(tx, 'contests.settle', { contestId }, new Date(setting.startsAt.getTime() + durationMs));
}

/** Contents keep their ids while their problems stay. */
async function putContents(
  tx: Transaction,
  contestId: number,
  contents: ContestSetting['contents'],
): Promise<void> {
  const problemIds = contents.map(({ problemId }) => problemId);
  await tx
    .delete(contestContents)
    .where(and(eq(contestContents.contestId, contestId), notInArray(contestContents.problemId, problemIds)));
  const kept = await tx
    .select({ id: contestContents.id, problemId: contestContents.problemId })
    .from(contestContents)
    .where(eq(contestContents.contestId, contestId));
  // Old orders are cleared first: two that change places would collide in the unique order.
  if (kept.length > 0)
    await tx
      .update(contestContents)
      .set({ order: sql`-${contestContents.order}` })
      .where(
        inArray(
          contestContents.id,
          kept.map(({ id }) => id),
        ),
      );
  const idOf = new Map(kept.map(({ id, problemId }) => [problemId, id]));
  for (const [index, content] of contents.entries()) {
    const values = { ...content, contestId, order: index + 1 };
    const id = idOf.get(content.problemId);
    if (id === undefined) await tx.insert(contestContents).values(values);
    else await tx.update(contestContents).set(values).where(eq(contestContents.id, id));
  }
}

/** Enrolled users stay as they are. */
export async function enrolUsers(
  tx: Transaction,
  contestId: number,
  {
    users,
    at,
    started,
  }: {
    readonly users: readonly { readonly userId: number; readonly teamId: number | null }[];
    readonly at: Date;
    /** A race of a room begins for all at once. */
    readonly started: boolean;
  },
): Promise<void> {
  if (users.length === 0) return;
  await tx
    .insert(contestUsers)
    .values(
      users.map(({ userId, teamId }) => ({
        contestId,
        userId,
        teamId,
        enrolledAt: at,
        startedAt: started ? at : null,
      })),
    )
    .onConflictDoNothing();
}

export async function markStarted(
  tx: Transaction,
  contestId: number,
  userId: number,
  at: Date,
): Promise<void> {
  await tx
    .update(contestUsers)
    .set({ startedAt: sql`coalesce(${contestUsers.startedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(contestUsers.contestId, contestId), eq(contestUsers.userId, userId)));
}

export async function setShared(tx: Transaction, contestId: number, shareSolutions: boolean): Promise<void> {
  await tx.update(contests).set({ shareSolutions }).where(eq(contests.id, contestId));
}

/** With everything of it. */
export async function removeContest(tx: Transaction, contestId: number): Promise<void> {
  await tx.delete(contests).where(eq(contests.id, contestId));
}

/** In the order of coming. */
export const listEnrolled = ({ db, contestId }: ContestQuery) =>
  db
    .select()
    .from(contestUsers)
    .where(eq(contestUsers.contestId, contestId))
    .orderBy(asc(contestUsers.enrolledAt), asc(contestUsers.userId));
