import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Logger } from '#server/platform/log.ts';
import type { Database } from './connect.ts';

const CHANNEL = 'room_notices';
const RECONNECT_MS = 1000;

interface NoticeRelayOptions {
  readonly db: Database;
  readonly databaseUrl: string;
  readonly log: Logger;
}

interface Hearer {
  /** Passes a notice on within this process. */
  readonly publish: (topic: string, notice: unknown) => void;
  /** Called after the connection was lost; notices of that time are missing. */
  readonly onGap: () => void;
}

/** Carries notices between processes that share a database. A notice may be lost; it only says what to read again. */
export class NoticeRelay {
  /** Id of this process. */
  readonly id = randomUUID();
  readonly #options: NoticeRelayOptions;
  #hearer: Hearer | undefined;
  #client: Client | undefined;
  #closing = false;

  constructor(options: NoticeRelayOptions) {
    this.#options = options;
  }

  async open(hearer: Hearer): Promise<void> {
    this.#hearer = hearer;
    await this.#connect();
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#options.databaseUrl,
      application_name: 'dolphin-world-notices',
    });
    client.on('error', (error) => this.#reconnect(client, error));
    client.on('end', () => this.#reconnect(client));
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      // The end is not awaited: it may never be reported for a connection that was never made.
      void client.end().catch(() => undefined);
      throw error;
    }
    if (this.#closing) return client.end();
    this.#client = client;
  }

  /** Sends to the other processes only. */
  tell(topic: string, notice: object): void {
    if (this.#closing) return;
    const { db, log } = this.#options;
    const told = `${this.id} ${topic} ${JSON.stringify(notice)}`;
    db.execute(sql`select pg_notify(${CHANNEL}, ${told})`).catch((error: unknown) =>
      log.warn({ err: error, topic }, 'other processes could not be told'),
    );
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#client?.end();
  }

  #hear(payload: string): void {
    try {
      const [, from, topic = '', notice = ''] = /^(\S+) (\S+) (.*)$/s.exec(payload) ?? [];
      if (from !== this.id) this.#hearer?.publish(topic, JSON.parse(notice));
    } catch (error) {
      this.#options.log.warn({ err: error }, 'a notice of another process could not be read');
    }
  }

  #reconnect(client: Client, error?: Error): void {
    if (this.#closing || this.#client !== client) return;
    this.#client = undefined;
    this.#options.log.warn({ err: error }, 'the connection to other processes is lost');
    void this.#connectAgain();
  }

  async #connectAgain(): Promise<void> {
    while (!this.#closing && !this.#client) {
      await sleep(RECONNECT_MS, undefined, { ref: false });
      await this.#connect().catch((error: unknown) =>
        this.#options.log.warn({ err: error }, 'other processes are out of reach'),
      );
    }
    if (!this.#closing) this.#hearer?.onGap();
  }
}
