import type { Server as HttpServer } from 'node:http';
import { LocalPresence, matchMaker, Server, type Room } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { BATTLE_ROOM } from '#shared/contract/rooms/battleSeat.ts';
import { ROOM_PROTOCOL } from '#shared/contract/rooms/protocol.ts';
import { USER_ROOM } from '#shared/contract/rooms/userRoom.ts';
import {
  PATCH_MS,
  WORLD_ROOM,
  WORLD_ROOM_CAPACITY,
  type WorldJoinOptions,
} from '#shared/contract/rooms/worldRoom.ts';
import type { EventOf } from '#server/domain/events.ts';
import type { AFTER_COMMIT } from '#server/domain/listeners.ts';
import { verifyAccessToken } from '#server/domain/people/sessions/accessToken.ts';
import { observeMetric } from '#server/platform/metrics.ts';
import { EVERY_BATTLE_TOPIC, publishBattleNotices, type BattleRelay } from './battle/battleNotices.ts';
import { battleRoomOf } from './battle/BattleRoom.ts';
import { drainRooms, type DrainableRoom } from './cluster/drainRooms.ts';
import { assertServed, type RoomCluster, type RoomOptions } from './cluster/RoomCluster.ts';
import { StaggeredTicker } from './StaggeredTicker.ts';
import { WorldRoom, type World, type WorldDeps } from './WorldRoom.ts';
import type { WorldAuth } from './session/RoomSessions.ts';
import { SessionRegistry } from './session/SessionRegistry.ts';
import { EVERY_USER_TOPIC, publishPushes } from './user/pushes.ts';
import { userRoomOf } from './user/UserRoom.ts';

/** A chat line is 600 bytes at most; longer ones up to this limit are answered instead of ending the connection. */
const FRAME_BYTES = 4096;
/** Interval of saving positions, ms: their largest age when the server is killed. */
const SAVE_MS = 1000;

/** The share of the time for stopping that players have to go elsewhere, in ms per second. */
const DRAIN_SHARE_MS = 500;

interface Relay extends BattleRelay {
  open(hearer: {
    readonly publish: (topic: string, notice: unknown) => void;
    readonly onGap: () => void;
  }): Promise<void>;
}

/** The open rooms and connections of this process, by kind of room. */
type RoomCounts = readonly {
  readonly kind: string;
  readonly rooms: number;
  readonly clients: number;
}[];

export interface AttachedRooms {
  counts(): RoomCounts;
  /** Sends the players to another process if there is one, then saves and closes all rooms. */
  close(): Promise<void>;
}

/** Opens the rooms on an HTTP server, which upgrades sockets; `seatRoute` gives the reservations. */
export async function attachRooms({
  http,
  deps,
  relay,
  cluster,
  capacity = WORLD_ROOM_CAPACITY,
}: {
  http: HttpServer;
  deps: WorldDeps;
  /** Sends to battles at other processes; undefined if there are none. */
  relay?: Relay;
  /** Shared with the rooms of other processes; undefined if there are none. */
  cluster?: RoomCluster;
  capacity?: number;
}): Promise<AttachedRooms> {
  const transport = new WebSocketTransport({ noServer: true, maxPayload: FRAME_BYTES });
  const tickers = { patch: new StaggeredTicker(PATCH_MS, measureTick), save: new StaggeredTicker(SAVE_MS) };
  const openRooms = new Set<DrainableRoom>();
  const sessions = new SessionRegistry(cluster?.claims);
  const world: World = { deps, sessions, capacity, tickers, openRooms, handovers: cluster?.handovers };
  transport.attachToServer(http);
  // The composition root handles signals.
  const server = new Server({
    transport,
    gracefullyShutdown: false,
    greet: false,
    logger: debugLogger(deps),
    selectProcessIdToCreateRoom: cluster?.selectProcess ?? selectThisProcess,
    ...(cluster && {
      driver: cluster.driver,
      presence: cluster.presence,
      isStandaloneMatchMaker: !cluster.hasRooms,
    }),
    ...(deps.config.ROOMS_ADDRESS && { publicAddress: deps.config.ROOMS_ADDRESS }),
  });
  server.define(WORLD_ROOM, worldRoomOf(world)).filterBy(['mapId', 'protocol']).sortBy({ clients: -1 });
  const topics = new LocalPresence();
  // Every room listens; Node would report more than ten listeners as a leak.
  topics.subscriptions.setMaxListeners(0);
  server.define(USER_ROOM, userRoomOf({ ...deps, topics, openRooms })).filterBy(['userId']);
  server
    .define(BATTLE_ROOM, battleRoomOf({ ...deps, topics, openRooms, relay }))
    .filterBy(['channelId', 'key']);
  const counts = countRooms([WORLD_ROOM, USER_ROOM, BATTLE_ROOM]);
  await matchMaker.accept(cluster?.hasRooms === false);
  await cluster?.open();
  await relay?.open({
    publish: (topic, notice) => void topics.publish(topic, notice),
    onGap: () => {
      void topics.publish(EVERY_BATTLE_TOPIC, { kind: 'contest' });
      void topics.publish(EVERY_USER_TOPIC, { kind: 'missed' });
    },
  });
  const stopListening = [
    subscribeToEvents(world),
    publishPushes(deps, topics),
    publishBattleNotices(deps, topics),
  ];

  return {
    counts,
    close: async () => {
      if (await cluster?.beginDrain())
        await drainRooms(openRooms, deps.config.SHUTDOWN_SECONDS * DRAIN_SHARE_MS);
      for (const stop of stopListening) stop();
      await server.gracefullyShutdown(false);
      cluster?.close();
    },
  };
}

