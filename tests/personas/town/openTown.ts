import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { openDatabase } from '#server/db/connect.ts';
import { createApiClient } from '../../support/apiClient.ts';
import { movableClock } from '../../support/movableClock.ts';
import { scratchFolder } from '../../support/scratchFolder.ts';
import { startTestServer } from '../../support/testServer.ts';
import { makeTown, type Town } from './makeTown.ts';

export interface OpenTown extends AsyncDisposable {
  readonly town: Town;
  readonly url: string;
}

/** One server with an empty database of its own, filled by its own forms alone. */
export async function openTown(): Promise<OpenTown> {
  await using opened = new AsyncDisposableStack();
  const folder = mkdtempSync(join(scratchFolder(), 'dolphin-world-personas-'));
  opened.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  // mkdtemp hides the folder from everyone else, the account Postgres may run as included.
  chmodSync(folder, 0o755);
  const settings = { DATABASE_URL: undefined, DATABASE_POOL_SIZE: 4, DATA_DIR: join(folder, 'data') };
  const database = await openDatabase(settings, pino({ level: 'silent' }));
  opened.defer(() => database.close());
  const clock = movableClock();
  const server = await startTestServer({
    clock,
    databaseUrl: database.url,
    // Each persona comes from a household of its own, for what is counted by addresses.
    settings: { ACCESS_TOKEN_MINUTES: '240', TRUSTED_PROXIES: '1' },
  });
  opened.defer(() => server.close());
  const town = await makeTown(createApiClient(server.url), clock);
  // All went well: what was opened stays so until the caller is done with it.
  const kept = opened.move();
  return { url: server.url, town, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}
