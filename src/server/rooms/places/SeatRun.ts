import type { Course, MapDefinition } from '#shared/content/maps/mapTypes.ts';
import type { Run, RunEnd } from '#shared/contract/rooms/placeMessages.ts';
import { followCourse, MOST_PAUSE_TICKS, type CourseProgress } from '#server/domain/places/followCourse.ts';
import type { RecordedRun } from '#server/domain/places/replayRun.ts';
import type { RunInput } from '#server/domain/places/runInputs.ts';
import type { PlayerSkills } from '#shared/simulation/playerSkills.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import type { SeatStep } from '../Seat.ts';

interface Going {
  readonly course: Course;
  readonly skills: PlayerSkills;
  readonly start: PlayerState;
  readonly inputs: RunInput[];
  progress: CourseProgress;
}

export interface RunNews {
  readonly run: Run;
  /** What is to be replayed, when the finish was reached. */
  readonly finished: RecordedRun | null;
}

/** One user's timed run on a map: keeps every step that the server itself has made with the body since the start. */
export class SeatRun {
  readonly #map: MapDefinition;
  #going: Going | null = null;

  constructor(map: MapDefinition) {
    this.#map = map;
  }

  /** Takes in one step; answers what is worth telling, or null. */
  follow(step: SeatStep): RunNews | null {
    return this.#going === null ? this.#begin(step) : this.#goOn(this.#going, step);
  }

  /** Ends a run whose body has rested for too long; `roomTick` is the world tick of the room. */
  restedUntil(roomTick: number, { tick }: PlayerState): RunNews | null {
    const going = this.#going;
    if (going === null || roomTick - tick <= MOST_PAUSE_TICKS) return null;
    return this.#end(going, 'paused');
  }

  #begin(step: SeatStep): RunNews | null {
    const { before, after, bits, skills } = step;
    for (const course of this.#map.courses) {
      const { progress } = followCourse(course, null, step);
      if (progress === null) continue;
      const inputs = [{ bits, tick: after.tick }];
      this.#going = { course, skills, start: before, inputs, progress };
      return { run: newsOf(course, progress), finished: null };
    }
    return null;
  }

  #goOn(going: Going, { before, after, bits, skills }: SeatStep): RunNews | null {
    const { course } = going;
    if (skills !== going.skills) return this.#end(going, 'skills');
    const step = followCourse(course, going.progress, { before, after });
    if (step.progress === null) return this.#end(going, step.event ?? 'returned');
    const { progress, event } = step;
    going.progress = progress;
    going.inputs.push({ bits, tick: after.tick });
    if (event === null) return null;
    const run = newsOf(course, progress);
    if (event !== 'finished') return { run, finished: null };
    this.#going = null;
    const { start, inputs } = going;
    const finished = { map: this.#map, course, skills, start, inputs, ticks: progress.ticks };
    return { run, finished };
  }

  #end({ course, progress }: Going, end: RunEnd): RunNews {
    this.#going = null;
    return { run: { ...newsOf(course, progress), end }, finished: null };
  }
}

function newsOf({ id: courseId }: Course, { ticks, gates }: CourseProgress): Run {
  return { courseId, ticks, gates, end: null };
}
