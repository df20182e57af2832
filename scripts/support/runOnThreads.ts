import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

const MAX_THREADS = 8;

export interface ThreadedWork<Order, Answer> {
  /** Module that answers each message it gets with one message. */
  readonly module: URL;
  readonly orders: readonly Order[];
  /** Upper limit; by default the number of processors. */
  readonly threads?: number | undefined;
  readonly onAnswer: (order: Order, answer: Answer) => void;
}

/** Runs all orders on a pool of threads. Rejects when a thread dies. */
export async function runOnThreads<Order, Answer>(work: ThreadedWork<Order, Answer>): Promise<void> {
  const queue = [...work.orders];
  const threads = Math.min(work.threads ?? availableParallelism(), MAX_THREADS, queue.length);
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(work.module);
      try {
        for (let order = queue.shift(); order; order = queue.shift())
          work.onAnswer(order, await ask<Order, Answer>(worker, order));
      } finally {
        await worker.terminate();
      }
    }),
  );
}

/** Sends one order and waits for its answer. */
function ask<Order, Answer>(worker: Worker, order: Order): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      worker.off('message', onMessage);
      worker.off('error', onError);
    };
    const onMessage = (answer: Answer) => {
      settle();
      resolve(answer);
    };
    const onError = (error: unknown) => {
      settle();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.postMessage(order);
  });
}
