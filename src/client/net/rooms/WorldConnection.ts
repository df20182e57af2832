import { Client, ServerError, type Room } from '@colyseus/sdk';
import type { StoreApi } from 'zustand/vanilla';
import { encodeInputBatch } from '#shared/contract/rooms/inputBatch.ts';
import type { SelfState } from '#shared/contract/rooms/selfState.ts';
import type { Sight } from '#shared/contract/rooms/sights/readSight.ts';
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
import {
  connectionStore,
  type ConnectionFacts,
  type ConnectionStatus,
} from '#client/stores/connectionStore.ts';
import { InputBatcher } from './InputBatcher.ts';
import { Reconciler } from './Reconciler.ts';
import { retryDelay } from './retryDelay.ts';
import { RoomMirror, type SightPatch } from './RoomMirror.ts';
import { requestSeat, SeatRefused } from './seatRequest.ts';
import { SightLine } from './SightLine.ts';
import { Signal } from './Signal.ts';
import { TalkLine } from './TalkLine.ts';
import { WorldClock } from './WorldClock.ts';

export interface WorldConnectionOptions {
  /** Origin of the server, such as `https://world.example`. */
  readonly endpoint: string;
  /** A valid access token; `refresh` asks for a new one because the last was refused. Null: nobody is signed in. */
  readonly getAccessToken: (options: { refresh: boolean }) => Promise<string | null>;
  readonly network?: NetworkSense;
  /** Where the facts of this line are told; the one of the page unless a second line is opened beside it. */
  readonly store?: StoreApi<ConnectionFacts>;
  /** Where words are heard; one of its own unless told. */
  readonly talk?: TalkLine;
}

/** What the browser knows of its network. */
export interface NetworkSense {
  isOnline(): boolean;
  onOnline(listener: () => void): () => void;
}

/** One has arrived on a map; the game builds its scene and draws the own avatar from `self`. */
export interface Entered {
  readonly mapId: number;
  readonly userId: number;
  readonly self: Reconciler;
}

/** Without a patch for so long the line is dead, even if nobody has said so (patches come 20 times a second). */
const SILENCE_MS = 6000;
const WATCH_MS = 1000;
/** A socket that neither opens nor fails. */
const ENTER_MS = 10_000;

const browserNetwork: NetworkSense = {
  isOnline: () => navigator.onLine,
  onOnline: (listener) => {
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  },
};

/**
 * The one line to the world. Holds a seat on the character's map, comes back by itself after every loss, follows the
 * character through portals, and gives the game what it draws: `self` (predicted) and `mirror` (everybody else).
 */
export class WorldConnection {
  readonly mirror = new RoomMirror();
  readonly entered = new Signal<Entered>();
  /** The character is on its way to another map; `entered` follows. */
  readonly travelled = new Signal<number>();
  readonly portalRefused = new Signal<PortalRefused>();
  readonly talk: TalkLine;

  readonly #options: WorldConnectionOptions;
  readonly #network: NetworkSense;
  readonly #sight = new SightLine();
  #mapId: number | null = null;
  #room: Room | null = null;
  #userId: number | null = null;
  #self: Reconciler | null = null;
  #batcher: InputBatcher | null = null;
  #clock = new WorldClock(0);
  #lastPatchAt = 0;
  #attempt = 0;
  #wasLive = false;
  #refresh = false;
  /** Everything started for an earlier run finds its number outdated and stops. */
  #run = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #watchTimer: ReturnType<typeof setInterval> | undefined;
  #stopListening: (() => void) | null = null;

  constructor(options: WorldConnectionOptions) {
    this.#options = options;
    this.#network = options.network ?? browserNetwork;
    this.talk = options.talk ?? new TalkLine();
  }

  /** The own predicted avatar; stays where it was while the line is down. */
  get self(): Reconciler | null {
    return this.#self;
  }

  /** Enters a map and stays in the world until `close`. Also takes the seat back from another tab. */
  connect(mapId: number): void {
    this.close();
    this.#stopListening = this.#network.onOnline(() => this.#retryNow());
    this.#watchTimer = setInterval(() => this.#watch(), WATCH_MS);
    this.#start(mapId);
  }

