import { createHash } from 'node:crypto';
import { setInterval } from 'node:timers';
import type { Pool } from 'pg';
import { ConfigError } from './platform/ConfigError.ts';
import type { Config } from './platform/config.ts';
import { persistedSecret } from './platform/persistedSecret.ts';
import type { SharedRedis } from './platform/redis.ts';

/** The facts that all processes of one Redis have in common. Secrets are hashed. */
interface Installation {
  readonly database: string;
  readonly secret: string;
  readonly files: string;
}

const KEY = 'installation';
const KEEP_SECONDS = 30;
const AGAIN_MS = 10_000;

/** The line of a refused start, by the part that differs. */
const NEEDED: { readonly [Part in keyof Installation]: string } = {
  database:
    'Setting DATABASE_URL: found another database than the other processes of REDIS_URL have, ' +
    'expected the same one for all; the one in DATA_DIR serves one process.',
  secret:
    'Setting TOKEN_SECRET: found another than the other processes of REDIS_URL have, expected the same.',
  files:
    'Setting STORAGE: found files that the other processes of REDIS_URL do not see, ' +
    'expected STORAGE=s3 with the same bucket, or a STORAGE_FOLDER on a disk that all of them share.',
};

/**
 * Joins the processes that share a Redis, or is the first of them. Processes that stopped are forgotten after half a
 * minute.
 * @throws ConfigError when this process would not see what the others store
 */
export async function joinInstallation({
  redis,
  pool,
  config,
}: {
  readonly redis: SharedRedis;
  readonly pool: Pool;
  readonly config: Config;
}): Promise<{ close(): void }> {
  const own: Installation = {
    database: await databaseIdOf(pool),
    secret: hash(config.TOKEN_SECRET),
    files: filesIdOf(config),
  };
  const text = JSON.stringify(own);
  const { commands } = redis;
  const isFirst = await commands.set(KEY, text, 'EX', KEEP_SECONDS, 'NX');
  if (!isFirst) {
    const others = JSON.parse((await commands.get(KEY)) ?? text) as Installation;
    const parts = (Object.keys(NEEDED) as (keyof Installation)[]).filter(
      (part) => own[part] !== others[part],
    );
    if (parts.length > 0) throw new ConfigError(parts.map((part) => NEEDED[part]).join('\n'));
  }
  // A Redis that was emptied learns it again.
  const again = setInterval(() => {
    commands
      .set(KEY, text, 'EX', KEEP_SECONDS)
      .catch((error: unknown) => redis.failed(error, 'this process could not say what it shares'));
  }, AGAIN_MS);
  again.unref();
  return { close: () => clearInterval(again) };
}

/** The same after a failover to a replica. */
async function databaseIdOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "select system_identifier || '/' || current_database() as id from pg_control_system()",
  );
  return rows[0]?.id ?? '';
}

function filesIdOf(config: Config): string {
  if (config.STORAGE === 's3') return `${config.S3_ENDPOINT}/${config.S3_BUCKET}`;
  return hash(persistedSecret(config.STORAGE_FOLDER, 'folder-id'));
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);
