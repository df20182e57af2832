import { RedisPresence } from '@colyseus/redis-presence';
import type { SharedRedis } from '#server/platform/redis.ts';

type Listener = (...data: unknown[]) => void;

/** Ends after the commands before; a connection that waits for a Redis that is away is cut. */
export function endConnection(connection: {
  readonly status: string;
  quit(): Promise<unknown>;
  disconnect(): void;
}): void {
  if (connection.status === 'ready') connection.quit().catch(() => undefined);
  else connection.disconnect();
}

/**
 * Colyseus' own channels in Redis, with the prefix that ioredis adds to keys only. Writes that a full Redis refuses are
 * logged: Colyseus leaves most of them unhandled, which would end the process.
 */
export class PrefixedPresence extends RedisPresence {
  readonly #shared: SharedRedis;

  /** The connection must wait while Redis is away: Colyseus leaves rejected commands unhandled. */
  constructor(shared: SharedRedis) {
    super(shared.connect());
    this.#shared = shared;
  }

  get #prefix(): string {
    return this.#shared.prefix;
  }

  override subscribe(topic: string, callback: Listener): Promise<this> {
    return super.subscribe(this.#prefix + topic, callback);
  }

  override unsubscribe(topic: string, callback?: Listener): Promise<this> {
    return super.unsubscribe(this.#prefix + topic, callback);
  }

  override publish(topic: string, data: unknown): Promise<void> {
    return super.publish(this.#prefix + topic, data);
  }

  override async channels(pattern = '*'): Promise<string[]> {
    const channels = await super.channels(this.#prefix + pattern);
    return channels.map((channel) => channel.slice(this.#prefix.length));
  }

  override hset(key: string, field: string, value: string): Promise<boolean> {
    return this.#orElse(super.hset(key, field, value), false);
  }

  /** Counts those who create the same room at once: without a count, each takes itself for the only one. */
  override hincrbyex(key: string, field: string, value: number, seconds: number): Promise<number> {
    return this.#orElse(super.hincrbyex(key, field, value, seconds), 1);
  }

  override shutdown(): void {
    endConnection(this.sub);
    endConnection(this.pub);
  }

  async #orElse<Answer>(answer: Promise<Answer>, otherwise: Answer): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      this.#shared.failed(error, 'Redis refuses what rooms write: friends may be put into different copies');
      return otherwise;
    }
  }
}
