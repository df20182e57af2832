import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { exitWithParent } from './support/exitWithParent.ts';
import { drawSprites, packEffects, packMusic } from './support/projectSteps.ts';

// `npm run dev`: vite with hot reload on 5173, and behind it the server, started again when its code changes.
const clientUrl = 'http://127.0.0.1:5173';

exitWithParent();
await drawSprites((line) => console.log(`  sprites: ${line}`));
const sayOfSounds = (line: string) => console.log(`  sounds: ${line}`);
await packEffects(sayOfSounds);

const children = [
  run(['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
    PUBLIC_URL: process.env.PUBLIC_URL ?? clientUrl,
    // A restart should not wait for the browser's idle connections.
    SHUTDOWN_SECONDS: process.env.SHUTDOWN_SECONDS ?? '1',
  }),
  run(['node_modules/vite/bin/vite.js'], {}),
];

let stopping = false;
for (const child of children) child.on('exit', (code) => void stop(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
console.log(`\n  Open ${clientUrl}\n`);
await packMusic(sayOfSounds, { threads: 1 }).catch(console.error);

function run(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
}

/** The end of one ends the other. */
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all(children.map(stopChild));
  process.exit(code);
}

function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.on('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
