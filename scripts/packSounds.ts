import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALL_SOUNDS, EFFECTS_FIRST, sourcesOf, type SoundTask } from './sounds/tasks.ts';
import type { SoundAnswer, SoundOrder } from './sounds/worker.ts';
import { hashOf, hashSources, isComplete, readRecord, writeRecord } from './sprites/record.ts';
import type { TaskRecord } from './sprites/record.ts';
import { runOnThreads } from './support/runOnThreads.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const ASSETS = join(ROOT, 'assets');
const RECORD = join(ROOT, 'node_modules/.cache/sounds/record.json');
/** A new version of it may write other bytes. */
const ENCODER = join(ROOT, 'node_modules/wasm-media-encoders/package.json');

export interface SoundProgress {
  readonly done: number;
  readonly total: number;
  /** The sound that is finished, with its length, loudness and sizes. */
  readonly line: string;
  /** The written files, below assets/. */
  readonly files: readonly string[];
}

export interface PackSoundsOptions {
  readonly onProgress?: (progress: SoundProgress) => void;
  /** Makes only what a first visit needs at once: the effects. */
  readonly firstVisitOnly?: boolean;
  /** Upper limit; by default the number of processors. */
  readonly threads?: number;
  /** Folders of the sounds and of the record of the rendering; set by tests. */
  readonly assets?: string;
  readonly record?: string;
}

export interface PackSoundsResult {
  readonly packed: number;
  readonly kept: number;
}

/**
 * Renders and encodes all sounds into assets/sounds. Unchanged sounds are kept. Throws an error naming every sound that
 * is missing, too large or of a wrong loudness.
 */
export async function packSounds({
  onProgress,
  firstVisitOnly = false,
  threads,
  assets = ASSETS,
  record = RECORD,
}: PackSoundsOptions = {}): Promise<PackSoundsResult> {
  const tasks = firstVisitOnly ? EFFECTS_FIRST : ALL_SOUNDS;
  const records: Record<string, TaskRecord> = { ...readRecord(record).tasks };
  const encoder = readFileSync(ENCODER);
  const sourceOf = (task: SoundTask) => hashOf(encoder, hashSources(ROOT, sourcesOf(task)));
  const stale = tasks.filter(
    (task) => records[task]?.source !== sourceOf(task) || !isComplete(records[task], assets),
  );
  const failures: string[] = [];
  let done = 0;
  await runOnThreads<SoundOrder, SoundAnswer>({
    module: new URL('./sounds/worker.ts', import.meta.url),
    threads,
    orders: stale.map((task) => ({ task, folder: assets })),
    onAnswer({ task }, answer) {
      if (answer.done === 'failed') {
        failures.push(`${task}: ${answer.message}`);
        return;
      }
      const source = sourceOf(task);
      records[task] = { source, files: answer.sizes, version: source.slice(0, 8) };
      // Written at once, so that an interrupted build keeps finished files.
      writeRecord(record, { sources: {}, tasks: records });
      onProgress?.({
        done: ++done,
        total: stale.length,
        line: lineOf(task, answer),
        files: Object.keys(answer.sizes),
      });
    },
  });
  if (failures.length > 0) throw new Error(`these sounds cannot be packed:\n${failures.sort().join('\n')}`);
  return { packed: stale.length, kept: tasks.length - stale.length };
}

function lineOf(task: SoundTask, { sizes, note }: Extract<SoundAnswer, { done: 'packed' }>): string {
  const parts = Object.entries(sizes).map(
    ([path, size]) => `${path.split('.').at(-1)} ${Math.ceil(size / 1000)} kB`,
  );
  return `${task}: ${note}, ${parts.join(', ')}`;
}

if (import.meta.main) {
  const started = performance.now();
  const { packed, kept } = await packSounds({
    onProgress: ({ done, total, line }) => console.log(`sounds ${done}/${total} ${line}`),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`sounds: ${packed} packed, ${kept} unchanged, ${seconds} s`);
}
