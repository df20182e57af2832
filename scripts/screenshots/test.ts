import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openDatabase, type OpenDatabase } from '#server/db/connect.ts';
import { GameServer } from '../../tests/e2e/support/GameServer.ts';
import { test as journeys } from '../../tests/e2e/support/test.ts';

/** A journey with access to its database, so that figures can be placed where a picture needs them. */
export const test = journeys.extend<object, { readonly database: OpenDatabase; readonly server: GameServer }>(
  {
    database: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted
      async ({}, provide) => {
        const folder = mkdtempSync(join(tmpdir(), 'dolphin-world-pictures-'));
        // mkdtemp hides the folder from everyone else, the account Postgres may run as included.
        chmodSync(folder, 0o755);
        const settings = { DATABASE_URL: undefined, DATABASE_POOL_SIZE: 4, DATA_DIR: join(folder, 'data') };
        const database = await openDatabase(settings, pino({ level: 'silent' }));
        await provide(database);
        await database.close();
        rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    server: [
      async ({ database }, provide) => {
        const server = await GameServer.open({ DATABASE_URL: database.url });
        await provide(server);
        await server.close();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  },
);
