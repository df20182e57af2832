import type { Room, SeatReservation } from '@colyseus/sdk';
import {
  BATTLE_CLOSE,
  BATTLE_TO_CLIENT,
  BATTLE_TO_SERVER,
  CHEER_MS,
  CHEERS_AT_ONCE,
  battleCheerSchema,
  battleEntrySchema,
  battleOnlineSchema,
  battlePongSchema,
  battleProgressSchema,
  battleSnapshotSchema,
  type BattleCheer,
} from '#shared/contract/rooms/battleRoom.ts';
import { roomViewSchema } from '#shared/contract/battle/battles.ts';
import { WORLD_CLOSE } from '#shared/contract/rooms/worldCloseCodes.ts';
import {
  chatLineSchema,
  emotedSchema,
  TALK_TO_CLIENT,
  TALK_TO_SERVER,
  talkRefusedSchema,
} from '#shared/contract/rooms/talkMessages.ts';
import { battleStore, progressKey, type BattleState, type Cheer } from '#client/stores/battleStore.ts';
import { randomId } from '#client/net/randomId.ts';
import { browserNetwork, type NetworkSense } from '#client/net/rooms/connection/connectionOptions.ts';
import { retryDelay } from '#client/net/rooms/connection/connectionReducer.ts';
import { joinGameRoom } from '#client/net/rooms/connection/joinGameRoom.ts';
import { onRoomMessage } from '#client/net/rooms/connection/onRoomMessage.ts';
import { applyEntry } from './applyEntry.ts';

export interface BattleConnectionOptions {
  /** Origin of the server. */
  readonly endpoint: string;
  readonly key: string;
  readonly reserveSeat: () => Promise<SeatReservation>;
  /** Whether a failure to get a seat is final: the room is gone, or not for this user. */
  readonly isFinal: (error: unknown) => boolean;
  readonly network?: NetworkSense;
}

/** A race waits for nobody: the room is tried again soon. */
const LONGEST_PAUSE_MS = 4_000;
/** A connection that does not answer from one ping to the next is dead; each answer also sets the clock. */
const PING_MS = 5_000;
const TALK_KEPT = 50;

/**
 * The room of one battle, which writes what it hears into the battle's store and comes back by itself until it is
 * closed. Commands go by REST: what counts is in the database.
 */
export class BattleConnection {
  readonly #options: BattleConnectionOptions;
  #room: Room | null = null;
  #attempt = 0;
  /** Everything started for an earlier run finds its number outdated and stops. */
  #run = 0;
  #isPinged = false;
  #cheerCount = 0;
  /** Round trip of the ping that set the clock, ms: a shorter one knows it better. */
  #bestTrip = Infinity;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #stopListening: () => void = () => undefined;

  constructor(options: BattleConnectionOptions) {
    this.#options = options;
  }

