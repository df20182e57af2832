import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { ContestClock, ContestState } from '#shared/contract/battle/scoreboards.ts';
import { elapsedAt, endOf, type ContestTimes } from '#shared/scoreboard/contestClock.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { contestContents, contests, contestUsers } from '#server/db/tables/battle/scoreboard.ts';
import { AppError } from '#server/platform/appError.ts';

export type Contest = typeof contests.$inferSelect;
export type StoredContent = typeof contestContents.$inferSelect;

export interface ContestQuery {
  readonly db: Database | Transaction;
  readonly contestId: number;
}

/** Throws RESOURCE_NOT_FOUND. */
export async function readContest({ db, contestId }: ContestQuery): Promise<Contest> {
  const [contest] = await db.select().from(contests).where(eq(contests.id, contestId));
  if (!contest) throw new AppError('RESOURCE_NOT_FOUND', { log: `no contest ${contestId}` });
  return contest;
}

/** The contests among them that are not settled. */
export const readOpenContests = (tx: Transaction, contestIds: readonly number[]): Promise<Contest[]> =>
  tx
    .select()
    .from(contests)
    .where(and(inArray(contests.id, [...contestIds]), isNull(contests.settledAt)))
    .orderBy(asc(contests.id));

/** Locks the times of a contest until the transaction ends: submissions share the lock, changes wait. */
export async function lockContest(
  tx: Transaction,
  contestId: number,
  strength: 'update' | 'share',
): Promise<Contest> {
  const [contest] = await tx.select().from(contests).where(eq(contests.id, contestId)).for(strength);
  if (!contest) throw new AppError('RESOURCE_NOT_FOUND', { log: `no contest ${contestId}` });
  return contest;
}

export const readContents = ({ db, contestId }: ContestQuery): Promise<StoredContent[]> =>
  db
    .select()
    .from(contestContents)
    .where(eq(contestContents.contestId, contestId))
    .orderBy(asc(contestContents.order));

export async function findContestUser({ db, contestId, userId }: ContestQuery & { readonly userId: number }) {
  const [row] = await db
    .select()
    .from(contestUsers)
    .where(and(eq(contestUsers.contestId, contestId), eq(contestUsers.userId, userId)));
  return row;
}

export const timesOf = (contest: Contest): ContestTimes => ({
  startsAt: contest.startsAt.getTime(),
  durationMs: contest.durationMs,
  pausedMs: contest.pausedMs,
  pausedAt: contest.pausedAt?.getTime() ?? null,
});

export function stateOf(contest: Contest, now: Date): ContestState {
  const at = now.getTime();
  if (contest.settledAt !== null) return 'ENDED';
  if (at < contest.startsAt.getTime()) return 'COUNTDOWN';
  if (contest.pausedAt !== null) return 'PAUSED';
  return at < endOf(timesOf(contest), at) ? 'RUNNING' : 'JUDGING';
}

export function clockOf(contest: Contest, now: Date): ContestClock {
  const times = timesOf(contest);
  const at = now.getTime();
  const elapsedMs = elapsedAt(times, at);
  const { freezeFromMs } = contest;
  return {
    contestId: contest.id,
    state: stateOf(contest, now),
    startsAt: contest.startsAt.toISOString(),
    endsAt: new Date(endOf(times, at)).toISOString(),
    pausedAt: contest.pausedAt?.toISOString() ?? null,
    durationMs: contest.durationMs,
    elapsedMs,
    freezeFromMs,
    isFrozen: contest.settledAt === null && freezeFromMs !== null && elapsedMs >= freezeFromMs,
    serverTime: now.toISOString(),
  };
}

/** Throws BATTLE_NOT_STARTED before the start. */
export function assertStarted(contest: Contest, now: Date): void {
  if (stateOf(contest, now) === 'COUNTDOWN')
    throw new AppError('BATTLE_NOT_STARTED', {
      log: `contest ${contest.id} starts ${contest.startsAt.toISOString()}`,
    });
}

/** Throws BATTLE_NOT_ENDED until everything is judged and shown. */
export function assertEnded(contest: Contest, now: Date): void {
  const state = stateOf(contest, now);
  if (state !== 'ENDED') throw new AppError('BATTLE_NOT_ENDED', { log: `contest ${contest.id} is ${state}` });
}

/** Throws the code that says why nothing can be handed in now. */
export function assertTakesSubmissions(contest: Contest, now: Date): void {
  assertStarted(contest, now);
  const state = stateOf(contest, now);
  if (state === 'RUNNING') return;
  const code = state === 'PAUSED' ? 'BATTLE_PAUSED' : 'BATTLE_ENDED';
  throw new AppError(code, { log: `contest ${contest.id} is ${state}` });
}
