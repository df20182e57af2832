import { matchMaker, type MatchMakerDriver, type Presence } from '@colyseus/core';
import { ROOM_PROTOCOL } from '#shared/contract/rooms/protocol.ts';
import { USER_ROOM } from '#shared/contract/rooms/userRoom.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Logger } from '#server/platform/log.ts';
import type { ProcessEntry, ProcessRoster } from '#server/platform/ProcessRoster.ts';
import type { SharedRedis } from '#server/platform/redis.ts';
import type { Handover, Handovers } from '#server/rooms/session/Handover.ts';
import { SharedClaims } from '#server/rooms/session/SharedClaims.ts';
import { PrefixedPresence } from './PrefixedPresence.ts';
import { SharedDriver } from './SharedDriver.ts';

/** Missing listings of living rooms are written again at this interval, and stale ones removed. */
const RELIST_MS = 2000;
const REMOVE_STALE_MS = 10_000;
/** A new room is expected to bring this number of players, until they have come and are told. */
const PLAYERS_OF_NEW_ROOM = 20;
const EXPECTED_MS = 3000;

interface RoomClusterOptions {
  readonly redis: SharedRedis;
  readonly roster: ProcessRoster;
  readonly log: Logger;
  /** Rooms may be opened in this process. */
  readonly hasRooms: boolean;
}

/** Sessions wait for their next room for so long. */
const HANDOVER_MS = 10_000;

/** A session that cannot be handed over goes on from its saved position. */
const handoversIn = ({ redis, roster, log }: RoomClusterOptions): Handovers => ({
  now: () => roster.now(),
  leave: async (userId, handover) => {
    await redis.commands
      .set(`handover:${userId}`, JSON.stringify(handover), 'PX', HANDOVER_MS)
      .catch((error: unknown) => log.warn({ err: error, userId }, 'a session was not handed over'));
  },
  take: async (userId) => {
    const text = await redis.commands.getdel(`handover:${userId}`).catch(() => null);
    return text === null ? null : (JSON.parse(text) as Handover);
  },
});

/** The options of a room, as far as they decide its process. */
export interface RoomOptions {
  readonly protocol?: number;
}

const protocolOf = ({ protocol = ROOM_PROTOCOL }: RoomOptions): number => protocol;

/** Throws CLIENT_OUTDATED for a page whose version of room messages no process speaks. */
export function assertServed(options: RoomOptions, protocols: readonly number[]): void {
  const protocol = protocolOf(options);
  if (!protocols.includes(protocol))
    throw new AppError('CLIENT_OUTDATED', { log: `a page speaks version ${protocol} of room messages` });
}

/** The rooms of several processes share listings, Colyseus' channels, sessions, and the choice of a process. */
export class RoomCluster {
  readonly driver: MatchMakerDriver;
  readonly presence: Presence;
  readonly claims: SharedClaims;
  readonly handovers: Handovers;
  readonly #options: RoomClusterOptions;
  readonly #listings: SharedDriver;
  /** The rooms that were opened from here a moment ago; `at` is a time of `performance.now`. */
  #opened: readonly { readonly processId: string; readonly at: number }[] = [];
  readonly #timers: NodeJS.Timeout[] = [];
  #isDraining = false;

