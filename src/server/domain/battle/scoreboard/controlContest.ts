import { eq } from 'drizzle-orm';
import { elapsedAt, endOf } from '#shared/scoreboard/contestClock.ts';
import type { Transaction } from '#server/db/connect.ts';
import { contests } from '#server/db/tables/battle/scoreboard.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Clock } from '#server/platform/clock.ts';
import { addJob } from '#server/domain/jobs.ts';
import { emit } from '#server/domain/transaction.ts';
import { lockContest, stateOf, timesOf, type Contest } from './contests.ts';

export type ContestCommand =
  | { readonly action: 'PAUSE' | 'RESUME' | 'END' }
  | { readonly action: 'EXTEND'; readonly minutes: number };

const MINUTE_MS = 60_000;

/**
 * Stops the clock, resumes it, extends or ends the contest. A repeated command changes nothing. Throws
 * BATTLE_NOT_STARTED, BATTLE_ENDED.
 */
export async function controlContest(
  tx: Transaction,
  {
    contestId,
    actorId,
    clock,
    command,
  }: {
    readonly contestId: number;
    readonly actorId: number;
    readonly clock: Clock;
    readonly command: ContestCommand;
  },
): Promise<void> {
  const contest = await lockContest(tx, contestId, 'update');
  // The time is read under the lock, so that everything handed in before it was in time.
  const now = clock.now();
  const state = stateOf(contest, now);
  if (state === 'COUNTDOWN')
    throw new AppError('BATTLE_NOT_STARTED', { log: `contest ${contestId} is ${state}` });
  if (state === 'JUDGING' || state === 'ENDED')
    throw new AppError('BATTLE_ENDED', { log: `contest ${contestId} is ${state}` });
  const changed = changeBy(contest, command, now);
  if (!changed) return;
  await tx.update(contests).set(changed).where(eq(contests.id, contestId));
  const after = { ...contest, ...changed };
  if (after.pausedAt === null)
    await addJob(tx, 'contests.settle', { contestId }, new Date(endOf(timesOf(after), now.getTime())));
  await emit(tx, { type: 'contest.changed', userId: actorId, contestId });
}

/** Undefined without a change. */
function changeBy(contest: Contest, command: ContestCommand, now: Date): Partial<Contest> | undefined {
  const at = now.getTime();
  const { pausedAt, pausedMs, durationMs, freezeFromMs } = contest;
  const resumed = { pausedAt: null, pausedMs: pausedMs + (pausedAt === null ? 0 : at - pausedAt.getTime()) };
  const elapsedMs = elapsedAt(timesOf(contest), at);
  switch (command.action) {
    case 'PAUSE':
      return pausedAt === null ? { pausedAt: now } : undefined;
    case 'RESUME':
      return pausedAt === null ? undefined : resumed;
    case 'END':
      return { ...resumed, durationMs: elapsedMs };
    case 'EXTEND': {
      const moreMs = command.minutes * MINUTE_MS;
      // Hidden entries stay hidden.
      const isFrozen = freezeFromMs !== null && elapsedMs >= freezeFromMs;
      return {
        durationMs: durationMs + moreMs,
        freezeFromMs: freezeFromMs === null || isFrozen ? freezeFromMs : freezeFromMs + moreMs,
      };
    }
  }
}

/** Starts a future contest now, with its whole length. Throws BATTLE_UNDERWAY, BATTLE_ENDED. */
export async function startContest(
  tx: Transaction,
  { contest, actorId, now }: { readonly contest: Contest; readonly actorId: number; readonly now: Date },
): Promise<void> {
  const state = stateOf(contest, now);
  if (state !== 'COUNTDOWN') {
    const isOver = state === 'JUDGING' || state === 'ENDED';
    throw new AppError(isOver ? 'BATTLE_ENDED' : 'BATTLE_UNDERWAY', {
      log: `contest ${contest.id} is ${state}`,
    });
  }
  await tx.update(contests).set({ startsAt: now }).where(eq(contests.id, contest.id));
  const endsAt = new Date(now.getTime() + contest.durationMs);
  await addJob(tx, 'contests.settle', { contestId: contest.id }, endsAt);
  await emit(tx, { type: 'contest.changed', userId: actorId, contestId: contest.id });
}

/** Sets a new length of a running competition; it cannot be shorter than the time that has passed. */
export async function changeDuration(
  tx: Transaction,
  {
    contest,
    durationMs,
    now,
  }: { readonly contest: Contest; readonly durationMs: number; readonly now: Date },
): Promise<void> {
  const elapsedMs = elapsedAt(timesOf(contest), now.getTime());
  const changed = Math.max(elapsedMs, durationMs);
  const { freezeFromMs } = contest;
  const isFrozen = freezeFromMs !== null && elapsedMs >= freezeFromMs;
  const moved = freezeFromMs === null ? null : Math.max(0, freezeFromMs + changed - contest.durationMs);
  const times = { durationMs: changed, freezeFromMs: isFrozen ? freezeFromMs : moved };
  await tx.update(contests).set(times).where(eq(contests.id, contest.id));
  const endsAt = new Date(endOf(timesOf({ ...contest, ...times }), now.getTime()));
  await addJob(tx, 'contests.settle', { contestId: contest.id }, endsAt);
}
