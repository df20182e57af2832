import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock, type Clock } from '#server/platform/clock.ts';
import { parseConfig } from '#server/platform/config.ts';
import { createLog, type Logger } from '#server/platform/log.ts';
import type { QuestBook } from '#server/domain/world/quests/questBook.ts';
import { startServer, type RunningServer } from '#server/startServer.ts';
import { startLoopMonitor } from './loopMonitor.ts';
import { createTestDatabase } from './testDatabase.ts';

export interface TestServer extends RunningServer {
  readonly databaseUrl: string;
}

export interface TestServerOptions {
  readonly clock?: Clock;
  /** Other quests than the product's. */
  readonly quests?: QuestBook;
  /** Receives every log line in place of a log of the settings' level. */
  readonly log?: Logger;
  /** Settings over the test defaults. */
  readonly settings?: Record<string, string>;
  /** Serve a database that a server stopped before has left. */
  readonly databaseUrl?: string;
}

/**
 * No turn of the loop may take longer in any test, in milliseconds of the processor. Many callers at once and code that
 * is compiled at its first call need more than `LONGEST_TURN_MS`, to which `tests/api/heldLoop.test.ts` holds the worst
 * inputs one by one.
 */
const HELD_MS = 400;
/**
 * The same for a turn without any request. The tests share the thread: a file of hundreds of them is loaded and its tests
 * are listed in such a turn.
 */
const HELD_BY_TESTS_MS = 1_500;

/** The real server on a free port and, unless told, a seeded database of its own, dropped on close. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.databaseUrl ? undefined : await createTestDatabase();
  const databaseUrl = options.databaseUrl ?? database?.url ?? '';
  const dataDir = await mkdtemp(join(tmpdir(), 'dolphin-test-'));
  const config = parseConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '10',
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    JUDGE_WORKERS: '1',
    PASSWORD_COST: options.settings?.['NODE_ENV'] === 'production' ? 'full' : 'low',
    SHUTDOWN_SECONDS: '5',
    ...options.settings,
  });
  const { log = createLog(config), clock = systemClock } = options;
  const server = await startServer({ config, log, clock, quests: options.quests });
  const monitor = startLoopMonitor(HELD_MS);
  return {
    ...server,
    databaseUrl,
    close: async () => {
      monitor.stop();
      await server.close();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
      const held = monitor
        .longTurns()
        .filter(({ ms, requests }) => requests.length > 0 || ms > HELD_BY_TESTS_MS);
      if (process.env['VITEST'] && held.length > 0)
        throw new Error(`the event loop was held: ${JSON.stringify(held)}`);
    },
  };
}
