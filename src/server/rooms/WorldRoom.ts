import { CloseCode, Room, ServerError, type Client } from '@colyseus/core';
import { decodeInputBatch } from '#shared/contract/rooms/inputBatch.ts';
import { WORLD_CLOSE, wrongMapReason, type WorldCloseCode } from '#shared/contract/rooms/worldCloseCodes.ts';
import { CLIENT_MESSAGE, SERVER_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';
import { TALK_TO_SERVER } from '#shared/contract/rooms/talkMessages.ts';
import { wantOutfitsSchema, type ToldOutfits } from '#shared/contract/rooms/sights/playerFacts.ts';
import type { WorldJoinOptions } from '#shared/contract/rooms/worldRoom.ts';
import { worldTickAt } from '#shared/contract/rooms/worldTick.ts';
import { FIRST_MAP, mapById } from '#shared/content/maps/maps.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { placePlayer } from '#shared/simulation/placePlayer.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { Cheat } from '#server/domain/fairPlay/CheatLog.ts';
import { loadSkills } from '#server/domain/skills/loadSkills.ts';
import { loadCharacter, type LoadedCharacter } from '#server/domain/world/loadCharacter.ts';
import { loadOutfit } from '#server/domain/world/loadOutfit.ts';
import type { Beat } from './Beat.ts';
import type { MessageVerdict } from './MessageMeter.ts';
import type { MessagePace } from './MessagePace.ts';
import { RoomPlaces } from './places/RoomPlaces.ts';
import { PositionKeeper } from './PositionKeeper.ts';
import { RoomPortals } from './RoomPortals.ts';
import { RoomTalk } from './RoomTalk.ts';
import { Seat } from './Seat.ts';
import type { ShownPlayer } from './ShownPlayer.ts';
import { outfitIdOf } from './sights/outfitIdOf.ts';
import { RoomSights } from './sights/RoomSights.ts';
import type { Wire } from './wire/Wire.ts';
import type { SeatHolder, WorldSeats } from './WorldSeats.ts';

/** What `onAuth` proved. */
export interface WorldAuth {
  readonly userId: number;
  /** The sign-in (refresh family) of the token. */
  readonly signInId: string;
  /** Which of all requests for a seat this was. */
  readonly entry: number;
}

export type WorldClient = Client<{ auth: WorldAuth; userData: Seat }>;

export type WorldDeps = Pick<
  Deps,
  'db' | 'config' | 'log' | 'clock' | 'events' | 'presence' | 'chat' | 'cheats'
>;

/** What all rooms of this process share. */
export interface World {
  readonly deps: WorldDeps;
  readonly seats: WorldSeats;
  /** Players in one copy of a map. */
  readonly capacity: number;
  readonly wireOf: (client: Client) => Wire | undefined;
  readonly beats: {
    /** At the pace of patches. */
    readonly patch: Beat;
    /** For what is done once in a while: were it done by all rooms at once, all would be late. */
    readonly keep: Beat;
  };
  readonly pace: MessagePace;
}

/** How often the room looks whether one of its timers is due. */
const CLOCK_MS = 250;

/** Whoever loses the line stands still for so long before leaving, and takes the same body again on coming back. */
const LINGER_MS = 8000;
/** A client that was told to travel and does not go. */
const TRAVEL_PATIENCE_MS = 5000;
/** Outer guard against frames that never reach a message handler. */
const FRAMES_PER_SECOND = 2000;
/** Seconds between the promise of a seat and the socket that takes it. */
const SEAT_SECONDS = 8;

/** One copy of a map: steps everybody's inputs, shows the result to those who can see it, and keeps the positions. */
export abstract class WorldRoom extends Room<{ client: WorldClient }> implements SeatHolder {
  protected abstract readonly world: World;

  override patchRate = CLOCK_MS;
  override maxMessagesPerSecond = FRAMES_PER_SECOND;
  override seatReservationTimeout = SEAT_SECONDS;

  #map: MapDefinition = FIRST_MAP;
  #keeper!: PositionKeeper;
  #talk!: RoomTalk;
  #sights!: RoomSights;
  #places!: RoomPlaces;
  #portals!: RoomPortals;
  readonly #seats = new Map<number, Seat>();
  #openedAt = 0;
  /** Patches since everybody was told what they see. */
  #untold = 0;
  #leaveBeats: (() => void)[] = [];

  override onCreate({ mapId }: WorldJoinOptions): void {
    const map = mapById(mapId);
    if (map === undefined) throw new ServerError(WORLD_CLOSE.WRONG_MAP, `There is no map ${mapId}.`);
    this.#map = map;
    this.maxClients = this.world.capacity;
    this.#sights = new RoomSights(map, this.world.wireOf);
    this.#keeper = new PositionKeeper(this.world.deps);
    this.#talk = new RoomTalk({
      deps: this.world.deps,
      roomId: this.roomId,
      seats: () => this.#seats.values(),
    });
    this.#places = new RoomPlaces({ deps: this.world.deps, map });
    this.#portals = new RoomPortals({
      map,
      keeper: this.#keeper,
      log: this.world.deps.log,
      onCheat: (userId, cheat) => this.#report(userId, cheat),
      onTravel: (seat) => this.#sendOff(seat),
    });
    this.#openedAt = performance.now();

    this.onMessageBytes(CLIENT_MESSAGE.INPUT, (client: WorldClient, message: unknown) =>
      this.#hear(client, message),
    );
    this.onMessage(CLIENT_MESSAGE.USE_PORTAL, (client: WorldClient, message: unknown) => {
      if (this.#accepts(client) && client.userData !== undefined)
        void this.#portals.use(client.userData, message);
    });
    this.onMessage(CLIENT_MESSAGE.WANT_OUTFITS, (client: WorldClient, message: unknown) => {
      const ids = wantOutfitsSchema.safeParse(message);
      if (this.#accepts(client) && ids.success)
        client.send(SERVER_MESSAGE.OUTFITS, this.#sights.outfits(ids.data));
    });
    this.#listenToTalk();
    this.onMessage('*', (client: WorldClient) => {
      if (this.#accepts(client)) this.#caught(client, 'nonsense');
    });

    const { patch, keep } = this.world.beats;
    this.#leaveBeats = [
      patch.join((turn) => this.#guard('patch', () => this.#patch(turn))),
      keep.join(() => this.#guard('keep', () => this.#keep())),
    ];
    this.world.deps.log.info({ roomId: this.roomId, mapId }, 'a copy of a map opens');
  }

  override async onJoin(client: WorldClient, _options: WorldJoinOptions, auth: WorldAuth): Promise<void> {
    const { userId } = auth;
    const { seats, deps } = this.world;
    let seated: Seat | undefined;
    const isNewest = await seats.take(auth, this, async () => {
      seated = this.#takeOver(auth, client) ?? (await this.#enter(auth, client));
    });
    if (!isNewest) throw new ServerError(WORLD_CLOSE.MOVED_TO_ANOTHER_TAB, 'A later entry has come first.');
    if (seated === undefined) return;
    client.userData = seated;
    const wire = this.world.wireOf(client);
    if (wire !== undefined) wire.hear = (message) => this.#guard('hear', () => this.#hear(client, message));
    client.send(SERVER_MESSAGE.WELCOME, { userId, mapId: this.#map.id });
    // One's own clothes are known before anything is in sight, without having to ask.
    const { outfit } = seated.player;
    client.send(SERVER_MESSAGE.OUTFITS, [[outfitIdOf(outfit), outfit]] satisfies ToldOutfits);
    void this.#places.welcome(seated);
    deps.log.info({ userId, mapId: this.#map.id, roomId: this.roomId }, 'entered the world');
  }

  override async onLeave(client: WorldClient, code?: number): Promise<void> {
    const seat = client.userData;
    if (seat === undefined || seat.client !== client) return;
    seat.client = null;
    this.world.deps.log.info(
      { userId: seat.userId, mapId: this.#map.id, roomId: this.roomId, code },
      'left the world',
    );
    if (seat.travelling || isFinal(code)) return this.#vacate(seat);
    this.clock.setTimeout(() => {
      if (seat.client === null && this.#seats.get(seat.userId) === seat) void this.#vacate(seat);
    }, LINGER_MS);
    await this.#keeper.saveMoved([seat]);
  }

  override async onBeforeShutdown(): Promise<void> {
    await this.#keeper.saveMoved([...this.#seats.values()]);
    await this.disconnect(CloseCode.SERVER_SHUTDOWN);
  }

  override async onDispose(): Promise<void> {
    for (const leave of this.#leaveBeats) leave();
    const seats = [...this.#seats.values()];
    this.#seats.clear();
    await this.#keeper.saveMoved(seats);
    this.#talk.forget();
    for (const { userId } of seats) {
      this.world.deps.presence.leave(userId, this.#map.id);
      this.world.seats.leave(userId, this);
    }
    this.world.deps.log.info({ roomId: this.roomId, mapId: this.#map.id }, 'a copy of a map closes');
  }

  /** Colyseus routes what a hook or handler throws to here instead of ending the process. */
  override onUncaughtException(error: Error, hook: string): void {
    if (error.cause instanceof ServerError) return;
    this.world.deps.log.error({ err: error, hook, roomId: this.roomId }, 'the world room failed');
  }

  async giveUpSeat(userId: number): Promise<void> {
    const seat = this.#seats.get(userId);
    if (seat === undefined) return;
    closeLine(seat, seat.travelling ? WORLD_CLOSE.TRAVELLED : WORLD_CLOSE.MOVED_TO_ANOTHER_TAB);
    await this.#vacate(seat);
  }

  async refreshOutfit(userId: number): Promise<void> {
    const outfit = await loadOutfit(this.world.deps, { userId });
    this.#renew(userId, { outfit });
  }

  async refreshSkills(userId: number): Promise<void> {
    const skills = await loadSkills(this.world.deps, { userId });
    this.#seats.get(userId)?.learn(skills);
  }

  showLevel(userId: number, level: number): void {
    this.#renew(userId, { level });
  }

  tell(userId: number, type: string, message: object): void {
    this.#seats.get(userId)?.client?.send(type, message);
  }

  signOut(userId: number, signInId?: string): void {
    const seat = this.#seats.get(userId);
    if (seat === undefined || (signInId !== undefined && signInId !== seat.signInId)) return;
    closeLine(seat, WORLD_CLOSE.SIGNED_OUT);
    void this.#vacate(seat);
  }

  /** The body is still here, from another tab or a lost line: it gets the new line and stays where it is. */
  #takeOver({ userId, signInId }: WorldAuth, client: WorldClient): Seat | undefined {
    const seat = this.#seats.get(userId);
    if (seat === undefined || seat.travelling) return undefined;
    closeLine(seat, WORLD_CLOSE.MOVED_TO_ANOTHER_TAB);
    seat.handTo(client, signInId, performance.now());
    return seat;
  }

  async #enter({ userId, signInId }: WorldAuth, client: WorldClient): Promise<Seat> {
    await this.giveUpSeat(userId);
    const [character, outfit, skills] = await Promise.all([
      loadCharacter(this.world.deps, { userId }),
      loadOutfit(this.world.deps, { userId }),
      loadSkills(this.world.deps, { userId }),
    ]);
    if (character === null) throw new ServerError(WORLD_CLOSE.SIGNED_OUT, `There is no user ${userId}.`);
    if (character.mapId !== this.#map.id) {
      throw new ServerError(WORLD_CLOSE.WRONG_MAP, wrongMapReason(character.mapId));
    }
    const seat = new Seat({
      player: playerOf(character, outfit),
      client,
      signInId,
      map: this.#map,
      state: placePlayer(this.#map, character, {
        spawn: this.#map.spawn,
        tick: this.#tickAt(performance.now()),
      }),
      skills,
      now: performance.now(),
      onCheat: (cheat) => this.#report(userId, cheat),
    });
    this.#seats.set(userId, seat);
    this.world.deps.presence.enter(userId, this.#map.id);
    this.#sights.enter(seat.player);
    return seat;
  }

  async #vacate(seat: Seat): Promise<void> {
    const { userId } = seat;
    if (this.#seats.get(userId) === seat) {
      this.#seats.delete(userId);
      this.#places.forget(seat);
      this.world.deps.presence.leave(userId, this.#map.id);
      this.#sights.leave(seat.player);
    }
    await this.#keeper.saveMoved([seat]);
    // Who came back meanwhile sits here again.
    if (!this.#seats.has(userId)) this.world.seats.leave(userId, this);
  }

  #renew(userId: number, facts: Partial<Pick<ShownPlayer, 'level' | 'outfit'>>): void {
    const player = this.#seats.get(userId)?.player;
    if (player !== undefined) this.#sights.renew(Object.assign(player, facts));
  }

  #tickAt(now: number): number {
    return Math.floor(worldTickAt(now - this.#openedAt));
  }

  #patch(turn: number): void {
    const now = performance.now();
    const tick = this.#tickAt(now);
    for (const seat of this.#seats.values()) seat.step(now, tick);
    this.#untold += 1;
    const { patches } = this.world.pace;
    if (turn % patches !== 0 && this.#untold < patches) return;
    this.#untold = 0;
    this.#sights.show(Math.round(now - this.#openedAt), this.#seats.values(), patches);
  }

  #keep(): void {
    if (!this.#keeper.busy) void this.#keeper.saveMoved([...this.#seats.values()]);
    this.#places.turn(this.#tickAt(performance.now()));
  }

  /** Whether this message of the client is to be looked at; far too many end the connection. */
  #accepts(client: WorldClient): boolean {
    return this.#judge(client, performance.now()) === 'take';
  }

  #judge(client: WorldClient, now: number): MessageVerdict {
    const seat = client.userData;
    if (seat === undefined || seat.client !== client) return 'drop';
    const verdict = seat.meter.judge(now);
    if (verdict === 'close') {
      this.#caught(client, 'flood');
      client.leave(WORLD_CLOSE.FLOODING);
    }
    return verdict;
  }

  /** What comes past Colyseus goes past its care for errors too. */
  #guard(hook: string, act: () => void): void {
    try {
      act();
    } catch (error) {
      this.onUncaughtException(error instanceof Error ? error : new Error(String(error)), hook);
    }
  }

  #hear(client: WorldClient, message: unknown): void {
    const now = performance.now();
    if (this.#judge(client, now) !== 'take') return;
    const batch = decodeInputBatch(message);
    if (batch === null) return this.#caught(client, 'nonsense');
    client.userData?.hear(batch, now);
  }

  #caught(client: WorldClient, cheat: Cheat): void {
    if (client.userData !== undefined) this.#report(client.userData.userId, cheat);
  }

  #report(userId: number, cheat: Cheat): void {
    this.world.deps.cheats.report({ cheat, userId, mapId: this.#map.id, roomId: this.roomId });
  }

  #listenToTalk(): void {
    const { SAY, PHRASE, EMOTE } = TALK_TO_SERVER;
    const on = (type: string, act: (seat: Seat, message: unknown) => void) =>
      this.onMessage(type, (client: WorldClient, message: unknown) => {
        // Words are never dropped without an answer, as inputs are after a stall: the talk has a pace of its own.
        const seat = client.userData;
        if (this.#judge(client, performance.now()) !== 'close' && seat?.client === client) act(seat, message);
      });
    on(SAY, (seat, message) => this.#talk.say(seat, message));
    on(PHRASE, (seat, message) => this.#talk.sayPhrase(seat, message));
    on(EMOTE, (seat, message) => this.#talk.emote(seat, message));
  }

  /** A client that was told to travel and does not go is shown the door. */
  #sendOff(seat: Seat): void {
    this.clock.setTimeout(() => {
      if (this.#seats.get(seat.userId) !== seat) return;
      closeLine(seat, WORLD_CLOSE.TRAVELLED);
      void this.#vacate(seat);
    }, TRAVEL_PATIENCE_MS);
  }
}

/** The client said goodbye or was shown the door; anything else may be a line that comes back. */
function isFinal(code: number | undefined): boolean {
  return code === CloseCode.CONSENTED || Object.values(WORLD_CLOSE).some((final) => final === code);
}

function closeLine(seat: Seat, code: WorldCloseCode): void {
  const { client } = seat;
  seat.client = null;
  client?.leave(code);
}

function playerOf({ userId, nickname, level }: LoadedCharacter, outfit: string): ShownPlayer {
  return { userId, nickname, level, outfit, x: 0, y: 0, pose: 0, tick: 0, since: 0, way: [], isShown: true };
}
