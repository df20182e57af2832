import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '#server/platform/log.ts';
import { isLostConnection } from '#server/platform/lostConnection.ts';

const AGAIN_MS = 1_000;
/** Postgres returns within seconds after losing a process; after this many tries it will not. */
const MOST_TRIES = 60;

/**
 * Runs a step of the start, and again from its beginning when the database was lost during it. Only for steps that may
 * run twice. Throws other errors, and the loss itself if the database does not come back.
 */
export async function whileDatabaseReturns<Result>(
  log: Logger,
  step: () => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await step();
    } catch (error) {
      if (!isLostConnection(error) || tries === MOST_TRIES) throw error;
      log.warn({ err: error, tries }, 'the database went away during the start; trying again');
      await sleep(AGAIN_MS);
    }
  }
}
