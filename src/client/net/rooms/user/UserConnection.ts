import type { Room, SeatReservation } from '@colyseus/sdk';
import { PUSH_MESSAGE, pushSchema, TAB_MESSAGE, type Push } from '#shared/contract/rooms/userRoom.ts';
import { WORLD_CLOSE } from '#shared/contract/rooms/worldCloseCodes.ts';
import { browserNetwork, type NetworkSense } from '#client/net/rooms/connection/connectionOptions.ts';
import { retryDelay } from '#client/net/rooms/connection/connectionReducer.ts';
import { joinGameRoom } from '#client/net/rooms/connection/joinGameRoom.ts';
import { ownTab } from './ownTab.ts';
import { onRoomMessage } from '#client/net/rooms/connection/onRoomMessage.ts';

export interface UserConnectionOptions {
  /** Origin of the server. */
  readonly endpoint: string;
  readonly reserveSeat: () => Promise<SeatReservation>;
  readonly onPush: (push: Push) => void;
  /** Pushes may have been missed until now: the room was entered, or the very first try to enter it failed. */
  readonly onCatchUp: () => void;
  readonly network?: NetworkSense;
}

/** Nobody looks at this connection: it may take longer to come back than the world's, and ask less often. */
const LONGEST_PAUSE_MS = 30_000;
/** A connection that does not answer from one look to the next is dead, even if nobody has said so. */
const PING_MS = 20_000;

/**
 * The connection to the room of the user. Comes back by itself after every loss until it is closed, and shows nothing of
 * how it fares. A session that is over is noticed by `reserveSeat`.
 */
export class UserConnection {
  readonly #options: UserConnectionOptions;
  #room: Room | null = null;
  #attempt = 0;
  #hasCaughtUp = false;
  /** Everything started for an earlier run finds its number outdated and stops. */
  #run = 0;
  #isPinged = false;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #stopListening: (() => void) | null = null;
  #stopTab: () => void = () => undefined;

  constructor(options: UserConnectionOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#room !== null;
  }

  open(): void {
    this.close();
    const { network = browserNetwork } = this.#options;
    this.#stopListening = network.onOnline(() => {
      if (this.#room === null) void this.#enter();
    });
    this.#stopTab = ownTab.subscribe(() => this.#showTab());
    this.#pingTimer = setInterval(() => this.#ping(), PING_MS);
    this.#attempt = 0;
    this.#hasCaughtUp = false;
    void this.#enter();
  }

  /** Leaves the room and stops trying. */
  close(): void {
    clearInterval(this.#pingTimer);
    this.#stopListening?.();
    this.#stopListening = null;
    this.#stopTab();
    this.#leave();
  }

  async #enter(): Promise<void> {
    this.#leave();
    const run = this.#run;
    try {
      const seat = await this.#options.reserveSeat();
      if (run !== this.#run) return;
      const room = await joinGameRoom(this.#options.endpoint, seat);
      if (run !== this.#run) return void room.leave().catch(() => undefined);
      this.#joined(room);
    } catch {
      if (run !== this.#run) return;
      if (!this.#hasCaughtUp) this.#catchUp();
      this.#retryLater();
    }
  }

  #joined(room: Room): void {
    // A loss is answered with a fresh entry, as in the world.
    room.reconnection.enabled = false;
    this.#room = room;
    this.#attempt = 0;
    onRoomMessage(room, PUSH_MESSAGE, pushSchema, (push) => this.#options.onPush(push));
    room.onError(() => undefined);
    room.onLeave((code) => {
      if (code === WORLD_CLOSE.MOVED_TO_ANOTHER_TAB) this.close();
      else this.#lost();
    });
    if (ownTab.getState().inLesson) this.#showTab();
    this.#catchUp();
  }

  #showTab(): void {
    this.#room?.send(TAB_MESSAGE, ownTab.getState());
  }

  #catchUp(): void {
    this.#hasCaughtUp = true;
    this.#options.onCatchUp();
  }

  #lost(): void {
    this.#leave();
    this.#retryLater();
  }

  #retryLater(): void {
    const pause = retryDelay(this.#attempt, Math.random(), LONGEST_PAUSE_MS);
    this.#attempt += 1;
    this.#retryTimer = setTimeout(() => void this.#enter(), pause);
  }

  #ping(): void {
    if (this.#room === null) return;
    if (this.#isPinged) return this.#lost();
    this.#isPinged = true;
    this.#room.ping(() => (this.#isPinged = false));
  }

  #leave(): void {
    this.#run += 1;
    clearTimeout(this.#retryTimer);
    this.#isPinged = false;
    const room = this.#room;
    this.#room = null;
    if (room === null) return;
    room.removeAllListeners();
    // Pushes that are on their way are nobody's any more.
    room.onMessage('*', () => undefined);
    if (room.connection.isOpen) room.leave().catch(() => undefined);
  }
}
