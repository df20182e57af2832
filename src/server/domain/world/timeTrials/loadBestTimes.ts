import { eq, sql, type SQL } from 'drizzle-orm';
import type { MapDefinition, TimeTrialCourse } from '#shared/content/maps/mapTypes.ts';
import type { RunClass } from '#shared/contract/world/timeTrials.ts';
import { timeTrialBests, timeTrialRuns } from '#server/db/tables/world/timeTrials.ts';
import type { Deps } from '#server/domain/deps.ts';
import { courseVersion } from './timeTrialCourses.ts';

/** Maps a course in its present version to the user's best time in ticks; null where there is none. */
export async function loadBestTimes({ db }: Pick<Deps, 'db'>, { userId }: { readonly userId: number }) {
  const { version, runClass, ticks } = timeTrialBests;
  const runs = await db
    .select({ version, runClass, ticks })
    .from(timeTrialBests)
    .where(eq(timeTrialBests.userId, userId));
  return (map: MapDefinition, course: TimeTrialCourse): Record<RunClass, number | null> => {
    const today = courseVersion(map, course);
    const bestIn = (wanted: RunClass) =>
      runs.find((run) => run.version === today && run.runClass === wanted)?.ticks ?? null;
    return { PLAIN: bestIn('PLAIN'), SKILLED: bestIn('SKILLED') };
  };
}

/** SQL condition: the user has completed any version of the course. */
export const hasFinishedCourse = (userId: number): SQL => sql`exists (
  select from ${timeTrialRuns} where user_id = ${userId}::int)`;