function measureTick(lateMs: number, tookMs: number): void {
  observeMetric('dolphin_tick_lag_seconds', {}, lateMs);
  observeMetric('dolphin_tick_seconds', {}, tookMs);
}

/** Follows the rooms that this process opens. */
function countRooms(kinds: readonly string[]): () => RoomCounts {
  const open = kinds.map((kind) => {
    const rooms = new Set<Room>();
    const handler = matchMaker.getHandler(kind);
    handler.on('create', (room: Room) => rooms.add(room));
    handler.on('dispose', (room: Room) => rooms.delete(room));
    return { kind, rooms };
  });
  return () =>
    open.map(({ kind, rooms }) => ({
      kind,
      rooms: rooms.size,
      clients: [...rooms].reduce((sum, room) => sum + room.clients.length, 0),
    }));
}

async function selectThisProcess(_room: string, options: RoomOptions): Promise<string> {
  assertServed(options, [ROOM_PROTOCOL]);
  return matchMaker.processId;
}

/** Colyseus creates rooms from a class alone, so the class is bound to its dependencies. */
function worldRoomOf(world: World): typeof WorldRoom & (new () => WorldRoom) {
  return class extends WorldRoom {
    protected override readonly world = world;

    static override async onAuth(token: string, options: WorldJoinOptions): Promise<WorldAuth> {
      const { userId, sessionId } = await verifyAccessToken(world.deps, token);
      // Not named `sessionId`: Colyseus would take it for the reservation's own, which two tabs would share.
      const isVisit = options.friendId !== undefined;
      return { userId, signInId: sessionId, isVisit, entry: world.sessions.nextEntry(userId) };
    }
  };
}

type WorldEvent = (typeof AFTER_COMMIT)['world'][number];

/** Passes committed domain events on to the rooms. */
function subscribeToEvents({ deps, sessions }: World): () => void {
  const { events, log } = deps;
  const listeners: { readonly [T in WorldEvent]: (event: EventOf<T>) => void } = {
    'avatar.changed': ({ userId }) => {
      sessions
        .roomOf(userId)
        ?.refreshOutfit(userId)
        .catch((error: unknown) => log.error({ err: error, userId }, 'an outfit could not be shown'));
    },
    'skill.learned': ({ userId }) => {
      sessions
        .roomOf(userId)
        ?.refreshSkills(userId)
        .catch((error: unknown) => log.error({ err: error, userId }, 'learned skills could not be taken in'));
    },
    'level.changed': ({ userId, level }) => sessions.roomOf(userId)?.showLevel(userId, level),
    'title.worn': ({ userId, titleId }) => sessions.roomOf(userId)?.showTitle(userId, titleId),
    'pet.chosen': ({ userId, petId }) => sessions.roomOf(userId)?.showPet(userId, petId),
    'subscription.changed': ({ userId }) => {
      sessions
        .roomOf(userId)
        ?.refreshPet(userId)
        .catch((error: unknown) => log.error({ err: error, userId }, 'a companion could not be shown'));
    },
    'quests.progressed': ({ userId }) => sessions.roomOf(userId)?.questsProgressed(userId),
    'session.revoked': ({ userId, sessionId }) => sessions.roomOf(userId)?.signOut(userId, sessionId),
  };
  return events.follow(listeners);
}

/** Colyseus prints the stacks of refused joins; here they go to the debug level of the log. */
function debugLogger({ log }: WorldDeps) {
  const debug = (...parts: unknown[]) => log.debug({ colyseus: parts.map(String) }, 'colyseus');
  return { debug, info: debug, log: debug, trace: debug, warn: debug, error: debug };
}