  constructor(options: RoomClusterOptions) {
    this.#options = options;
    const { redis, roster } = options;
    this.#listings = new SharedDriver({
      redis: redis.connect(),
      onRefused: (error) => redis.failed(error, 'Redis refuses the listings of rooms'),
      localNames: [USER_ROOM],
      deadAmong: (processIds) => this.#deadAmong(processIds),
      isOpen: (roomId) => this.#isOpen(roomId),
    });
    this.driver = this.#listings;
    this.presence = new PrefixedPresence(redis);
    this.claims = new SharedClaims(options);
    this.handovers = handoversIn(options);
    roster.describe(() => ({
      serverId: matchMaker.processId ?? '',
      opensRooms: this.#opensRooms,
      protocol: ROOM_PROTOCOL,
      players: matchMaker.stats.local.ccu,
    }));
  }

  get #opensRooms(): boolean {
    const isReady = matchMaker.state === matchMaker.MatchMakerState.READY;
    return this.#options.hasRooms && !this.#isDraining && isReady;
  }

  get hasRooms(): boolean {
    return this.#options.hasRooms;
  }

  /** Call it when Colyseus accepts rooms. */
  async open(): Promise<void> {
    await this.claims.open();
    await this.#options.roster.beat();
    const relist = this.#every(RELIST_MS, () => matchMaker.restoreMissingRoomCaches());
    this.#options.roster.onReturn(relist);
    this.#every(REMOVE_STALE_MS, () => this.removeStale());
  }

  removeStale(): Promise<void> {
    const isHere = (roomId: string) => matchMaker.getLocalRoomById(roomId) !== undefined;
    return this.#listings.removeStale(matchMaker.processId, isHere);
  }

  /** Opens no further rooms here. Returns whether another process can take the players. */
  async beginDrain(): Promise<boolean> {
    this.#isDraining = true;
    const { roster } = this.#options;
    await roster.beat();
    return (await this.#openers()).length > 0;
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.claims.close();
  }

  /** The living process with the fewest players; a user's own room opens where it is asked for. */
  readonly selectProcess = async (roomName: string, options: RoomOptions): Promise<string> => {
    if (roomName === USER_ROOM && this.#opensRooms) return matchMaker.processId;
    // A process that has begun to end, or to fill, a moment ago is known by now.
    await this.#options.roster.beat();
    const all = await this.#openers();
    assertServed(options, [ROOM_PROTOCOL, ...all.map(({ protocol }) => protocol)]);
    const openers = all.filter(({ protocol }) => protocol === protocolOf(options));
    const [least] = openers.toSorted((a, b) => this.#load(a) - this.#load(b));
    if (!least) throw new AppError('SERVICE_BUSY', { log: `no process opens a ${roomName} room now` });
    const at = performance.now();
    this.#opened = [
      ...this.#opened.filter((room) => at - room.at < EXPECTED_MS),
      { processId: least.id, at },
    ];
    return least.serverId;
  };

  #load({ id, players }: ProcessEntry): number {
    const since = performance.now() - EXPECTED_MS;
    const opened = this.#opened.filter(({ processId, at }) => processId === id && at > since);
    return players + opened.length * PLAYERS_OF_NEW_ROOM;
  }

  /** The processes that open rooms now. */
  async #openers(): Promise<ProcessEntry[]> {
    const { roster } = this.#options;
    const openers = roster.living().filter(({ opensRooms }) => opensRooms);
    const dead = await this.#deadAmong(
      openers.flatMap(({ id, serverId }) => (id === roster.id ? [] : serverId)),
    );
    return openers.filter(({ serverId }) => !dead.includes(serverId));
  }

  /** A killed process stops listening at once; one that stands still or is cut off is missed by the roster. */
  async #deadAmong(processIds: readonly string[]): Promise<string[]> {
    const others = processIds.filter((id) => id !== matchMaker.processId);
    if (others.length === 0) return [];
    const { redis, roster, log } = this.#options;
    try {
      const channels = others.map((id) => `${redis.prefix}p:${id}`);
      const answer = await redis.commands.pubsub('NUMSUB', ...channels);
      return others.filter(
        (id, index) => answer[index * 2 + 1] === 0 || roster.hasDied(({ serverId }) => serverId === id),
      );
    } catch (error) {
      log.debug({ err: error }, 'nobody knows which processes live');
      return [];
    }
  }

  /** An open room listens to a channel of its own; one of this process is known without a question. */
  async #isOpen(roomId: string): Promise<boolean> {
    if (matchMaker.getLocalRoomById(roomId) !== undefined) return true;
    const { redis } = this.#options;
    const answer = await redis.commands.pubsub('NUMSUB', `${redis.prefix}$${roomId}`).catch(() => null);
    return answer?.[1] !== 0;
  }

  /** Returns the function that does it now. */
  #every(ms: number, act: () => Promise<unknown>): () => void {
    let isRunning = false;
    const run = async () => {
      if (isRunning) return;
      isRunning = true;
      try {
        await act();
      } catch (error) {
        this.#options.log.warn({ err: error }, 'the listings of rooms could not be checked');
      } finally {
        isRunning = false;
      }
    };
    this.#timers.push(setInterval(() => void run(), ms).unref());
    return () => void run();
  }
}
