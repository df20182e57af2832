import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { KEEP_ALIVE } from '#server/platform/keepAlive.ts';
import type { Logger } from '#server/platform/log.ts';

/** Id of an advisory lock used by nothing else. */
const PROCESSES_LOCK = 4_217_004;
/** First key of advisory locks by which processes tell which holders of jobs live; the second is made of the holder. */
const HOLDERS_LOCK = 4_217_007;
const RECONNECT_MS = 1000;

/**
 * A killed process leaves its jobs locked, for hours as far as graphile-worker knows. Every process holds a shared lock
 * while it lives, and one for each of its holders of jobs. When none is held, the next process to start releases all
 * locked jobs; those of a dead process are released by the others.
 */
export class ProcessLock {
  readonly #databaseUrl: string;
  readonly #log: Logger;
  readonly #holders = new Set<string>();
  #locking: Promise<unknown> = Promise.resolve();
  #client: Client | undefined;
  #closing = false;

  constructor(databaseUrl: string, log: Logger) {
    this.#databaseUrl = databaseUrl;
    this.#log = log;
  }

  /** Called only at the start: a process that lost its lock for a moment still runs its jobs. */
  async take(): Promise<void> {
    await this.#connect(async (client) => {
      const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
        PROCESSES_LOCK,
      ]);
      if (!rows[0]?.alone) return;
      await client.query(`
        select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
        from graphile_worker.jobs where locked_by is not null
        having count(*) > 0`);
      await client.query('select pg_advisory_lock_shared($1)', [PROCESSES_LOCK]);
      await client.query('select pg_advisory_unlock($1)', [PROCESSES_LOCK]);
    });
  }

  /** A worker of this process, or a pool of them, will lock jobs under this name. */
  hold(holder: string): void {
    this.#holders.add(holder);
    // One statement at a time; a connection that broke meanwhile is made again with all holders.
    this.#locking = this.#locking
      .then(() => this.#client && lockHolder(this.#client, holder))
      .catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#client?.end();
  }

  async #connect(first?: (client: Client) => Promise<void>): Promise<void> {
    const client = new Client({
      connectionString: this.#databaseUrl,
      application_name: 'dolphin-world-jobs',
      ...KEEP_ALIVE,
    });
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client));
    try {
      await client.connect();
      await first?.(client);
      await client.query('select pg_advisory_lock_shared($1)', [PROCESSES_LOCK]);
      for (const holder of this.#holders) await lockHolder(client, holder);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    if (this.#closing) return client.end();
    this.#client = client;
  }

  #lose(client: Client, error?: Error): void {
    if (this.#closing || this.#client !== client) return;
    this.#client = undefined;
    this.#log.warn({ err: error }, 'the lock of this process is lost');
    void this.#takeAgain();
  }

  async #takeAgain(): Promise<void> {
    while (!this.#closing && !this.#client) {
      await sleep(RECONNECT_MS, undefined, { ref: false });
      await this.#connect().catch((error: unknown) =>
        this.#log.warn({ err: error }, 'the lock of this process is out of reach'),
      );
    }
  }
}

const lockHolder = (client: Client, holder: string) =>
  client.query('select pg_advisory_lock_shared($1, hashtext($2))', [HOLDERS_LOCK, holder]);

/** The holders of jobs, locked for some seconds, whose process has no lock: it is dead, or has just lost its connection. */
export async function holdersWithoutProcess(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ holder: string }>(
    `select distinct locked_by as holder from graphile_worker._private_jobs
     where locked_by is not null and locked_at < now() - interval '5 seconds'
       and (hashtext(locked_by)::bigint & 4294967295) not in (
         select objid::bigint from pg_locks where locktype = 'advisory' and classid::bigint = $1 and objsubid = 2
           and granted and database = (select oid from pg_database where datname = current_database()))`,
    [HOLDERS_LOCK],
  );
  return rows.map(({ holder }) => holder);
}
