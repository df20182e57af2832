import type { Room } from '@colyseus/sdk';
import {
  runCountdownSchema,
  runFinishedSchema,
  runSchema,
  TIME_TRIAL_TO_CLIENT,
  TIME_TRIAL_TO_SERVER,
  type Run,
  type RunCountdown,
  type RunFinished,
} from '#shared/contract/rooms/timeTrialMessages.ts';
import { onRoomMessage } from '#client/net/rooms/connection/onRoomMessage.ts';
import { Signal } from '#client/net/rooms/Signal.ts';

type TimeTrialRoom = Pick<Room, 'onMessage' | 'send'>;

/** Timed runs over the line to the world. Outlives the rooms: each one it enters is attached to it. */
export class TimeTrialConnection {
  readonly countedDown = new Signal<RunCountdown>();
  readonly runChanged = new Signal<Run>();
  readonly runFinished = new Signal<RunFinished>();
  /** The connection is gone, and with it a run that was going on. */
  readonly lost = new Signal<null>();
  #room: TimeTrialRoom | null = null;
  #flush: () => void = () => undefined;
  #keysFrom = 0;
  #rivalId: number | null = null;

  /**
   * Keys pressed before this world tick count for nothing, as in the room: from the request on, so that both agree
   * whenever the answer comes.
   */
  get keysFrom(): number {
    return this.#keysFrom;
  }

  /** `flush` sends the keys that wait for a full batch. */
  attach(room: TimeTrialRoom, flush: () => void): void {
    this.#room = room;
    this.#flush = flush;
    const { COUNTDOWN, RUN, FINISHED } = TIME_TRIAL_TO_CLIENT;
    onRoomMessage(room, COUNTDOWN, runCountdownSchema, (message) => {
      this.#keysFrom = message.startTick;
      this.countedDown.emit(message);
    });
    onRoomMessage(room, RUN, runSchema, (message) => {
      if (message.end !== null) this.#keysFrom = 0;
      this.runChanged.emit(message);
    });
    onRoomMessage(room, FINISHED, runFinishedSchema, (message) => this.runFinished.emit(message));
  }

  detach(): void {
    this.#room = null;
    this.#keysFrom = 0;
    this.lost.emit(null);
  }

  /** Asks for the countdown of a course at whose start one stands. */
  start(courseId: number): void {
    if (this.#room === null) return;
    // The room judges the body where one saw it when asking.
    this.#flush();
    this.#keysFrom = Infinity;
    const rivalId = this.#rivalId;
    this.#room.send(TIME_TRIAL_TO_SERVER.START, { courseId, ...(rivalId !== null && { rivalId }) });
  }

  /** From the next start the ghost shows the best run of this friend, or the own one for null. */
  runAgainst(rivalId: number | null): void {
    this.#rivalId = rivalId;
  }

  stop(): void {
    this.#room?.send(TIME_TRIAL_TO_SERVER.STOP, {});
  }
}

/** The page's own instance; the connection to the world attaches the rooms to it. */
export const worldTimeTrials = new TimeTrialConnection();
