import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { experienceOf } from '#shared/content/levels.ts';
import { COURSE_REWARD } from '#shared/content/placeRewards.ts';
import type { RunFinished } from '#shared/contract/rooms/placeMessages.ts';
import { courseRuns } from '#server/db/tables/places.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import type { Deps } from '../deps.ts';
import { announceLevel } from '../ledger/announceLevel.ts';
import { grant } from '../ledger/grant.ts';
import { lockWallet } from '../ledger/lockWallet.ts';
import { courseVersion } from './courseVersion.ts';
import { rankRuns } from './rankRuns.ts';
import { replayRun, type RecordedRun } from './replayRun.ts';
import { encodeInputs } from './runInputs.ts';

interface SaveRequest {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'events' | 'log'>;
  readonly userId: number;
  readonly run: RecordedRun;
}

/**
 * Takes a finished run: replays it, keeps it when it is the user's best of the day, and rewards the first finish of
 * all. A run that cannot be replayed is logged and changes nothing.
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

  const saved = await deps.db.transaction(async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    const ranking = { db: tx, userId, map, course, runClass, day: null, most: 0 };
    const { own: former } = await rankRuns(ranking);
    await tx
      .insert(courseRuns)
      .values(row)
      .onConflictDoUpdate({
        target: [
          courseRuns.userId,
          courseRuns.mapId,
          courseRuns.courseId,
          courseRuns.version,
          courseRuns.runClass,
          courseRuns.day,
        ],
        set: {
          ticks: row.ticks,
          skills: row.skills,
          start: row.start,
          inputs: row.inputs,
          inputsHash: row.inputsHash,
          finishedAt: row.finishedAt,
        },
        setWhere: sql`${courseRuns.ticks} > excluded.ticks`,
      });
    const { own } = await rankRuns(ranking);
    if (own === null) throw new Error(`saveRun: the run of user ${userId} is not in its own ranking`);
    const reward = await grant({
      tx,
      wallet,
      reasonKey: `course:${map.id}:${course.id}`,
      entries: [
        { kind: 'POINT', amount: COURSE_REWARD.point },
        { kind: 'USER_EXP', amount: COURSE_REWARD.exp },
      ],
    });
    return { wallet, reward, own, former };
  });
  const { wallet, reward, own, former } = saved;
  announceLevel(deps.events, wallet, reward.wallet);
  return {
    courseId: course.id,
    ticks,
    ranked: {
      runClass,
      best: own.ticks,
      isBest: former === null || ticks < former.ticks,
      rank: own.rank,
      gained: reward.given.length > 0 ? COURSE_REWARD : { point: 0, exp: 0 },
      point: reward.wallet.point,
      experience: experienceOf(reward.wallet.exp),
    },
  };
}
