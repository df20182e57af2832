import { ServerError, type Room } from '@colyseus/sdk';
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
import { connectionStore, type ConnectionFacts } from '#client/stores/connectionStore.ts';
import { InputBatcher } from './InputBatcher.ts';
import { endOf, FIRST_LINE, nextLine, type LineEvent } from './nextLine.ts';
import { PlaceLine } from './PlaceLine.ts';
import { Reconciler } from './Reconciler.ts';
import { retryDelay } from './retryDelay.ts';
import { RoomMirror, type SightPatch } from './RoomMirror.ts';
import { requestSeat, SeatRefused } from './seatRequest.ts';
import { SightLine } from './SightLine.ts';
import { Signal } from './Signal.ts';
import { isSocketFailure, takeRoom } from './takeRoom.ts';
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
  /** Sees every connection before it is used, to measure it or to make it worse; for whoever works on the product. */
  readonly tap?: (room: Room) => void;
  /** Where finds and runs are heard; one of its own unless told. */
  readonly places?: PlaceLine;
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
/** So long it is said that the line has come back. */
const RESUMED_MS = 2500;

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
  readonly places: PlaceLine;

  readonly #options: WorldConnectionOptions;
  readonly #network: NetworkSense;
  readonly #sight = new SightLine();
  #line = FIRST_LINE;
  #room: Room | null = null;
  #userId: number | null = null;
  #self: Reconciler | null = null;
  #batcher: InputBatcher | null = null;
  #clock = new WorldClock(0);
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
    this.talk = options.talk ?? new TalkLine();
    this.places = options.places ?? new PlaceLine();
  }

  /** The own predicted avatar; stays where it was while the line is down. */
  get self(): Reconciler | null {
    return this.#self;
  }

  /** Enters a map and stays in the world until `close`. Also takes the seat back from another tab. */
  connect(mapId: number): void {
    this.close();
    this.#stopListening = this.#network.onOnline(() => this.retry());
    this.#watchTimer = setInterval(() => this.#watch(), WATCH_MS);
    this.#tell({ kind: 'connect', mapId });
    void this.#enter();
  }

  /** Tries again now instead of a little later; a try that is under way goes on. */
  retry(): void {
    if (this.#room !== null || this.#line.mapId === null) return;
    if (this.#isEntering) this.#wantsNext = true;
    else void this.#enter();
  }

  /**
   * The page is hidden, or seen again: what was pressed last is not kept back until somebody looks, and what the server
   * put right meanwhile is not shown as if it happened now.
   */
  skipTime(): void {
    this.#batcher?.flush();
    this.#self?.settle();
  }

  /** Leaves the world and stops trying. */
  close(): void {
    this.#stopTrying();
    this.#leaveMap();
    this.talk.forget();
    this.#tell({ kind: 'close' });
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

  async #enter(): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    const { mapId } = this.#line;
    if (mapId === null) return;
    clearTimeout(this.#retryTimer);
    this.#isEntering = true;
    this.#wantsNext = false;
    try {
      const token = await this.#options.getAccessToken({ refresh: this.#refresh });
      if (run !== this.#run) return;
      if (token === null) return this.#end(WORLD_CLOSE.SIGNED_OUT);
      this.#refresh = false;
      const seat = await requestSeat(this.#options.endpoint, token, { mapId });
      if (run !== this.#run) return;
      const room = await takeRoom(this.#options.endpoint, seat);
      if (run !== this.#run) return void room.leave().catch(() => undefined);
      this.#isEntering = false;
      this.#options.tap?.(room);
      this.#takeSeat(room, run);
    } catch (error) {
      if (run !== this.#run) return;
      this.#isEntering = false;
      this.#entryFailed(error);
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
    this.places.attach(room);
    room.onError(() => undefined);
    room.onLeave((code) => {
      if (run === this.#run) this.#lost(code);
    });
  }

  #takeSight(room: Room, { time, self, patches }: Sight): void {
    if (room !== this.#room || this.#userId === null) return;
    const now = performance.now();
    this.#lastPatchAt = now;
    const patch = { time, patches, players: this.#sight.players() };
    if (this.#batcher !== null) {
      this.#batcher.batches = patches;
      this.mirror.sync(patch, this.#userId, now);
      if (self !== null) this.#self?.reconcile(self);
    } else if (self !== null) {
      this.#beginPlay(room, self, patch);
    }
  }

  #beginPlay(room: Room, { state, skills }: SelfState, patch: SightPatch): void {
    const { mapId } = this.#line;
    const map = mapId === null ? undefined : mapById(mapId);
    if (map === undefined || this.#userId === null) return;
    this.#self = new Reconciler(map, state, skills);
    this.#batcher = new InputBatcher((batch) => {
      if (room.connection.isOpen) room.sendBytes(CLIENT_MESSAGE.INPUT, encodeInputBatch(batch));
    });
    this.mirror.restart();
    const now = performance.now();
    this.mirror.sync(patch, this.#userId, now);
    this.#clock = new WorldClock(this.mirror.worldTick(now));
    this.#tell({ kind: 'entered' });
    clearTimeout(this.#settleTimer);
    this.#settleTimer = setTimeout(() => this.#tell({ kind: 'settled' }), RESUMED_MS);
    this.entered.emit({ mapId: map.id, userId: this.#userId, self: this.#self });
  }

  #travelTo(mapId: number): void {
    this.#leaveMap();
    this.travelled.emit(mapId);
    this.#tell({ kind: 'travel', mapId });
    void this.#enter();
  }

  #entryFailed(error: unknown): void {
    if (error instanceof SeatRefused && error.status === 401) this.#refresh = true;
    if (error instanceof ServerError) {
      const { code, message } = error;
      if (endOf(code) !== null) return this.#end(code);
      const mapId = code === WORLD_CLOSE.WRONG_MAP ? readWrongMapReason(message) : null;
      if (mapId !== null && mapId !== this.#line.mapId) return this.#travelTo(mapId);
    }
    this.#retryLater({ atSocket: isSocketFailure(error) });
  }

  #lost(code: number): void {
    this.#leaveRoom();
    if (endOf(code) !== null) return this.#end(code);
    this.#tell({ kind: 'lost', closeCode: code });
    this.#retryLater({ atSocket: false });
  }

  #retryLater({ atSocket }: { readonly atSocket: boolean }): void {
    const delay = this.#wantsNext ? 0 : retryDelay(this.#line.attempt, Math.random());
    this.#tell({ kind: 'failed', atSocket, isOnline: this.#network.isOnline() });
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
    this.#tell({ kind: 'lost', closeCode });
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
    this.places.detach();
    this.#userId = null;
    this.#batcher = null;
    if (room === null) return;
    room.removeAllListeners();
    // Sights that are on their way are nobody's any more.
    room.onMessage('*', () => undefined);
    if (room.connection.isOpen) room.leave().catch(() => undefined);
  }

  #tell(event: LineEvent): void {
    this.#line = nextLine(this.#line, event);
    const { status, mapId, attempt, closeCode } = this.#line;
    (this.#options.store ?? connectionStore).setState({ status, mapId, attempt, closeCode });
  }
}
