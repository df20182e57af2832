import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Sibling<Report> {
  readonly report: Report;
  /** Sends a message and waits for the answer to it; one at a time. */
  ask<Answer>(message: object): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts one of the servers to measure and waits for its first message, which holds its address. */
export async function startSibling<Report>(
  file: URL,
  args: readonly (string | number)[],
  message?: object,
): Promise<Sibling<Report>> {
  const child = fork(fileURLToPath(file), args.map(String), {
    // The log goes to a file, like a container's log.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
    serialization: 'advanced',
  });
  if (message) child.send(message);
  return {
    report: await nextReport<Report>(child),
    ask: <Answer>(question: object) => {
      child.send(question);
      return nextReport<Answer>(child);
    },
    stop: () => stop(child),
  };
}

function nextReport<Report>(child: ChildProcess): Promise<Report> {
  return new Promise((resolve, reject) => {
    const end = () => {
      child.off('message', onMessage);
      child.off('error', onError);
      child.off('exit', onExit);
    };
    // Colyseus tells any parent 'ready', for process managers; a report is an object.
    const onMessage = (message: unknown) => {
      if (typeof message !== 'object') return;
      end();
      resolve(message as Report);
    };
    const onError = (error: Error) => {
      end();
      reject(error);
    };
    const onExit = (code: number | null) => {
      end();
      reject(new Error(`A server ended with ${code} before it had answered.`));
    };
    child.on('message', onMessage);
    child.once('error', onError);
    child.once('exit', onExit);
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
