import { aloneInDatabase } from './db/aloneInDatabase.ts';
import { printDemoAccounts } from './domain/seed/demoAccounts.ts';
import { loadConfig } from './platform/config.ts';
import { createLog, logOutput } from './platform/log.ts';
import { isLostConnection } from './platform/lostConnection.ts';
import { startFailure } from './startFailure.ts';
import { startServer, type RunningServer } from './startServer.ts';
import { unknownSettings } from './unknownSettings.ts';

/** Id of an advisory lock used by nothing else. */
const DEMO_LOCK = 4_217_006;

/** Messages for a person while the server starts. */
const STEPS: Record<string, string> = {
  database: '데이터베이스를 켜는 중 · starting the database',
  migrations: '표를 준비하는 중 · migrating',
  seed: '세계를 채우는 중 · seeding',
  listen: '문을 여는 중 · opening the door',
};

try {
  const config = loadConfig();
  let stopping = false;
  /** Ends the server once, also one that is just starting. A terminal sends the same request in several signals. */
  const stop = async (reason: string, exitCode = 0) => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping: draining requests and rooms');
    const server = await starting.catch(() => undefined);
    await server?.close();
    process.exit(server ? exitCode : 1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
  // A closed terminal or pipe: without a listener the next line written would end the process at once.
  const onDeadOutput = () => void stop('nobody reads the output');
  for (const output of [process.stdout, process.stderr]) output.on('error', onDeadOutput);

  const log = createLog(config, logOutput(config, onDeadOutput));
  for (const line of unknownSettings(process.env)) log.warn(line);
  // A broken connection is the database's fault and passes; any other unhandled rejection ends the process.
  process.on('unhandledRejection', (reason) => {
    if (!isLostConnection(reason)) throw reason;
    log.error({ err: reason }, 'nobody waited for a statement whose connection broke');
  });
  const starting = startServer({
    config,
    log,
    onStep: (step) => process.stdout.write(`  ${STEPS[step] ?? step}\n`),
  });
  const server = await starting;
  void server.lost.then((error) => {
    process.stderr.write(`${error.message}\n`);
    return stop('the database is lost', 1);
  });
  if (!stopping) await open(server);
  // The judge starts while the first page is fetched: earlier submissions wait for it. A process without the role starts
  // none.
  if (config.ROLES.includes('judge'))
    await server.deps.judge.ready().catch(async (error: unknown) => {
      if (stopping) return;
      await server.close();
      throw error;
    });
} catch (error) {
  const words = startFailure(error);
  if (words === undefined) throw error;
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

async function open({ deps, url, directUrl }: RunningServer): Promise<void> {
  const { NODE_ENV, DEMO_MONTH } = deps.config;
  if (NODE_ENV === 'development')
    await aloneInDatabase({ directUrl, lock: DEMO_LOCK }, () =>
      printDemoAccounts(deps, { withMonth: DEMO_MONTH === 'on' }),
    );
  process.stdout.write(`\n  돌핀 월드가 열렸어요 · Dolphin World is open:  ${url}\n\n`);
  deps.log.info({ url }, 'listening');
}
