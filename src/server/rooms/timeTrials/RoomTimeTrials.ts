import type { MapDefinition, TimeTrialCourse } from '#shared/content/maps/mapTypes.ts';
import {
  COUNTDOWN_TICKS,
  startRunSchema,
  TIME_TRIAL_TO_CLIENT,
  type Run,
  type RunCountdown,
} from '#shared/contract/rooms/timeTrialMessages.ts';
import { bodyTouches } from '#shared/simulation/bodyTouches.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { Cheat } from '#server/domain/world/fairPlay/CheatLog.ts';
import { loadRival } from '#server/domain/world/timeTrials/loadRival.ts';
import { saveRun } from '#server/domain/world/timeTrials/saveRun.ts';
import type { HandedRun } from '#server/rooms/session/Handover.ts';
import type { BodyStep, PlayerSession } from '#server/rooms/session/PlayerSession.ts';
import { TimeTrialRun, type RunNews } from './TimeTrialRun.ts';

interface RoomTimeTrialsOptions {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'events' | 'log' | 'appearances'>;
  readonly map: MapDefinition;
  /** The world tick of the room by now. */
  readonly roomTick: () => number;
  readonly onCheat: (userId: number, cheat: Cheat) => void;
}

/** Time trials of one room, begun on request and timed by the room's own steps, so that a client can claim nothing. */
export class RoomTimeTrials {
  readonly #options: RoomTimeTrialsOptions;
  readonly #runs = new Map<PlayerSession, TimeTrialRun>();

  constructor(options: RoomTimeTrialsOptions) {
    this.#options = options;
  }

  /** A new session has no run, also on another device, unless it comes from a process that ends. */
  welcome(session: PlayerSession): void {
    session.keysFrom = 0;
    const run = new TimeTrialRun(this.#options.map);
    this.#runs.set(session, run);
    const { handedRun } = session;
    session.handedRun = null;
    if (handedRun) this.#send(session, run.resume(handedRun, session.skills));
  }

  /** The run of a session that goes on in another process. */
  runOf(session: PlayerSession): HandedRun | null {
    return this.#runs.get(session)?.handOver() ?? null;
  }

  /** The session has left this map, which ends its run. */
  forget(session: PlayerSession): void {
    session.keysFrom = 0;
    this.#runs.delete(session);
  }

  /** Begins the countdown of a player who stands at a start. Never rejects. */
  async start(session: PlayerSession, message: unknown): Promise<void> {
    const { map, onCheat, deps } = this.#options;
    const { userId, client } = session;
    const request = startRunSchema.safeParse(message);
    if (!request.success) return onCheat(userId, 'nonsense');
    const course = map.courses.find(({ id }) => id === request.data.courseId);
    if (course === undefined) return onCheat(userId, 'nonsense');
    const rivalId = request.data.rivalId ?? null;
    const { ghost, rival } = await loadRival({ deps, userId, rivalId, map, course }).catch(
      (error: unknown) => {
        deps.log.error({ err: error, userId, courseId: course.id }, 'a ghost was not loaded');
        return { ghost: null, rival: null };
      },
    );
    const state = await session.stateOnceStepped();
    const run = this.#runs.get(session);
    if (run === undefined || session.travelling || session.client !== client) return;
    if (!state.grounded || !bodyTouches(state, course.start)) return refuse(session, course);
    const roomTick = Math.max(this.#options.roomTick(), state.tick);
    const startTick = roomTick + COUNTDOWN_TICKS;
    run.countDown({ course, startTick });
    session.keysFrom = startTick;
    client?.send(TIME_TRIAL_TO_CLIENT.COUNTDOWN, {
      courseId: course.id,
      startTick,
      ticksLeft: COUNTDOWN_TICKS,
      ghost,
      rival,
    } satisfies RunCountdown);
  }

  stop(session: PlayerSession): void {
    this.#send(session, this.#runs.get(session)?.end('stopped') ?? null);
  }

  onStep(session: PlayerSession, step: BodyStep): void {
    this.#send(session, this.#runs.get(session)?.step(step) ?? null);
  }

  /** Ends runs without movement. */
  endRested(roomTick: number): void {
    for (const [session, run] of this.#runs) this.#send(session, run.restedUntil(roomTick, session.state));
  }

  #send(session: PlayerSession, news: RunNews | null): void {
    if (news === null) return;
    if (news.run.end !== null) session.keysFrom = 0;
    session.client?.send(TIME_TRIAL_TO_CLIENT.RUN, news.run);
    if (news.finished !== null) void this.#finish(session, news);
  }

  async #finish(session: PlayerSession, { run, finished }: RunNews): Promise<void> {
    const { deps } = this.#options;
    const { userId } = session;
    if (finished === null) return;
    try {
      session.client?.send(TIME_TRIAL_TO_CLIENT.FINISHED, await saveRun({ deps, userId, run: finished }));
    } catch (error) {
      deps.log.error({ err: error, userId, courseId: run.courseId }, 'a run was not written');
      const { courseId, ticks } = run;
      session.client?.send(TIME_TRIAL_TO_CLIENT.FINISHED, { courseId, ticks, ranked: null });
    }
  }
}

function refuse({ client }: PlayerSession, { id: courseId }: TimeTrialCourse): void {
  const run: Run = { courseId, ticks: 0, gates: 0, end: 'notAtStart' };
  client?.send(TIME_TRIAL_TO_CLIENT.RUN, run);
}
