import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from '#server/platform/appError.ts';
import type { ThreadAnswer } from './packageThread.ts';
import type { ReadPackage } from './readPackage.ts';
import { packageTexts as texts } from './texts.ts';

/** A package at its limits is read in two; a small file of YAML can be made to take an hour. */
const MOST_SECONDS = 15;
const MOST_MEGABYTES = 768;

let thread: Worker | null = null;
let former: Promise<unknown> = Promise.resolve();

/**
 * Reads a package on a thread of its own, one after the other, so that nobody in the world stands still meanwhile.
 * Throws PACKAGE_REFUSED for what cannot be read, or not in the time and memory that there is.
 */
export function readApart(bytes: Uint8Array, mostSeconds = MOST_SECONDS): Promise<ReadPackage> {
  const read = former.then(() => ask(bytes, mostSeconds));
  former = read.catch(() => undefined);
  return read;
}

async function ask(bytes: Uint8Array, mostSeconds: number): Promise<ReadPackage> {
  const worker = (thread ??= startThread());
  const signal = AbortSignal.timeout(mostSeconds * 1000);
  worker.ref();
  try {
    worker.postMessage(bytes);
    const [answer] = (await once(worker, 'message', { signal })) as [ThreadAnswer];
    if ('read' in answer) return answer.read;
    throw new AppError('PACKAGE_REFUSED', answer.refused);
  } catch (error) {
    if (error instanceof AppError) throw error;
    // Neither a thread that is busy nor one that is dead reads the next package.
    thread = null;
    await worker.terminate();
    if (signal.aborted || Reflect.get(Object(error), 'code') === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new AppError('PACKAGE_REFUSED', {
        message: texts.tooMuchWork,
        log: `a package took more than ${mostSeconds} s or ${MOST_MEGABYTES} MB`,
        cause: error,
      });
    throw error;
  } finally {
    worker.unref();
  }
}

function startThread(): Worker {
  const worker = new Worker(new URL('packageThread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  worker.on('exit', () => {
    if (thread === worker) thread = null;
  });
  // A caller that waits for an answer hears the error, too; while nobody waits, an end is only an end.
  worker.on('error', () => undefined);
  return worker;
}
