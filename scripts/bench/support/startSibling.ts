import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Sibling<Report> {
  readonly report: Report;
  stop(): Promise<void>;
}

/** Starts one of the servers to measure and waits for its first message, which says where it is. */
export async function startSibling<Report>(
  file: URL,
  args: readonly (string | number)[],
  message?: object,
): Promise<Sibling<Report>> {
  const child = fork(fileURLToPath(file), args.map(String), {
    // The log goes where a container's log goes: out of the way, but written.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
    serialization: 'advanced',
  });
  if (message) child.send(message);
  return { report: await firstReport<Report>(child), stop: () => stop(child) };
}

function firstReport<Report>(child: ChildProcess): Promise<Report> {
  return new Promise((resolve, reject) => {
    // Colyseus tells any parent 'ready', for process managers; a report is an object.
    child.on('message', (message) => typeof message === 'object' && resolve(message as Report));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`A server ended with ${code} before it was ready.`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
