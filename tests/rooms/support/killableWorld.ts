import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { NODE_OPTIONS } from '../../../scripts/support/nodeOptions.ts';

export interface KillableWorld {
  readonly url: string;
  readonly port: number;
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Ends the process with this signal and waits until it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

const program = fileURLToPath(new URL('./worldProcess.ts', import.meta.url));

/** Starts the rooms in another process, on the given port or a free one. */
export async function startKillableWorld(
  databaseUrl: string,
  port = 0,
  shared?: { readonly redisUrl: string; readonly roomsAddress: string },
): Promise<KillableWorld> {
  const args = [databaseUrl, String(port), ...(shared ? [shared.redisUrl, shared.roomsAddress] : [])];
  const child = spawn(process.execPath, [...NODE_OPTIONS, program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const listening = await readyPort(child);
  return {
    url: `http://127.0.0.1:${listening}`,
    port: listening,
    signal: (signal) => void child.kill(signal),
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}

function readyPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      const port = /^ready (\d+)$/m.exec(output)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once('exit', (code) =>
      reject(new Error(`the world ended with ${code} before it was ready: ${output}`)),
    );
  });
}
