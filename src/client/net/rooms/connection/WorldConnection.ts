import { ServerError, type Room, type SeatReservation } from '@colyseus/sdk';
import type { SelfState } from '#shared/contract/rooms/selfState.ts';
import type { Snapshot } from '#shared/contract/rooms/snapshot/decodeSnapshot.ts';
import { readWrongMapReason, WORLD_CLOSE } from '#shared/contract/rooms/worldCloseCodes.ts';
import {
  CLIENT_MESSAGE,
  portalRefusedSchema,
  SERVER_MESSAGE,
  travelSchema,
  welcomeSchema,
  type PortalRefused,
} from '#shared/contract/rooms/worldMessages.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { calendarStore } from '#client/stores/calendarStore.ts';
import { connectionStore } from '#client/stores/connectionStore.ts';
import {
  connectionReducer,
  endStatusOf,
  INITIAL_REDUCER_STATE,
  retryDelay,
  type ConnectionEvent,
} from './connectionReducer.ts';
import { CollectibleConnection } from '#client/net/rooms/collectibles/CollectibleConnection.ts';
import { GateConnection } from '#client/net/rooms/gates/GateConnection.ts';
import { TimeTrialConnection } from '#client/net/rooms/timeTrials/TimeTrialConnection.ts';
import { LocalPlayer } from '#client/net/rooms/prediction/LocalPlayer.ts';
import type { Reconciler } from '#client/net/rooms/prediction/Reconciler.ts';
import { RoomMirror, type MirrorPatch } from '#client/net/rooms/replication/RoomMirror.ts';
import { browserNetwork, type NetworkSense, type WorldConnectionOptions } from './connectionOptions.ts';
import { onRoomMessage } from './onRoomMessage.ts';
import { requestSeat, SeatRefused } from './requestSeat.ts';
import { SnapshotReceiver } from '#client/net/rooms/replication/SnapshotReceiver.ts';
import { Signal } from '#client/net/rooms/Signal.ts';
import { isSocketFailure, joinGameRoom } from './joinGameRoom.ts';
import { TalkConnection } from '#client/net/rooms/talk/TalkConnection.ts';

/** One has arrived on a map; the game builds its scene and draws the own avatar from `self`. */
export interface Entered {
  readonly mapId: number;
  readonly userId: number;
  readonly self: Reconciler;
}

/** Without a patch for so long the connection is dead, even if nobody has said so (patches come 20 times a second). */
const SILENCE_MS = 6000;
const WATCH_MS = 1000;
/** A room that closes in order waits longer than this many tries. */
const MOVE_TRIES = 8;
/** So long it is said that the connection has come back. */
const RESUMED_MS = 2500;

/**
 * The one connection to the world. Holds a session on the character's map, comes back by itself after every loss, follows the
 * character through portals, and gives the game what it draws: `self` (predicted) and `mirror` (everybody else).
 */
export class WorldConnection {
  readonly mirror = new RoomMirror();
  readonly entered = new Signal<Entered>();
  /** The character is on its way to another map; `entered` follows. */
  readonly travelled = new Signal<number>();
  readonly portalRefused = new Signal<PortalRefused>();
  readonly talk: TalkConnection;
  readonly collectibles: CollectibleConnection;
  readonly timeTrials: TimeTrialConnection;
  readonly gates: GateConnection;

  readonly #options: WorldConnectionOptions;
  readonly #network: NetworkSense;
  readonly #snapshots = new SnapshotReceiver();
  #connection = INITIAL_REDUCER_STATE;
  #room: Room | null = null;
  #userId: number | null = null;
  #self: Reconciler | null = null;
  /** Null while there is no room that would take its input. */
  #player: LocalPlayer | null = null;
  #lastPatchAt = 0;
  #refresh = false;
  /** Everything started for an earlier run finds its number outdated and stops. */
  #run = 0;
  /** A try to enter is under way; another one beside it would end in one throwing the other out. */
  #isEntering = false;
  /** Somebody asked for a try meanwhile: should the running one fail, the next follows at once. */
  #wantsNext = false;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #watchTimer: ReturnType<typeof setInterval> | undefined;
  #settleTimer: ReturnType<typeof setTimeout> | undefined;
  #stopListening: (() => void) | null = null;

  constructor(options: WorldConnectionOptions) {
    this.#options = options;
    this.#network = options.network ?? browserNetwork;
    this.talk = options.talk ?? new TalkConnection();
    this.collectibles = options.collectibles ?? new CollectibleConnection();
    this.timeTrials = options.timeTrials ?? new TimeTrialConnection();
    this.gates = options.gates ?? new GateConnection();
  }

  /** The own predicted avatar; stays where it was while the connection is down. */
  get self(): Reconciler | null {
    return this.#self;
  }

  /** Enters a map and stays in the world until `close`. Also takes the seat back from another tab. */
  connect(mapId: number): void {
    this.close();
    this.#stopListening = this.#network.onOnline(() => this.retry());
    this.#watchTimer = setInterval(() => this.#watch(), WATCH_MS);
    this.#dispatch({ kind: 'connect', mapId });
    void this.#enter();
  }

