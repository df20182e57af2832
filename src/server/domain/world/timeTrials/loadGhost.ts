import { and, asc, eq } from 'drizzle-orm';
import { GHOST_STEP, type Ghost } from '#shared/contract/rooms/timeTrialMessages.ts';
import { stepPlayer } from '#shared/simulation/stepPlayer.ts';
import { timeTrialRuns } from '#server/db/tables/world/timeTrials.ts';
import type { Deps } from '#server/domain/deps.ts';
import { courseVersion, type CourseOnMap } from './timeTrialCourses.ts';
import { decodeInputs } from './runInputs.ts';
import type { RecordedRun } from './replayRun.ts';
import { RUN_BEGINNING, stepRun } from './stepRun.ts';

interface GhostRequest extends CourseOnMap {
  readonly deps: Pick<Deps, 'db'>;
  readonly userId: number;
}

/** The path of the user's best run on the present course; null before the first. */
export async function loadGhost({ deps, userId, map, course }: GhostRequest): Promise<Ghost | null> {
  const { version, ticks, mapId, courseId, finishedAt } = timeTrialRuns;
  const [best] = await deps.db
    .select()
    .from(timeTrialRuns)
    .where(
      and(
        eq(timeTrialRuns.userId, userId),
        eq(mapId, map.id),
        eq(courseId, course.id),
        eq(version, courseVersion(map, course)),
      ),
    )
    .orderBy(asc(ticks), asc(finishedAt))
    .limit(1);
  if (best === undefined) return null;
  const { start, skills } = best;
  const inputs = decodeInputs(start.tick, best.inputs);
  return ghostOf({ map, course, skills, start, inputs, ticks: best.ticks });
}

/** Pure. The body's positions every `GHOST_STEP` ticks and the time at each gate, by replaying the run. */
export function ghostOf({ map, course, skills, start, inputs, ticks }: RecordedRun): Ghost {
  const spot = ({ x, y }: { readonly x: number; readonly y: number }): [number, number] => [
    Math.round(x),
    Math.round(y),
  ];
  const path = [spot(start)];
  const gates: number[] = [];
  let state = start;
  let progress = RUN_BEGINNING;
  for (const { bits, tick } of inputs) {
    // A body that rested for some ticks has stayed in place.
    while (start.tick + path.length * GHOST_STEP < tick) path.push(spot(state));
    const after = stepPlayer(state, bits, map, skills, tick);
    const step = stepRun(course, progress, { before: state, after });
    if (step.progress !== null) ({ progress } = step);
    if (step.event === 'gate') gates.push(progress.ticks);
    state = after;
  }
  path.push(spot(state));
  return { ticks, path, gates };
}
