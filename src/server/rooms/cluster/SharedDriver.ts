import { LocalDriver, type IRoomCache, type MatchMakerDriver, type SortOptions } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import type { RedisConnection } from '#server/platform/redis.ts';
import { endConnection } from './PrefixedPresence.ts';

interface SharedDriverOptions {
  /** A connection whose commands wait while Redis is away. */
  readonly redis: RedisConnection;
  /** Called when Redis, being full, refuses a listing; Colyseus would leave the failure unhandled. */
  readonly onRefused: (error: unknown) => void;
  /** The names of rooms that are found within their process alone. */
  readonly localNames: readonly string[];
  /** The processes of these that answer no more. */
  readonly deadAmong: (processIds: readonly string[]) => Promise<readonly string[]>;
  /** Whether a room answers in its process. */
  readonly isOpen: (roomId: string) => Promise<boolean>;
}

type Conditions = Partial<IRoomCache>;

/**
 * The listings of rooms, shared through Redis. A listing whose process is dead is removed when it is found, before
 * Colyseus waits four seconds for an answer of that process (colyseus issues 389, 480, 799, 850). A room that closes is
 * passed over, since Colyseus would wait two seconds for it (555); its listing may also be that of a room that is just
 * being opened, so it stays. Rooms of one user are listed in their process alone: the Redis driver reads all listings
 * for every seat.
 */
export class SharedDriver implements MatchMakerDriver {
  readonly #options: SharedDriverOptions;
  readonly #shared: RedisDriver;
  readonly #local = new LocalDriver();

  constructor(options: SharedDriverOptions) {
    this.#options = options;
    this.#shared = new RedisDriver(options.redis);
  }

  async has(roomId: string): Promise<boolean> {
    return this.#local.has(roomId) || this.#shared.has(roomId);
  }

  async query(conditions: Conditions, sortOptions?: SortOptions): Promise<IRoomCache[]> {
    if (this.#isLocal(conditions.name)) return [...this.#local.query(conditions, sortOptions)];
    return this.#shared.query(conditions, sortOptions);
  }

  async cleanup(processId: string): Promise<void> {
    await this.#local.cleanup(processId);
    await this.#shared.cleanup(processId);
  }

  async findOne(conditions: Conditions, sortOptions?: SortOptions): Promise<IRoomCache> {
    const { name, roomId } = conditions;
    const isHere = this.#isLocal(name) || (roomId !== undefined && this.#local.has(roomId));
    if (isHere) return this.#local.findOne(conditions, sortOptions);
    const first: IRoomCache | undefined = await this.#shared.findOne(conditions, sortOptions);
    if (first === undefined || (await this.#answers(first))) return first as IRoomCache;
    const others = roomId === undefined ? await this.#shared.query(conditions, sortOptions) : [];
    for (const room of others) if (room.roomId !== first.roomId && (await this.#answers(room))) return room;
    // Colyseus tests the answer, although its type promises a room.
    return undefined as unknown as IRoomCache;
  }

  async findByIds(roomIds: string[]): Promise<Map<string, IRoomCache>> {
    const [here, shared] = await Promise.all([
      this.#local.findByIds(roomIds),
      this.#shared.findByIds(roomIds.filter((roomId) => !this.#local.has(roomId))),
    ]);
    return new Map([...shared, ...here]);
  }

  async update(room: IRoomCache, operations: Parameters<MatchMakerDriver['update']>[1]): Promise<boolean> {
    if (this.#isLocal(room.name)) return this.#local.update(room, operations);
    return this.#unlessRefused(this.#shared.update(room, operations));
  }

  async persist(room: IRoomCache, create?: boolean): Promise<boolean> {
    if (this.#isLocal(room.name)) return this.#local.persist(room, create);
    return this.#unlessRefused(this.#shared.persist(room, create));
  }

  async remove(roomId: string): Promise<boolean> {
    return this.#local.remove(roomId) || this.#shared.remove(roomId);
  }

  async clear(): Promise<void> {
    this.#local.clear();
    await this.#shared.clear();
  }

  shutdown(): void {
    endConnection(this.#options.redis);
  }

  /**
   * Removes listings of dead processes, and of rooms that are no more in this one: `isHere` tells whether a room of it
   * is open.
   */
  async removeStale(processId: string, isHere: (roomId: string) => boolean): Promise<void> {
    const listed = await this.#shared.query({});
    const others = new Set(listed.map((room) => room.processId).filter((id) => id !== processId));
    for (const dead of await this.#options.deadAmong([...others])) await this.#shared.cleanup(dead);
    for (const { roomId, processId: owner } of listed)
      if (owner === processId && !isHere(roomId)) await this.#shared.remove(roomId);
  }

  /** Listings of a process that is found dead are removed. */
  async #answers({ roomId, processId }: IRoomCache): Promise<boolean> {
    const dead = await this.#options.deadAmong([processId]);
    if (dead.length === 0) return this.#options.isOpen(roomId);
    await this.#shared.cleanup(processId);
    return false;
  }

  async #unlessRefused(written: Promise<boolean>): Promise<boolean> {
    try {
      return await written;
    } catch (error) {
      this.#options.onRefused(error);
      return false;
    }
  }

  #isLocal(name: string | undefined): boolean {
    return name !== undefined && this.#options.localNames.includes(name);
  }
}
