import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '#server/platform/log.ts';
import { leftBehindPostmaster, postmasterPid, startPostmaster } from './postmaster.ts';
import type { Cluster } from './postmaster.ts';
import { PostgresError } from './PostgresError.ts';
import { processIdentity } from './processIdentity.ts';

const LOOK_MS = 500;
/** Processes of a killed Postgres hold its memory for a moment, in which a new one is refused. */
const ATTEMPTS = 5;
/** A Postgres that dies again and again has a cause that a further start does not end. */
const RESTARTS = { most: 5, withinMs: 600_000 };

export interface Supervisor {
  /** Resolves when Postgres died and could not be started again. */
  lost: Promise<PostgresError>;
  /** Ends the watch, after a running start. */
  stop(): Promise<void>;
}

/** Watches the Postgres of a cluster and starts it again on its port when it dies. */
export function supervisePostmaster(cluster: Cluster, port: number, log: Logger): Supervisor {
  const stopping = new AbortController();
  const { promise: lost, resolve: giveUp } = Promise.withResolvers<PostgresError>();
  const watching = watch(cluster, port, log, stopping.signal).then((error) => error && giveUp(error));
  return {
    lost,
    stop: async () => {
      stopping.abort();
      await watching;
    },
  };
}

/** Returns why Postgres stays dead, or nothing when the watch was ended. */
async function watch(
  cluster: Cluster,
  port: number,
  log: Logger,
  signal: AbortSignal,
): Promise<PostgresError | undefined> {
  let deaths: number[] = [];
  while (await pause(LOOK_MS, signal)) {
    if (isRunning(cluster.folder)) continue;
    deaths = [...deaths.filter((time) => Date.now() - time < RESTARTS.withinMs), Date.now()];
    if (deaths.length > RESTARTS.most)
      return new PostgresError(`The embedded Postgres died ${deaths.length} times in ten minutes.`);
    log.error('The embedded Postgres died; starting it again');
    try {
      await startAgain(cluster, port, signal);
      log.warn('The embedded Postgres is back');
    } catch (error) {
      return new PostgresError(`The embedded Postgres died. ${String(error)}`, { cause: error });
    }
  }
  return undefined;
}

async function startAgain(cluster: Cluster, port: number, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    try {
      leftBehindPostmaster(cluster.folder);
      await startPostmaster(cluster, port);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await pause(attempt * LOOK_MS, signal);
    }
  }
}

function isRunning(folder: string): boolean {
  const pid = postmasterPid(folder);
  return pid !== undefined && processIdentity(pid) !== undefined;
}

/** False when the signal came. It keeps no process alive. */
function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return sleep(ms, true, { signal, ref: false }).catch(() => false);
}
