import type { TimeTrialCourse, MapDefinition } from '#shared/content/maps/mapTypes.ts';
import type { Run, RunEnd } from '#shared/contract/rooms/timeTrialMessages.ts';
import {
  isReadyToRun,
  MOST_PAUSE_TICKS,
  RUN_BEGINNING,
  stepRun,
  type RunProgress,
} from '#server/domain/world/timeTrials/stepRun.ts';
import type { RecordedRun } from '#server/domain/world/timeTrials/replayRun.ts';
import { decodeInputs, encodeInputs, type RunInput } from '#server/domain/world/timeTrials/runInputs.ts';
import { MOVEMENT_SKILLS, type PlayerSkills } from '#shared/simulation/playerSkills.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import type { HandedRun } from '#server/rooms/session/Handover.ts';
import type { BodyStep } from '#server/rooms/session/PlayerSession.ts';

/** The start signal is at this world tick, the first whose keys count. */
interface Countdown {
  readonly course: TimeTrialCourse;
  readonly startTick: number;
}

interface ActiveRun {
  readonly course: TimeTrialCourse;
  readonly skills: PlayerSkills;
  readonly start: PlayerState;
  readonly inputs: RunInput[];
  progress: RunProgress;
}

export interface RunNews {
  readonly run: Run;
  /** The recorded steps to replay, when the finish was reached. */
  readonly finished: RecordedRun | null;
}

/** One user's time trial, from the requested countdown on: records every step of the body since the signal. */
export class TimeTrialRun {
  readonly #map: MapDefinition;
  #countdown: Countdown | null = null;
  #active: ActiveRun | null = null;

  constructor(map: MapDefinition) {
    this.#map = map;
  }

  /** Begins again; a running run is given up for it. */
  countDown(countdown: Countdown): void {
    this.#active = null;
    this.#countdown = countdown;
  }

  /** Records one step; returns the change to report, or null. */
  step(step: BodyStep): RunNews | null {
    const begun = this.#begin(step);
    if (this.#active === null) return begun;
    return this.#advance(this.#active, step) ?? begun;
  }

  /** Ends the run when the body has rested for too long; `roomTick` is the world tick of the room. */
  restedUntil(roomTick: number, { tick }: PlayerState): RunNews | null {
    const since = Math.max(tick, this.#countdown?.startTick ?? 0);
    return roomTick - since <= MOST_PAUSE_TICKS ? null : this.end('paused');
  }

  /** Ends the run or its countdown; null when there is none. */
  end(end: RunEnd): RunNews | null {
    const course = this.#active?.course ?? this.#countdown?.course;
    const progress = this.#active?.progress ?? RUN_BEGINNING;
    this.#active = null;
    this.#countdown = null;
    return course === undefined ? null : { run: { ...newsOf(course, progress), end }, finished: null };
  }

  /** The run as another process can go on with it; null without one, and during the countdown. */
  handOver(): HandedRun | null {
    if (this.#active === null) return null;
    const { course, skills, start, inputs, progress } = this.#active;
    return { courseId: course.id, skills, start, inputs: encodeInputs(start.tick, inputs), progress };
  }

  /** Goes on with the run of another process; null, and no run, for a map or skills that have changed meanwhile. */
  resume({ courseId, start, inputs, progress, ...handed }: HandedRun, skills: PlayerSkills): RunNews | null {
    const course = this.#map.courses.find(({ id }) => id === courseId);
    if (!course || MOVEMENT_SKILLS.some((skill) => skills[skill] !== handed.skills[skill])) return null;
    this.#active = { course, skills, start, inputs: decodeInputs(start.tick, inputs), progress };
    return { run: newsOf(course, progress), finished: null };
  }

  /** The first step after the signal begins the run. */
  #begin({ before, after, skills }: BodyStep): RunNews | null {
    if (this.#countdown === null || after.tick < this.#countdown.startTick) return null;
    const { course, startTick } = this.#countdown;
    if (!isReadyToRun(course, before)) return this.end('notAtStart');
    this.#countdown = null;
    // A body at rest is not stepped: its last tick may be long before the signal.
    const start = { ...before, tick: Math.max(before.tick, startTick - 1) };
    this.#active = { course, skills, start, inputs: [], progress: RUN_BEGINNING };
    const ticks = after.tick - start.tick;
    return { run: newsOf(course, { ticks, gates: 0 }), finished: null };
  }

  #advance(active: ActiveRun, { before, after, bits, skills }: BodyStep): RunNews | null {
    const { course, start, inputs } = active;
    if (skills !== active.skills) return this.end('skills');
    const from = inputs.length === 0 ? start : before;
    const step = stepRun(course, active.progress, { before: from, after });
    if (step.progress === null) return this.end(step.event);
    const { progress, event } = step;
    active.progress = progress;
    inputs.push({ bits, tick: after.tick });
    if (event === null) return null;
    const run = newsOf(course, progress);
    if (event !== 'finished') return { run, finished: null };
    this.#active = null;
    const finished = { map: this.#map, course, skills: active.skills, start, inputs, ticks: progress.ticks };
    return { run, finished };
  }
}

function newsOf({ id: courseId }: TimeTrialCourse, { ticks, gates }: RunProgress): Run {
  return { courseId, ticks, gates, end: null };
}
