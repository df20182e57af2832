import { RedisPresence } from '@colyseus/redis-presence';
import type { RedisConnection } from '#server/platform/redis.ts';

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

/** Colyseus' own channels in Redis, with the prefix that ioredis adds to keys only. */
export class PrefixedPresence extends RedisPresence {
  readonly #prefix: string;

  /** The connection must wait while Redis is away: Colyseus leaves rejected commands unhandled. */
  constructor(redis: RedisConnection, prefix: string) {
    super(redis);
    this.#prefix = prefix;
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

  override shutdown(): void {
    endConnection(this.sub);
    endConnection(this.pub);
  }
}
