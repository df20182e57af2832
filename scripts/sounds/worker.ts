import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { packEffects } from './packEffects.ts';
import { packLoop } from './packLoop.ts';
import type { SoundTask } from './tasks.ts';

export interface SoundOrder {
  readonly task: SoundTask;
  /** Folder of the files. */
  readonly folder: string;
}

export type SoundAnswer =
  | { readonly done: 'packed'; readonly sizes: Readonly<Record<string, number>>; readonly note: string }
  | { readonly done: 'failed'; readonly message: string };

async function carryOut({ task, folder }: SoundOrder): Promise<SoundAnswer> {
  const { files, note } = task === 'effects' ? await packEffects() : await packLoop(task);
  for (const { path, bytes } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return {
    done: 'packed',
    sizes: Object.fromEntries(files.map(({ path, bytes }) => [path, bytes.length])),
    note,
  };
}

parentPort?.on('message', (order: SoundOrder) => {
  carryOut(order).then(
    (answer) => parentPort?.postMessage(answer),
    (error: unknown) =>
      parentPort?.postMessage({
        done: 'failed',
        message: error instanceof Error ? error.message : String(error),
      } satisfies SoundAnswer),
  );
});
