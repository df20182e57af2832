import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { WorkerHello } from '#shared/code/protocol.ts';

/** Tries actions that must be impossible here. The judge refuses a worker that can do any of them. */
export function inspectWalls(): WorkerHello {
  return {
    hello: 'judge-worker',
    filesDenied: isDenied(() => readFileSync(process.execPath)),
    childrenDenied: isDenied(() => spawnSync(process.execPath, ['--version'])),
    threadsDenied: isDenied(() => new Worker('', { eval: true })),
    // Windows does not start a program without its SystemRoot.
    environmentEmpty: Object.keys(process.env).every((name) => name.toUpperCase() === 'SYSTEMROOT'),
  };
}

function isDenied(attempt: () => unknown): boolean {
  try {
    attempt();
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_ACCESS_DENIED';
  }
}
