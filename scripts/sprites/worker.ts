import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { hashOf } from './record.ts';
import type { TaskRecord } from './record.ts';
import { jobOf } from './tasks.ts';
import type { Task } from './tasks.ts';

export interface Order {
  readonly task: Task;
  readonly folder: string;
  /** Hash of the packer itself and of its drawing tools: a change of either draws everything again. */
  readonly tools: string;
  /** Hash of the source of the existing file; `null` if there is none. */
  readonly known: string | null;
}

export type Answer =
  | { readonly done: 'kept' }
  | { readonly done: 'drawn'; readonly record: TaskRecord }
  | { readonly done: 'failed'; readonly message: string };

async function carryOut({ task, folder, tools, known }: Order): Promise<Answer> {
  const job = jobOf(task);
  const source = hashOf(tools, job.source);
  if (source === known) return { done: 'kept' };
  const outputs = await job.draw();
  for (const { path, bytes } of outputs) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return {
    done: 'drawn',
    record: {
      source,
      files: Object.fromEntries(outputs.map(({ path, bytes }) => [path, bytes.length])),
      version: hashOf(...outputs.map(({ bytes }) => bytes)).slice(0, 8),
    },
  };
}

parentPort?.on('message', (order: Order) => {
  carryOut(order).then(
    (answer) => parentPort?.postMessage(answer),
    (error: unknown) =>
      parentPort?.postMessage({
        done: 'failed',
        message: error instanceof Error ? error.message : String(error),
      } satisfies Answer),
  );
});
