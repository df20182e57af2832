import { randomUUID } from 'node:crypto';
import type { ChainableCommander } from 'ioredis';
import type { Logger } from './log.ts';
import type { SharedRedis } from './redis.ts';

/** The facts that a process tells the others about itself. */
interface ProcessFacts {
  /** Colyseus' own id of the process; empty for a process without rooms. */
  readonly serverId: string;
  /** New rooms may be opened in it. */
  readonly opensRooms: boolean;
  /** The version of its room messages. */
  readonly protocol: number;
  readonly players: number;
  /** Players by map id. */
  readonly maps: Readonly<Record<string, number>>;
}

export interface ProcessEntry extends ProcessFacts {
  readonly id: string;
}

const KEY = 'processes';
const BEAT_MS = 1000;
/** A process whose entry does not change for this time is taken for dead. */
const DEAD_MS = 4000;
/** Entries of dead processes are removed after this time. */
const FORGOTTEN_MS = 60_000;
/** A time sample that took longer to arrive is not precise enough. */
const PRECISE_MS = 50;
const NO_FACTS: ProcessFacts = { serverId: '', opensRooms: false, protocol: 0, players: 0, maps: {} };

interface Watched {
  readonly written: string;
  readonly entry: ProcessEntry;
  /** The start of the time in which the entry did not change, on the clock of `performance.now`. */
  since: number;
}

/**
 * The processes that share a Redis. Each writes its entry once a second and reads those of the others. Clocks of
 * machines are never compared: an entry is dead when it stays the same while this process watches.
 */
export class ProcessRoster {
  readonly id = randomUUID();
  readonly #redis: SharedRedis;
  readonly #log: Logger;
  readonly #watched = new Map<string, Watched>();
  readonly #facts: (() => Partial<ProcessFacts>)[] = [];
  readonly #writers: ((pipeline: ChainableCommander) => void)[] = [];
  readonly #onReturn: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #beats = 0;
  /** The last beat that Redis answered. */
  #answeredAt: number | null = null;
  /** Milliseconds from `performance.now` to the clock of Redis. */
  #offset = Date.now() - performance.now();
  #isStopped = false;

  constructor({ redis, log }: { readonly redis: SharedRedis; readonly log: Logger }) {
    this.#redis = redis;
    this.#log = log;
  }

  /** Adds facts that are read at each beat. */
  describe(facts: () => Partial<ProcessFacts>): void {
    this.#facts.push(facts);
  }

  /** Adds commands that are sent with each beat. */
  onBeat(write: (pipeline: ChainableCommander) => void): void {
    this.#writers.push(write);
  }

  /** Calls back when Redis may have lost what this process wrote: it was away or emptied, or this process stood still. */
  onReturn(act: () => void): void {
    this.#onReturn.push(act);
  }

  /** Writes the first entry and goes on once a second. */
  async start(): Promise<void> {
    await this.beat();
    this.#timer = setInterval(() => void this.beat(), BEAT_MS).unref();
  }

  /** The living processes, with this one. */
  living(): ProcessEntry[] {
    const others = [...this.#watched.values()].filter((watched) => !this.#isDead(watched));
    return [this.#own(), ...others.map(({ entry }) => entry)];
  }

  otherIds(): string[] {
    return this.living().flatMap(({ id }) => (id === this.id ? [] : id));
  }

  /** Whether a process was watched and has died; an unknown process may be one that was never seen. */
  hasDied(which: (entry: ProcessEntry) => boolean): boolean {
    const found = [...this.#watched.values()].filter(({ entry }) => which(entry));
    return found.length > 0 && found.every((watched) => this.#isDead(watched));
  }

  /** The clock of Redis, in milliseconds with a fraction; it goes on while Redis is away. */
  now(): number {
    return performance.now() + this.#offset;
  }

  /** Removes the entry of this process, so that nobody waits for it. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#redis.commands.hdel(KEY, this.id).catch(() => undefined);
  }

  /** Never rejects. */
  async beat(): Promise<void> {
    if (this.#isStopped) return;
    const { commands } = this.#redis;
    const sentAt = performance.now();
    this.#beats += 1;
    const pipeline = commands.pipeline().time();
    pipeline.hset(KEY, this.id, JSON.stringify({ ...this.#own(), beat: this.#beats }));
    pipeline.hgetall(KEY);
    for (const write of this.#writers) write(pipeline);
    try {
      const [time, added, entries] = (await pipeline.exec()) ?? [];
      const failure = time?.[0] ?? added?.[0] ?? entries?.[0];
      if (failure) throw failure;
      this.#setClock(time?.[1] as [string, string], sentAt);
      this.#watch(entries?.[1] as Record<string, string>);
      const isLate = this.#answeredAt === null || performance.now() - this.#answeredAt > DEAD_MS / 2;
      this.#answeredAt = performance.now();
      if (isLate || added?.[1] === 1) this.#returned();
    } catch (error) {
      this.#log.debug({ err: error }, 'the entry of this process was not written');
    }
  }

  #own(): ProcessEntry {
    return Object.assign(
      { ...NO_FACTS, id: this.id },
      ...this.#facts.map((facts) => facts()),
    ) as ProcessEntry;
  }

  #isDead({ since }: Watched): boolean {
    // Nobody can be watched while Redis is away.
    return (this.#answeredAt ?? 0) - since > DEAD_MS;
  }

  #setClock([seconds, micros]: [string, string], sentAt: number): void {
    const now = performance.now();
    const trip = now - sentAt;
    if (trip > PRECISE_MS && this.#answeredAt !== null) return;
    this.#offset = Number(seconds) * 1000 + Number(micros) / 1000 - (now - trip / 2);
  }

  #watch(entries: Readonly<Record<string, string>>): void {
    const now = performance.now();
    const wasAway = this.#answeredAt === null || now - this.#answeredAt > DEAD_MS / 2;
    for (const id of this.#watched.keys()) if (!(id in entries)) this.#watched.delete(id);
    for (const [id, written] of Object.entries(entries)) {
      if (id === this.id) continue;
      const before = this.#watched.get(id);
      if (before === undefined || before.written !== written) {
        const entry = JSON.parse(written) as ProcessEntry;
        this.#watched.set(id, { written, entry, since: now });
      } else if (wasAway) {
        before.since = now;
      } else if (now - before.since > FORGOTTEN_MS) {
        this.#redis.commands.hdel(KEY, id).catch(() => undefined);
      }
    }
  }

  #returned(): void {
    for (const act of this.#onReturn) act();
  }
}
