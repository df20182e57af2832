import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { startCluster } from './cluster/startCluster.ts';
import { announceStep } from './support/announceStep.ts';
import { exitWithParent } from './support/exitWithParent.ts';
import { buildClient, drawFirstSprites, packEffects } from './support/projectSteps.ts';

// `npm run cluster -- --processes 3 --port 4100`: several processes, Redis, Postgres and nginx on this machine.
exitWithParent();
const { values } = parseArgs({
  options: { processes: { type: 'string', default: '3' }, port: { type: 'string', default: '4100' } },
});
const [count, port] = [Number(values.processes), Number(values.port)];
if (!(Number.isInteger(count) && count >= 1 && count <= 16) || !(Number.isInteger(port) && port > 0)) {
  console.error('Usage: npm run cluster -- --processes 3 --port 4100 (1 to 16 processes)');
  process.exit(1);
}

const ended = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
});
await announceStep('Drawing the sprites', drawFirstSprites);
await announceStep('Rendering the effects', packEffects);
await announceStep('Building the client', buildClient);
try {
  const cluster = await startCluster({
    processes: count,
    port,
    folder: join(projectRoot, '.data', 'cluster'),
    settings: { NODE_ENV: 'development', DEMO_MONTH: 'off', ALLOW_SANDBOX: '' },
  });
  for (const [index, { url, pid, log }] of cluster.processes.entries())
    console.log(
      `  process ${index + 1}: ${url}, id ${pid} (kill ${pid} drains it, kill -9 ${pid} ends it at once)\n    log: ${log}`,
    );
  console.log(`\n  Dolphin World is open:  ${cluster.url}\n`);
  await ended;
  await cluster.close();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
