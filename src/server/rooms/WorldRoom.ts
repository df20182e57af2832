import { CloseCode, Room, ServerError, type Client } from '@colyseus/core';
import { decodeInputBatch } from '#shared/contract/rooms/inputBatch.ts';
import { WORLD_CLOSE } from '#shared/contract/rooms/worldCloseCodes.ts';
import { CLIENT_MESSAGE, SERVER_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';
import { TIME_TRIAL_TO_SERVER } from '#shared/contract/rooms/timeTrialMessages.ts';
import { TALK_TO_SERVER } from '#shared/contract/rooms/talkMessages.ts';
import { wantOutfitsSchema, type OutfitList } from '#shared/contract/rooms/snapshot/playerProfiles.ts';
import type { WorldJoinOptions } from '#shared/contract/rooms/worldRoom.ts';
import { worldTickAt } from '#shared/contract/rooms/worldTick.ts';
import { TICK_MS } from '#shared/simulation/feel.ts';
import { FIRST_MAP, mapById } from '#shared/content/maps/maps.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { Cheat } from '#server/domain/world/fairPlay/CheatLog.ts';
import type { DrainableRoom } from './cluster/drainRooms.ts';
import type { StaggeredTicker } from './StaggeredTicker.ts';
import { RoomCollectibles } from './collectibles/RoomCollectibles.ts';
import { RoomGates } from './gates/RoomGates.ts';
import { firstTick, type Handovers } from './session/Handover.ts';
import { PositionWriter } from './session/PositionWriter.ts';
import { RoomPortals } from './RoomPortals.ts';
import { RoomTalk } from './RoomTalk.ts';
import type { PlayerSession } from './session/PlayerSession.ts';
import { RoomSessions, type WorldAuth } from './session/RoomSessions.ts';
import { RoomSkillUses } from './skills/RoomSkillUses.ts';
import { RoomTimeTrials } from './timeTrials/RoomTimeTrials.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { outfitIdOf } from './interest/outfitIdOf.ts';
import { InterestManager } from './interest/InterestManager.ts';
import type { SessionRegistry } from './session/SessionRegistry.ts';

export type WorldClient = Client<{ auth: WorldAuth; userData: PlayerSession }>;

export type WorldDeps = Pick<
  Deps,
  | 'db'
  | 'config'
  | 'log'
  | 'clock'
  | 'events'
  | 'presence'
  | 'chat'
  | 'cheats'
  | 'memberships'
  | 'appearances'
  | 'progress'
>;

/** Shared by all rooms of this process. */
export interface World {
  readonly deps: WorldDeps;
  readonly sessions: SessionRegistry;
  /** All rooms of this process. */
  readonly openRooms: Set<DrainableRoom>;
  /** Undefined if there is no other process. */
  readonly handovers: Handovers | undefined;
  /** Players per room. */
  readonly capacity: number;
  readonly tickers: {
    /** At the rate of patches. */
    readonly patch: StaggeredTicker;
    /** Periodic tasks are staggered, so that not all rooms run them at once. */
    readonly save: StaggeredTicker;
  };
}

/** Interval at which the room's timers are checked, ms. */
const CLOCK_MS = 250;
/** A keyboard makes 20 messages a second; a connection that stalled for two seconds sends 40 more at once. */
const MESSAGES_PER_SECOND = 300;
/** Seconds between a seat reservation and its connection. */
const SEAT_SECONDS = 8;

/** One copy of a map: steps all inputs, sends each client what it can see, and saves positions. */
export abstract class WorldRoom extends Room<{ client: WorldClient }> {
  protected abstract readonly world: World;

  override patchRate = CLOCK_MS;
  override maxMessagesPerSecond = MESSAGES_PER_SECOND;
  override seatReservationTimeout = SEAT_SECONDS;

  #map: MapDefinition = FIRST_MAP;
  #writer!: PositionWriter;
  #talk!: RoomTalk;
  #interest!: InterestManager;
  #collectibles!: RoomCollectibles;
  #timeTrials!: RoomTimeTrials;
  #skillUses!: RoomSkillUses;
  #gates!: RoomGates;
  #portals!: RoomPortals;
  #sessions!: RoomSessions;
  #openedAt = 0;
  #stopTickers: (() => void)[] = [];

  override onCreate({ mapId }: WorldJoinOptions): void {
    const map = mapById(mapId);
    if (map === undefined) throw new ServerError(WORLD_CLOSE.WRONG_MAP, `There is no map ${mapId}.`);
    this.#map = map;
    this.maxClients = this.world.capacity;
    const { deps, sessions: registry, handovers } = this.world;
    const first = handovers ? firstTick(map, handovers.now()) : 0;
    this.#openedAt = performance.now() - first * TICK_MS;
    const onCheat = (userId: number, cheat: Cheat) => this.#report(userId, cheat);
    const interest = new InterestManager(map);
    const writer = new PositionWriter(deps);
    const sessions = new RoomSessions({
      deps,
      registry,
      map,
      roomId: this.roomId,
      interest,
      writer,
      tickAt: (now) => this.#tickAt(now),
      later: (act, ms) => void this.clock.setTimeout(act, ms),
      onCheat,
      onEnd: (session) => this.#forget(session),
      onQuests: (userId) => this.#skillUses.wake(userId),
      handovers,
      runOf: (session) => this.#timeTrials.runOf(session),
    });
    const onTravel = (session: PlayerSession) => sessions.sendOff(session);
    this.#interest = interest;
    this.#collectibles = new RoomCollectibles({ deps, map });
    this.#timeTrials = new RoomTimeTrials({
      deps,
      map,
      onCheat,
      roomTick: () => this.#tickAt(performance.now()),
    });
    this.#skillUses = new RoomSkillUses(deps);
    this.#gates = new RoomGates({ deps, map, sessions: () => sessions.all() });
    this.#writer = writer;
    this.#sessions = sessions;
    this.#talk = new RoomTalk({ deps, roomId: this.roomId, sessions: () => sessions.all() });
    this.#portals = new RoomPortals({ map, writer, log: deps.log, onCheat, onTravel });
    this.#listen();

    const { patch, save } = this.world.tickers;
    this.#stopTickers = [
      patch.add(() => this.#guard('patch', () => this.#patch())),
      save.add(() => this.#guard('save', () => this.#save())),
    ];
    this.world.openRooms.add(this);
    deps.log.info({ roomId: this.roomId, mapId }, 'a copy of a map opens');
  }

  override async onJoin(client: WorldClient, _options: WorldJoinOptions, auth: WorldAuth): Promise<void> {
    const { userId } = auth;
    const session = await this.#sessions.join(client, auth);
    client.userData = session;
    const day = seoulDay(this.world.deps.clock.now());
    client.send(SERVER_MESSAGE.WELCOME, { userId, mapId: this.#map.id, day });
    // The own outfit is sent first, so that the client does not have to request it.
    const { outfit } = session.player;
    client.send(SERVER_MESSAGE.OUTFITS, [[outfitIdOf(outfit), outfit]] satisfies OutfitList);
    this.#timeTrials.welcome(session);
    this.#gates.welcome(session);
    void this.#collectibles.welcome(session);
    session.watch = (step) => {
      this.#timeTrials.onStep(session, step);
      this.#collectibles.onStep(session, step.after);
      this.#skillUses.onStep(session, step);
    };
    this.world.deps.log.info({ userId, mapId: this.#map.id, roomId: this.roomId }, 'entered the world');
  }

  override async onLeave(client: WorldClient, code?: number): Promise<void> {
    const session = client.userData;
    if (session === undefined || session.client !== client) return;
    // Colyseus disconnects clients that send too many messages or malformed frames.
    if (code === CloseCode.WITH_ERROR) this.#caught(client, 'flood');
    this.world.deps.log.info(
      { userId: session.userId, mapId: this.#map.id, roomId: this.roomId, code },
      'left the world',
    );
    await this.#sessions.disconnected(session, code);
    await this.world.deps.presence.placeIsFree(this.roomId, this.world.deps.clock.now().getTime());
  }

  /** Only the newest reservation of a user counts as a place; a later request replaces the earlier ones. */
  override hasReachedMaxClients(): boolean {
    // Colyseus counts enumerable reservations; the others remain usable, and `onJoin` decides.
    const reservations: Record<string, readonly unknown[]> = this['_reservedSeats'];
    for (const [sessionId, [, auth]] of Object.entries(reservations)) {
      if (!this.world.sessions.isReplaced(auth as WorldAuth)) continue;
      Object.defineProperty(reservations, sessionId, { enumerable: false });
    }
    return super.hasReachedMaxClients();
  }

  sendElsewhere(client: WorldClient): void {
    this.#sessions.beginDrain();
    client.send(SERVER_MESSAGE.MOVE);
  }

  override async onBeforeShutdown(): Promise<void> {
    await this.#sessions.save();
    await this.disconnect(CloseCode.SERVER_SHUTDOWN);
  }

  override async onDispose(): Promise<void> {
    this.world.openRooms.delete(this);
    for (const stop of this.#stopTickers) stop();
    await this.#sessions.endAll();
    this.#talk.forget();
    await this.world.deps.presence.roomIsGone(this.roomId);
    this.world.deps.log.info({ roomId: this.roomId, mapId: this.#map.id }, 'a copy of a map closes');
  }

  /** Colyseus passes errors of hooks and handlers here instead of ending the process. */
  override onUncaughtException(error: Error, hook: string): void {
    if (error.cause instanceof ServerError) return;
    this.world.deps.log.error({ err: error, hook, roomId: this.roomId }, 'the world room failed');
  }

  #tickAt(now: number): number {
    return Math.floor(worldTickAt(now - this.#openedAt));
  }

  #patch(): void {
    const now = performance.now();
    const tick = this.#tickAt(now);
    for (const session of this.#sessions.all()) session.step(now, tick);
    this.#gates.onPatch(tick);
    this.#interest.sendSnapshots(Math.round(now - this.#openedAt), this.#sessions.all());
  }

  #save(): void {
    if (!this.#writer.busy) void this.#sessions.save();
    this.#timeTrials.endRested(this.#tickAt(performance.now()));
    this.#collectibles.renew();
    this.#skillUses.tell();
  }

  /** A session has left this map. */
  #forget(session: PlayerSession): void {
    session.watch = null;
    this.#timeTrials.forget(session);
    this.#collectibles.forget(session);
    this.#skillUses.forget(session);
  }

  /** Colyseus does not clear timers that are not its own. */
  #guard(hook: string, act: () => void): void {
    try {
      act();
    } catch (error) {
      this.onUncaughtException(error instanceof Error ? error : new Error(String(error)), hook);
    }
  }

  #caught(client: WorldClient, cheat: Cheat): void {
    const session = sessionOf(client);
    if (session !== undefined) this.#report(session.userId, cheat);
  }

  #report(userId: number, cheat: Cheat): void {
    this.world.deps.cheats.report({ cheat, userId, mapId: this.#map.id, roomId: this.roomId });
  }

  #listen(): void {
    const { INPUT, USE_PORTAL, WANT_OUTFITS } = CLIENT_MESSAGE;
    const { SAY, PHRASE, EMOTE } = TALK_TO_SERVER;
    const on = (type: string, act: (session: PlayerSession, message: unknown, client: WorldClient) => void) =>
      this.onMessage(type, (client: WorldClient, message: unknown) => {
        const session = sessionOf(client);
        if (session !== undefined) act(session, message, client);
      });
    this.onMessageBytes(INPUT, (client: WorldClient, message: unknown) => {
      const batch = decodeInputBatch(message);
      if (batch === null) this.#caught(client, 'nonsense');
      else sessionOf(client)?.receive(batch, performance.now());
    });
    on(USE_PORTAL, (session, message) => void this.#portals.use(session, message));
    on(WANT_OUTFITS, (_session, message, client) => {
      const ids = wantOutfitsSchema.safeParse(message);
      if (ids.success) client.send(SERVER_MESSAGE.OUTFITS, this.#interest.outfits(ids.data));
    });
    on(TIME_TRIAL_TO_SERVER.START, (session, message) => void this.#timeTrials.start(session, message));
    on(TIME_TRIAL_TO_SERVER.STOP, (session) => this.#timeTrials.stop(session));
    on(SAY, (session, message) => this.#talk.say(session, message));
    on(PHRASE, (session, message) => this.#talk.sayPhrase(session, message));
    on(EMOTE, (session, message) => this.#talk.emote(session, message));
    this.onMessage('*', (client: WorldClient) => this.#caught(client, 'nonsense'));
  }
}

/** Undefined for a client whose session another client has taken over. */
function sessionOf(client: WorldClient): PlayerSession | undefined {
  const { userData: session } = client;
  return session?.client === client ? session : undefined;
}
