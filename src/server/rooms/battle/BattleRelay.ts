import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { z } from 'zod';
import type { Deps } from '#server/domain/deps.ts';

/** Postgres channel of notices to the live lines of other processes. */
const CHANNEL = 'battle_notices';
const RECONNECT_MS = 1000;

const heardSchema = z.object({ from: z.string(), topic: z.string(), notice: z.unknown() });

interface BattleRelayOptions {
  readonly deps: Pick<Deps, 'db' | 'log'>;
  readonly databaseUrl: string;
  /** Of this process. */
  readonly publish: (topic: string, notice: unknown) => void;
  /** After a loss of the connection: what was told meanwhile is not known. */
  readonly onGap: () => void;
}

/** Carries notices between processes that share a database. Nothing counts on them: they only say what to read again. */
export class BattleRelay {
  readonly id = randomUUID();
  readonly #options: BattleRelayOptions;
  #client: Client | undefined;
  #closing = false;

  constructor(options: BattleRelayOptions) {
    this.#options = options;
  }

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#options.databaseUrl,
      application_name: 'dolphin-world-battles',
    });
    client.on('error', (error) => this.#reconnect(client, error));
    client.on('end', () => this.#reconnect(client));
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    if (this.#closing) return client.end();
    this.#client = client;
  }

  /** To the other processes alone. */
  tell(topic: string, notice: object): void {
    if (this.#closing) return;
    const { db, log } = this.#options.deps;
    const told = JSON.stringify({ from: this.id, topic, notice });
    db.execute(sql`select pg_notify(${CHANNEL}, ${told})`).catch((error: unknown) =>
      log.warn({ err: error, topic }, 'other processes could not be told of a battle'),
    );
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#client?.end();
  }

  #hear(payload: string): void {
    const { publish, deps } = this.#options;
    try {
      const { from, topic, notice } = heardSchema.parse(JSON.parse(payload));
      if (from !== this.id) publish(topic, notice);
    } catch (error) {
      deps.log.warn({ err: error }, 'a notice of another process could not be read');
    }
  }

  #reconnect(client: Client, error?: Error): void {
    if (this.#closing || this.#client !== client) return;
    this.#client = undefined;
    this.#options.deps.log.warn({ err: error }, 'battles have lost their connection to other processes');
    void this.#connectAgain();
  }

  async #connectAgain(): Promise<void> {
    while (!this.#closing && !this.#client) {
      await sleep(RECONNECT_MS, undefined, { ref: false });
      await this.connect().catch((error: unknown) =>
        this.#options.deps.log.warn({ err: error }, 'other processes are out of reach of battles'),
      );
    }
    if (!this.#closing) this.#options.onGap();
  }
}