  /** Tries again now instead of a little later; a try that is under way goes on. */
  retry(): void {
    if (this.#room !== null || this.#connection.mapId === null) return;
    if (this.#isEntering) this.#wantsNext = true;
    else void this.#enter();
  }

  /**
   * The page is hidden, or seen again: what was pressed last is not kept back until somebody looks, and what the server
   * put right meanwhile is not shown as if it happened now.
   */
  skipTime(): void {
    this.#player?.flush();
    this.#self?.settle();
  }

  /**
   * Goes to the copy of a map that a friend is in, and resolves once the own avatar is there. Rejects with SeatRefused
   * when the server gives no seat; until it has, one stays where one is.
   */
  async visit(friendId: number): Promise<void> {
    const { mapId } = this.#connection;
    const run = this.#run;
    const token = await this.#options.getAccessToken({ refresh: false });
    if (mapId === null || this.#room === null || token === null) throw new SeatRefused(0);
    const seat = await requestSeat(this.#options.endpoint, token, { mapId, friendId });
    if (run !== this.#run || this.#connection.mapId !== mapId) throw new SeatRefused(0);
    const friendsMap = seat.mapId ?? mapId;
    await new Promise<void>((resolve) => {
      const stop = this.entered.on((entered) => {
        if (entered.mapId !== friendsMap) return;
        stop();
        resolve();
      });
      if (friendsMap === mapId) this.#changeCopy(seat);
      else this.#travelTo(friendsMap, seat);
    });
  }

  /** Leaves the world and stops trying. */
  close(): void {
    this.#stopTrying();
    this.#leaveMap();
    this.talk.forget();
    this.#dispatch({ kind: 'close' });
  }

  /** One tick (1/60 s) of input: moves the own avatar at once and tells the server in batches. */
  sendInput(bits: number): void {
    this.#player?.press(bits);
  }

  usePortal(portalId: number): void {
    if (this.#userId === null) return;
    this.#player?.flush();
    this.#room?.send(CLIENT_MESSAGE.USE_PORTAL, { portalId });
  }

  async #enter(given?: SeatReservation): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    const { mapId } = this.#connection;
    if (mapId === null) return;
    clearTimeout(this.#retryTimer);
    this.#isEntering = true;
    this.#wantsNext = false;
    try {
      const token = await this.#options.getAccessToken({ refresh: this.#refresh });
      if (run !== this.#run) return;
      if (token === null) return this.#end(WORLD_CLOSE.SIGNED_OUT);
      this.#refresh = false;
      const seat = given ?? (await requestSeat(this.#options.endpoint, token, { mapId }));
      if (run !== this.#run) return;
      const room = await joinGameRoom(this.#options.endpoint, seat);
      if (run !== this.#run) return void room.leave().catch(() => undefined);
      this.#isEntering = false;
      if (this.#room !== null) this.#leaveRoom();
      this.#options.tap?.(room);
      this.#joined(room, run);
    } catch (error) {
      if (run !== this.#run) return;
      this.#isEntering = false;
      if (this.#room !== null) this.#leaveRoom();
      this.#entryFailed(error);
    }
  }

  #joined(room: Room, run: number): void {
    // A loss is answered with a fresh entry: one way back for a blink of the network and for a new server alike.
    room.reconnection.enabled = false;
    this.#room = room;
    this.#lastPatchAt = performance.now();

    const { WELCOME, TRAVEL, MOVE, PORTAL_REFUSED } = SERVER_MESSAGE;
    onRoomMessage(room, WELCOME, welcomeSchema, ({ userId, day }) => {
      this.#userId = userId;
      calendarStore.setState({ day });
    });
    onRoomMessage(room, TRAVEL, travelSchema, ({ mapId }) => this.#travelTo(mapId));
    room.onMessage(MOVE, () => void this.#move(run));
    onRoomMessage(room, PORTAL_REFUSED, portalRefusedSchema, (refusal) => this.portalRefused.emit(refusal));
    this.talk.attach(room);
    this.#snapshots.attach(room, (snapshot) => this.#takeSnapshot(room, snapshot));
    this.collectibles.attach(room);
    this.timeTrials.attach(room, () => this.#player?.flush());
    this.gates.attach(room);
    room.onError(() => undefined);
    room.onLeave((code) => {
      if (run === this.#run) this.#lost(code);
      // The next room has taken over and is not there yet: steps that nobody hears would be taken back.
      else if (room === this.#room) this.#player = null;
    });
  }

  #takeSnapshot(room: Room, { time, self }: Snapshot): void {
    if (room !== this.#room || this.#userId === null) return;
    const now = performance.now();
    this.#lastPatchAt = now;
    const patch = { time, players: this.#snapshots.players() };
    if (this.#player !== null) {
      this.mirror.sync(patch, this.#userId, now);
      if (self !== null) this.#self?.reconcile(self);
    } else if (self !== null) {
      this.#beginPlay(room, self, patch);
    }
  }

  #beginPlay(room: Room, start: SelfState, patch: MirrorPatch): void {
    const { mapId } = this.#connection;
    const map = mapId === null ? undefined : mapById(mapId);
    if (map === undefined || this.#userId === null) return;
    this.mirror.restart();
    this.mirror.sync(patch, this.#userId, performance.now());
    this.#player = new LocalPlayer({
      map,
      start,
      worldTick: () => this.mirror.worldTick(performance.now()),
      keysFrom: () => this.timeTrials.keysFrom,
      send: (batch) => {
        if (room.connection.isOpen) room.sendBytes(CLIENT_MESSAGE.INPUT, batch);
      },
    });
    this.#self = this.#player.reconciler;
    this.#dispatch({ kind: 'entered' });
    clearTimeout(this.#settleTimer);
    this.#settleTimer = setTimeout(() => this.#dispatch({ kind: 'settled' }), RESUMED_MS);
    this.entered.emit({ mapId: map.id, userId: this.#userId, self: this.#self });
  }

  #travelTo(mapId: number, seat?: SeatReservation): void {
    this.#leaveMap();
    this.travelled.emit(mapId);
    this.#dispatch({ kind: 'travel', mapId });
    void this.#enter(seat);
  }

  /**
   * The process of this room ends soon: takes a seat in another room, and stays here until there is one. A room that
   * closes meanwhile is a loss like any other.
   */
  async #move(run: number): Promise<void> {
    for (let attempt = 0; run === this.#run && attempt < MOVE_TRIES; attempt += 1) {
      try {
        const token = await this.#options.getAccessToken({ refresh: false });
        const { mapId } = this.#connection;
        if (run !== this.#run || token === null || mapId === null) return;
        const seat = await requestSeat(this.#options.endpoint, token, { mapId });
        if (run === this.#run) this.#changeCopy(seat);
        return;
      } catch {
        await pause(retryDelay(attempt, Math.random()));
      }
    }
  }

  /** The map stays as it is drawn; the bodies on it are others. This room is left when the next one has opened. */
  #changeCopy(seat: SeatReservation): void {
    void this.#enter(seat);
  }

  #entryFailed(error: unknown): void {
    if (error instanceof SeatRefused && error.isOutdated) return this.#outdated();
    if (error instanceof SeatRefused && error.status === 401) this.#refresh = true;
    if (error instanceof ServerError) {
      const { code, message } = error;
      if (endStatusOf(code) !== null) return this.#end(code);
      const mapId = code === WORLD_CLOSE.WRONG_MAP ? readWrongMapReason(message) : null;
      if (mapId !== null && mapId !== this.#connection.mapId) return this.#travelTo(mapId);
    }
    this.#retryLater({ atSocket: isSocketFailure(error) });
  }

  #lost(code: number): void {
    this.#leaveRoom();
    if (endStatusOf(code) !== null) return this.#end(code);
    this.#dispatch({ kind: 'lost', closeCode: code });
    this.#retryLater({ atSocket: false });
  }

  #retryLater({ atSocket }: { readonly atSocket: boolean }): void {
    const delay = this.#wantsNext ? 0 : retryDelay(this.#connection.attempt, Math.random());
    this.#dispatch({ kind: 'failed', atSocket, isOnline: this.#network.isOnline() });
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => void this.#enter(), delay);
  }

  #watch(): void {
    const room = this.#room;
    if (room === null || performance.now() - this.#lastPatchAt < SILENCE_MS) return;
    this.#run += 1;
    this.#lost(0);
  }

  /** Ends the tries until the player asks for a new one. */
  #end(closeCode: number): void {
    this.#stopTrying();
    this.#leaveRoom();
    this.#dispatch({ kind: 'lost', closeCode });
  }

  #outdated(): void {
    this.#stopTrying();
    this.#leaveRoom();
    this.#dispatch({ kind: 'outdated' });
  }

  #stopTrying(): void {
    this.#run += 1;
    this.#isEntering = false;
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#settleTimer);
    clearInterval(this.#watchTimer);
    this.#stopListening?.();
    this.#stopListening = null;
  }

  #leaveMap(): void {
    this.#leaveRoom();
    this.#self = null;
    this.mirror.clear();
  }

  #leaveRoom(): void {
    const room = this.#room;
    this.#room = null;
    this.talk.detach();
    this.timeTrials.detach();
    this.#userId = null;
    this.#player = null;
    if (room === null) return;
    room.removeAllListeners();
    // Snapshots that are on their way are nobody's any more.
    room.onMessage('*', () => undefined);
    if (room.connection.isOpen) room.leave().catch(() => undefined);
  }

  #dispatch(event: ConnectionEvent): void {
    this.#connection = connectionReducer(this.#connection, event);
    const { status, mapId, attempt, closeCode } = this.#connection;
    (this.#options.store ?? connectionStore).setState({ status, mapId, attempt, closeCode });
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
