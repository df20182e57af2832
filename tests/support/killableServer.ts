import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { NODE_OPTIONS } from '../../scripts/support/nodeOptions.ts';

export interface KillableServer {
  readonly url: string;
  readonly pid: number;
  /** Without a warning. */
  kill(): Promise<void>;
  /** Ends it as an operator does. */
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('./serverProcess.ts', import.meta.url));

/** The whole server in another process, to be killed without a warning; resolves once it is ready. */
export async function startKillableServer(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<KillableServer> {
  const child = spawn(
    process.execPath,
    [...NODE_OPTIONS, program, JSON.stringify({ databaseUrl, settings })],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const gone = once(child, 'exit');
  const [message] = (await Promise.race([
    once(child, 'message'),
    gone.then(() => {
      throw new Error('the server ended before it was ready');
    }),
  ])) as [{ readonly url: string }];
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await gone;
  };
  return { url: message.url, pid: child.pid ?? 0, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
