import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * Runs a script in a process of its own that yields to everybody else, so that who plays meanwhile does not notice. The
 * script ends with this process when it calls `endWithParent`.
 */
export function runInBackground(script: URL): void {
  const child = fork(fileURLToPath(script));
  child.on('error', console.error);
  // At once: threads take over the priority of who starts them.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
}
