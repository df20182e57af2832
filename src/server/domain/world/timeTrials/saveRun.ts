import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { experienceOf } from '#shared/content/levels.ts';
import type { RunFinished } from '#shared/contract/rooms/timeTrialMessages.ts';
import { timeTrialBests, timeTrialRuns } from '#server/db/tables/world/timeTrials.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import type { Deps } from '#server/domain/deps.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { postReward } from '#server/domain/world/economy/postRows.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { courseVersion } from './timeTrialCourses.ts';
import { rankOwnRun } from './rankRuns.ts';
import { replayRun, type RecordedRun } from './replayRun.ts';
import { encodeInputs } from './runInputs.ts';

/** The reward of the first finish of a course, given once. */
export const TIME_TRIAL_REWARD = { point: 50, exp: 30 } as const;

interface SaveRequest {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'events' | 'log'>;
  readonly userId: number;
  readonly run: RecordedRun;
}

/**
 * Takes a finished run: replays it, saves it when it is the user's best of the day, and rewards the first finish. A run
 * that cannot be replayed is logged and changes nothing.
 */
export async function saveRun({ deps, userId, run }: SaveRequest): Promise<RunFinished> {
  const { map, course, ticks } = run;
  const replay = replayRun(run);
  if (!replay.confirmed) {
    const { reason } = replay;
    deps.log.warn({ userId, mapId: map.id, courseId: course.id, ticks, reason }, 'a run was refused');
    return { courseId: course.id, ticks, ranked: null };
  }
  const { runClass } = replay;
  const finishedAt = deps.clock.now();
  const inputs = encodeInputs(run.start.tick, run.inputs);
  const row = {
    userId,
    mapId: map.id,
    courseId: course.id,
    version: courseVersion(map, course),
    runClass,
    day: seoulDay(finishedAt),
    ticks,
    skills: run.skills,
    start: run.start,
    inputs,
    inputsHash: createHash('sha256').update(inputs).digest('hex'),
    finishedAt,
  };

  const saved = await transaction(deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    const ranking = { db: tx, userId, map, course, runClass, day: null };
    const former = await rankOwnRun(ranking);
    await tx
      .insert(timeTrialRuns)
      .values(row)
      .onConflictDoUpdate({
        target: [
          timeTrialRuns.userId,
          timeTrialRuns.mapId,
          timeTrialRuns.courseId,
          timeTrialRuns.version,
          timeTrialRuns.runClass,
          timeTrialRuns.day,
        ],
        set: {
          ticks: row.ticks,
          skills: row.skills,
          start: row.start,
          inputs: row.inputs,
          inputsHash: row.inputsHash,
          finishedAt: row.finishedAt,
        },
        setWhere: sql`${timeTrialRuns.ticks} > excluded.ticks`,
      });
    await tx
      .insert(timeTrialBests)
      .values({
        userId,
        mapId: map.id,
        courseId: course.id,
        version: row.version,
        runClass,
        ticks,
        finishedAt,
      })
      .onConflictDoUpdate({
        target: [
          timeTrialBests.userId,
          timeTrialBests.mapId,
          timeTrialBests.courseId,
          timeTrialBests.version,
          timeTrialBests.runClass,
        ],
        set: { ticks, finishedAt },
        setWhere: sql`${timeTrialBests.ticks} > excluded.ticks`,
      });
    const own = await rankOwnRun(ranking);
    if (own === null) throw new Error(`saveRun: the run of user ${userId} is not in its own ranking`);
    const reasonKey = `course:${map.id}:${course.id}`;
    const rewarded = await postReward({ tx, wallet, reasonKey, reward: TIME_TRIAL_REWARD });
    const ran = { type: 'course.run', userId, mapId: map.id, courseId: course.id, ticks } as const;
    const { questChange } = await emit(tx, ran);
    return { ...rewarded, own, former, questChange };
  });
  const { wallet, gained, own, former, questChange } = saved;
  return {
    courseId: course.id,
    ticks,
    ranked: {
      runClass,
      best: own.ticks,
      isBest: former === null || ticks < former.ticks,
      rank: own.rank,
      gained,
      // A quest that the run has completed may have paid, too.
      point: questChange?.point ?? wallet.point,
      experience: questChange?.experience ?? experienceOf(wallet.exp),
    },
  };
}
