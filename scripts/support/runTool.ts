import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { projectRoot } from '#server/platform/projectRoot.ts';

export interface ToolOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Runs with the lowest scheduling priority. */
  readonly lowPriority?: boolean;
}

/** Runs a JavaScript or TypeScript file of the project under this Node; true when it exited with 0. */
export function runTool(
  file: string,
  args: readonly string[],
  { env = {}, lowPriority = false }: ToolOptions = {},
): Promise<boolean> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  // Set at once: threads and processes inherit the priority.
  if (lowPriority && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}
