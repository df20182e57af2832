import { printDemoAccounts } from './domain/seed/demoAccounts.ts';
import { PostgresError } from './db/embedded/PostgresError.ts';
import { ConfigError } from './platform/ConfigError.ts';
import { loadConfig } from './platform/config.ts';
import { createLog } from './platform/log.ts';
import { startServer } from './startServer.ts';

/** What a person reads while the server starts. */
const STEPS: Record<string, string> = {
  database: '데이터베이스를 켜는 중 · starting the database',
  migrations: '표를 준비하는 중 · migrating',
  seed: '세계를 채우는 중 · seeding',
  listen: '문을 여는 중 · opening the door',
};

try {
  const config = loadConfig();
  const log = createLog(config);
  const server = await startServer({
    config,
    log,
    onStep: (step) => process.stdout.write(`  ${STEPS[step] ?? step}\n`),
  });

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping: draining requests and rooms');
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));

  if (config.NODE_ENV === 'development') await printDemoAccounts(server.deps);
  process.stdout.write(`\n  돌핀 월드가 열렸어요 · Dolphin World is open:  ${server.url}\n\n`);
  log.info({ url: server.url }, 'listening');
  // The judge comes up while the first page is fetched: what is handed in before waits for it.
  await server.deps.judge.ready().catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof PostgresError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
