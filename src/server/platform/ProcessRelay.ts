import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Logger } from './log.ts';
import type { SharedRedis } from './redis.ts';

interface Hearer {
  /** Passes a notice on within this process. */
  readonly publish: (topic: string, notice: unknown) => void;
  /** Called after the connection was lost; notices of that time are missing. */
  readonly onGap: () => void;
}

/** Grows when processes of different versions would misread each other; the notices of another version are ignored. */
const VERSION = 1;
const envelopeSchema = z.object({
  version: z.literal(VERSION),
  from: z.string(),
  topic: z.string(),
  notice: z.unknown(),
});

/**
 * Carries notices between the processes of one Redis. A notice may be lost; it only says what to read again, and says it
 * after the commit.
 */
export class ProcessRelay {
  /** Id of this process. */
  readonly id = randomUUID();
  readonly #redis: SharedRedis;
  readonly #log: Logger;
  readonly #channel: string;
  readonly #hearers = new Set<Hearer>();

  constructor({ redis, log }: { readonly redis: SharedRedis; readonly log: Logger }) {
    this.#redis = redis;
    this.#log = log;
    this.#channel = `${redis.prefix}notices`;
  }

  /** Hears the other processes from now on. */
  async open(hearer: Hearer): Promise<void> {
    this.#hearers.add(hearer);
    if (this.#hearers.size > 1) return;
    // The check would ask a connection that is subscribed again already, which Redis refuses.
    const connection = this.#redis.connect({ enableReadyCheck: false });
    connection.on('message', (_channel, message: string) => this.#hear(message));
    await connection.subscribe(this.#channel);
    connection.on('ready', () => {
      for (const { onGap } of this.#hearers) onGap();
    });
  }

  /** Sends to the other processes only. */
  tell(topic: string, notice: object): void {
    const message = JSON.stringify({ version: VERSION, from: this.id, topic, notice });
    this.#redis.commands
      .publish(this.#channel, message)
      .catch((error: unknown) => this.#redis.failed(error, 'other processes could not be told'));
  }

  #hear(message: string): void {
    try {
      const envelope = envelopeSchema.safeParse(JSON.parse(message));
      if (!envelope.success || envelope.data.from === this.id) return;
      const { topic, notice } = envelope.data;
      for (const { publish } of this.#hearers) publish(topic, notice);
    } catch (error) {
      this.#log.warn({ err: error }, 'a notice of another process could not be read');
    }
  }
}
