import { serverAnswers } from './serverAnswers.ts';

/** Between two looks for a server that was gone, ms. */
const PAUSE_MS = 3000;

/**
 * Fetches parts of the product, again and again while the server cannot be reached. Null when the signal came first;
 * throws what the task throws twice in a row while the server answers.
 */
export async function untilFetched<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T | null> {
  let wasThere = false;
  while (!signal.aborted) {
    try {
      return await task();
    } catch (error) {
      if (signal.aborted) return null;
      const isThere = await serverAnswers();
      if (isThere && wasThere) throw error;
      wasThere = isThere;
      if (!isThere) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  return null;
}
