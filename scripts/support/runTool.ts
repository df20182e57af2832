import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { COMPILED } from './compiled.ts';

export interface ToolOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Leaves the processors to whatever else wants them. */
  readonly givesWay?: boolean;
}

/** Runs a JavaScript or TypeScript file of the project's folder under this Node and says whether it ended well. */
export function runTool(
  file: string,
  args: readonly string[],
  { env = {}, givesWay = false }: ToolOptions = {},
): Promise<boolean> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    // The tools start processes of their own, which load the same packages again and again.
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...env },
  });
  // At once: threads and processes take over the priority of who starts them.
  if (givesWay && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}
