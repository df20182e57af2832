import { spawn } from 'node:child_process';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { COMPILED } from './compiled.ts';

/** Runs a program of node_modules (its JavaScript file) under this Node and says whether it ended well. */
export function runTool(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const child = spawn(process.execPath, [`node_modules/${file}`, ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    // The tools start processes of their own, which load the same packages again and again.
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...env },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}
