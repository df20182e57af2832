import { Script, createContext } from 'node:vm';
import type { EngineHost } from '#shared/code/EngineHost.ts';

const ENDED_BY_FORCE: ReadonlySet<unknown> = new Set([
  'ERR_SCRIPT_EXECUTION_INTERRUPTED',
  'ERR_SCRIPT_EXECUTION_TIMEOUT',
]);

const context = createContext({ body: () => undefined });
const script = new Script('body()');

/** The judge's interrupt may come when the program has just ended. */
process.on('SIGINT', () => undefined);

/**
 * The thread of a worker process: its processor time, and a way to end a program that never checks the time. The judge,
 * which sees the processor time from outside, sends an interrupt; where it cannot see it, there is a limit by the wall
 * clock.
 */
export const workerHost: EngineHost = {
  now() {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  within(wallMs, body) {
    context['body'] = body;
    try {
      script.runInContext(context, wallMs === undefined ? { breakOnSigint: true } : { timeout: wallMs });
      return true;
    } catch (error) {
      // The error belongs to that context, so it is no instance of this one's Error.
      const isForce =
        typeof error === 'object' && error !== null && 'code' in error && ENDED_BY_FORCE.has(error.code);
      if (isForce) return false;
      throw error;
    }
  },
};