  /** Leaves the world and stops trying. */
  close(): void {
    this.#stopTrying();
    this.#leaveMap();
    this.talk.forget();
    this.#mapId = null;
    this.#attempt = 0;
    this.#say('idle', { closeCode: null });
  }

  /** One tick (1/60 s) of input: moves the own avatar at once and tells the server in batches. */
  sendInput(bits: number): void {
    if (this.#self === null || this.#batcher === null) return;
    const tick = this.#clock.next(this.mirror.worldTick(performance.now()));
    const input = this.#self.advance(bits, tick);
    if (input === null) this.#batcher.flush();
    else this.#batcher.push(input, bits);
  }

  usePortal(portalId: number): void {
    if (this.#userId === null) return;
    this.#batcher?.flush();
    this.#room?.send(CLIENT_MESSAGE.USE_PORTAL, { portalId });
  }

  #start(mapId: number): void {
    this.#mapId = mapId;
    this.#attempt = 0;
    this.#say(this.#wasLive ? 'reconnecting' : 'connecting');
    void this.#enter();
  }

  async #enter(): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    const mapId = this.#mapId;
    if (mapId === null) return;
    clearTimeout(this.#retryTimer);
    try {
      const token = await this.#options.getAccessToken({ refresh: this.#refresh });
      if (run !== this.#run) return;
      if (token === null) return this.#end('kicked', WORLD_CLOSE.SIGNED_OUT);
      this.#refresh = false;
      const seat = await requestSeat(this.#options.endpoint, token, { mapId });
      if (run !== this.#run) return;
      const client = new Client(this.#options.endpoint);
      const entering = client.consumeSeatReservation(seat);
      const room = await withTimeout(entering, ENTER_MS);
      if (run !== this.#run) return void room.leave().catch(() => undefined);
      this.#takeSeat(room, run);
    } catch (error) {
      if (run === this.#run) this.#entryFailed(error);
    }
  }

  #takeSeat(room: Room, run: number): void {
    // A loss is answered with a fresh entry: one way back for a blink of the network and for a new server alike.
    room.reconnection.enabled = false;
    this.#room = room;
    this.#lastPatchAt = performance.now();

    room.onMessage(SERVER_MESSAGE.WELCOME, (message: unknown) => {
      const welcome = welcomeSchema.safeParse(message);
      if (welcome.success) this.#userId = welcome.data.userId;
    });
    room.onMessage(SERVER_MESSAGE.TRAVEL, (message: unknown) => {
      const travel = travelSchema.safeParse(message);
      if (travel.success) this.#travelTo(travel.data.mapId);
    });
    room.onMessage(SERVER_MESSAGE.PORTAL_REFUSED, (message: unknown) => {
      const refused = portalRefusedSchema.safeParse(message);
      if (refused.success) this.portalRefused.emit(refused.data);
    });
    this.talk.attach(room);
    this.#sight.attach(room, (sight) => this.#takeSight(room, sight));
    room.onError(() => undefined);
    room.onLeave((code) => {
      if (run === this.#run) this.#lost(code);
    });
  }

  #takeSight(room: Room, { time, self }: Sight): void {
    if (room !== this.#room || this.#userId === null) return;
    const now = performance.now();
    this.#lastPatchAt = now;
    const patch = { time, players: this.#sight.players() };
    if (this.#batcher !== null) {
      this.mirror.sync(patch, this.#userId, now);
      if (self !== null) this.#self?.reconcile(self);
    } else if (self !== null) {
      this.#beginPlay(room, self, patch);
    }
  }

  #beginPlay(room: Room, { state, skills }: SelfState, patch: SightPatch): void {
    const map = this.#mapId === null ? undefined : mapById(this.#mapId);
    if (map === undefined || this.#userId === null) return;
    this.#self = new Reconciler(map, state, skills);
    this.#batcher = new InputBatcher((batch) => {
      if (room.connection.isOpen) room.sendBytes(CLIENT_MESSAGE.INPUT, encodeInputBatch(batch));
    });
    this.mirror.restart();
    const now = performance.now();
    this.mirror.sync(patch, this.#userId, now);
    this.#clock = new WorldClock(this.mirror.worldTick(now));
    this.#attempt = 0;
    this.#wasLive = true;
    this.#say('live', { closeCode: null });
    this.entered.emit({ mapId: map.id, userId: this.#userId, self: this.#self });
  }

  #travelTo(mapId: number): void {
    this.#leaveMap();
    this.travelled.emit(mapId);
    this.#start(mapId);
  }

  #entryFailed(error: unknown): void {
    if (error instanceof SeatRefused && error.status === 401) this.#refresh = true;
    if (error instanceof ServerError) {
      const { code, message } = error;
      const end = endOf(code);
      if (end !== null) return this.#end(end, code);
      const mapId = code === WORLD_CLOSE.WRONG_MAP ? readWrongMapReason(message) : null;
      if (mapId !== null && mapId !== this.#mapId) return this.#travelTo(mapId);
    }
    this.#retryLater();
  }

  #lost(code: number): void {
    this.#leaveRoom();
    const end = endOf(code);
    if (end !== null) return this.#end(end, code);
    this.#say('reconnecting', { closeCode: code });
    this.#retryLater();
  }

  #retryLater(): void {
    const delay = retryDelay(this.#attempt, Math.random());
    this.#attempt += 1;
    const waiting: ConnectionStatus = this.#wasLive ? 'reconnecting' : 'connecting';
    this.#say(this.#network.isOnline() ? waiting : 'offline');
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => void this.#enter(), delay);
  }

  #retryNow(): void {
    if (this.#room !== null || this.#mapId === null) return;
    void this.#enter();
  }

  #watch(): void {
    const room = this.#room;
    if (room === null || performance.now() - this.#lastPatchAt < SILENCE_MS) return;
    this.#run += 1;
    this.#lost(0);
  }

  /** Ends the tries until the player asks for a new one. */
  #end(status: ConnectionStatus, closeCode: number): void {
    this.#stopTrying();
    this.#leaveRoom();
    this.#say(status, { closeCode });
  }

  #stopTrying(): void {
    this.#run += 1;
    clearTimeout(this.#retryTimer);
    clearInterval(this.#watchTimer);
    this.#stopListening?.();
    this.#stopListening = null;
  }

  #leaveMap(): void {
    this.#leaveRoom();
    this.#self = null;
    this.#wasLive = false;
    this.mirror.clear();
  }

  #leaveRoom(): void {
    const room = this.#room;
    this.#room = null;
    this.talk.detach();
    this.#userId = null;
    this.#batcher = null;
    if (room === null) return;
    room.removeAllListeners();
    // Sights that are on their way are nobody's any more.
    room.onMessage('*', () => undefined);
    if (room.connection.isOpen) room.leave().catch(() => undefined);
  }

  #say(status: ConnectionStatus, more: Partial<ConnectionFacts> = {}): void {
    (this.#options.store ?? connectionStore).setState({
      status,
      mapId: this.#mapId,
      attempt: this.#attempt,
      ...more,
    });
  }
}

/** What a close code means for good; null when one simply comes back. */
function endOf(code: number): ConnectionStatus | null {
  if (code === WORLD_CLOSE.MOVED_TO_ANOTHER_TAB) return 'movedToAnotherTab';
  return code === WORLD_CLOSE.SIGNED_OUT || code === WORLD_CLOSE.FLOODING ? 'kicked' : null;
}

/** A seat that arrives after the patience has ended is given back at once. */
function withTimeout(entering: Promise<Room>, ms: number): Promise<Room> {
  return new Promise((resolve, reject) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      reject(new Error(`The world did not open within ${ms} ms.`));
    }, ms);
    entering.then(
      (room) => {
        clearTimeout(timer);
        if (late) room.leave().catch(() => undefined);
        else resolve(room);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}