  open(): void {
    const { key, network = browserNetwork } = this.#options;
    battleStore.setState({ ...battleStore.getInitialState(), key });
    this.#stopListening = network.onOnline(() => {
      if (this.#room === null) void this.#enter();
    });
    this.#pingTimer = setInterval(() => this.#ping(), PING_MS);
    void this.#enter();
  }

  close(): void {
    this.#stop();
    battleStore.setState(battleStore.getInitialState(), true);
  }

  /** The key of the line, by which a refusal names it; null while the room is not connected. */
  say(text: string): string | null {
    const lineKey = randomId();
    return this.#send(TALK_TO_SERVER.SAY, { text, lineKey }) ? lineKey : null;
  }

  sayPhrase(phraseId: number): void {
    this.#send(TALK_TO_SERVER.PHRASE, { phraseId, lineKey: randomId() });
  }

  cheer(emote: BattleCheer): void {
    this.#send(TALK_TO_SERVER.EMOTE, { emote });
  }

  #send(type: string, message: object): boolean {
    if (!this.#room?.connection.isOpen) return false;
    battleStore.setState({ refused: null });
    this.#room.send(type, message);
    return true;
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
    } catch (error) {
      if (run !== this.#run) return;
      if (this.#options.isFinal(error)) this.#gone();
      else this.#lost();
    }
  }

  #joined(room: Room): void {
    // A loss is answered with a fresh entry, as in the world.
    room.reconnection.enabled = false;
    this.#room = room;
    this.#attempt = 0;
    const { SNAPSHOT, ROOM, ENTRY, PROGRESS, ONLINE, PONG } = BATTLE_TO_CLIENT;
    onRoomMessage(room, SNAPSHOT, battleSnapshotSchema, ({ room: view, board, onlineUserIdList }) => {
      if (board) this.#setClock(Date.parse(board.clock.serverTime) - Date.now(), Infinity);
      battleStore.setState({ connection: 'live', view, board, onlineUserIdList, progress: {} });
    });
    onRoomMessage(room, ROOM, roomViewSchema, (view) => battleStore.setState({ view }));
    onRoomMessage(room, ENTRY, battleEntrySchema, (entry) =>
      battleStore.setState(({ board, progress }) => {
        const { [progressKey(entry)]: _done, ...waiting } = progress;
        return { board: board && applyEntry(board, entry), progress: waiting };
      }),
    );
    onRoomMessage(room, PROGRESS, battleProgressSchema, (told) =>
      battleStore.setState(({ progress }) => ({ progress: { ...progress, [progressKey(told)]: told } })),
    );
    onRoomMessage(room, ONLINE, battleOnlineSchema, (online) => battleStore.setState(online));
    onRoomMessage(room, PONG, battlePongSchema, ({ clientTime, serverTime }) => {
      this.#isPinged = false;
      const trip = Date.now() - clientTime;
      this.#setClock(serverTime + trip / 2 - Date.now(), trip);
    });
    onRoomMessage(room, TALK_TO_CLIENT.LINE, chatLineSchema, (line) =>
      battleStore.setState(({ talk }) => ({ talk: [...talk, line].slice(-TALK_KEPT) })),
    );
    onRoomMessage(room, TALK_TO_CLIENT.REFUSED, talkRefusedSchema, (refused) =>
      battleStore.setState({ refused }),
    );
    onRoomMessage(room, TALK_TO_CLIENT.EMOTED, emotedSchema, ({ userId, emote }) => {
      const cheer = battleCheerSchema.shape.emote.safeParse(emote);
      if (cheer.success) this.#showCheer(userId, cheer.data);
    });
    room.onError(() => undefined);
    room.onLeave((code) => {
      const isFinal = [BATTLE_CLOSE.NOT_A_MEMBER, BATTLE_CLOSE.ROOM_CLOSED, WORLD_CLOSE.SIGNED_OUT].some(
        (one) => one === code,
      );
      if (isFinal) this.#gone();
      else this.#lost();
    });
    this.#ping();
  }

  #showCheer(userId: number, emote: BattleCheer): void {
    this.#cheerCount += 1;
    const cheerId = this.#cheerCount;
    const keep = (change: (cheers: readonly Cheer[]) => readonly Cheer[]) =>
      battleStore.setState(({ cheers }) => ({ cheers: change(cheers) }));
    keep((cheers) => [...cheers, { cheerId, userId, emote }].slice(-CHEERS_AT_ONCE));
    setTimeout(() => keep((cheers) => cheers.filter((one) => one.cheerId !== cheerId)), CHEER_MS);
  }

  #setClock(clockOffset: number, trip: number): void {
    if (trip > this.#bestTrip && this.#bestTrip !== Infinity) return;
    this.#bestTrip = trip;
    battleStore.setState({ clockOffset });
  }

  #lost(): void {
    this.#leave();
    this.#setConnection('lost');
    const pause = retryDelay(this.#attempt, Math.random(), LONGEST_PAUSE_MS);
    this.#attempt += 1;
    this.#retryTimer = setTimeout(() => void this.#enter(), pause);
  }

  #gone(): void {
    this.#stop();
    this.#setConnection('gone');
  }

  #setConnection(connection: BattleState['connection']): void {
    battleStore.setState({ connection });
  }

  #ping(): void {
    if (this.#room === null) return;
    if (this.#isPinged) return this.#lost();
    this.#isPinged = true;
    this.#room.send(BATTLE_TO_SERVER.PING, { clientTime: Date.now() });
  }

  #stop(): void {
    clearInterval(this.#pingTimer);
    this.#stopListening();
    this.#leave();
  }

  #leave(): void {
    this.#run += 1;
    clearTimeout(this.#retryTimer);
    this.#isPinged = false;
    const room = this.#room;
    this.#room = null;
    if (room === null) return;
    room.removeAllListeners();
    room.onMessage('*', () => undefined);
    if (room.connection.isOpen) room.leave().catch(() => undefined);
  }
}
