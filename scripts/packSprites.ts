import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkWardrobe } from './sprites/checkWardrobe.ts';
import { generateKeys } from './sprites/generateKeys.ts';
import { manifestOf } from './sprites/manifest.ts';
import type { Scale } from './sprites/output.ts';
import { SCALES } from './sprites/output.ts';
import { hashOf, hashSources, isComplete, readRecord, writeRecord } from './sprites/record.ts';
import type { TaskRecord } from './sprites/record.ts';
import { runTasks } from './sprites/runTasks.ts';
import { sweep } from './sprites/sweep.ts';
import { allTasks, taskName } from './sprites/tasks.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const ASSETS = join(ROOT, 'assets');
const RECORD = join(ROOT, 'node_modules/.cache/sprites/record.json');
const KEYS = join(ROOT, 'src/shared/content/sprites.gen.ts');
/** Whatever a picture can depend on: drawings, data, this program, and the versions of what it draws with. */
const TOOLS = ['scripts/sprites', 'sprites/core/render.ts'];
const SOURCES = [...TOOLS, 'sprites', 'src/shared/content'];
/** A new version of these may draw the same text differently. */
const LIBRARIES = ['@resvg/resvg-js', 'maxrects-packer', 'sharp'] as const;

function installedVersion(library: string): string {
  return readFileSync(join(ROOT, 'node_modules', library, 'package.json'), 'utf8');
}

export interface PackProgress {
  readonly done: number;
  readonly total: number;
  readonly name: string;
}

export interface PackOptions {
  readonly onProgress?: (progress: PackProgress) => void;
  /** Draws only what a first visit needs: everything at 1x. */
  readonly firstVisitOnly?: boolean;
  /** Where the pictures are written, and where is remembered what was; both for measuring. */
  readonly assets?: string;
  readonly record?: string;
}

export interface PackResult {
  readonly drawn: number;
  readonly kept: number;
}

/**
 * Draws everything into assets/ and writes assets/manifest.json. What has not changed since the last time is kept.
 * Throws an error naming every drawing that breaks a rule: outside its canvas, empty, a wrong slot or colour, more bytes than it may have.
 */
export async function packSprites({
  onProgress,
  firstVisitOnly = false,
  assets = ASSETS,
  record: recordFile = RECORD,
}: PackOptions = {}): Promise<PackResult> {
  generateKeys(KEYS);
  mkdirSync(assets, { recursive: true });
  const scales: readonly Scale[] = firstVisitOnly ? [1] : SCALES;
  const tasks = allTasks(scales);
  const before = readRecord(recordFile);
  const versions = LIBRARIES.map(installedVersion);
  const tools = hashOf(hashSources(ROOT, TOOLS), ...versions);
  const sources = hashOf(hashSources(ROOT, SOURCES), ...versions);
  const there = new Map(
    Object.entries(before.tasks).filter((entry): entry is [string, TaskRecord] =>
      isComplete(entry[1], assets),
    ),
  );
  const records: Record<string, TaskRecord> = {};
  let [drawn, done] = [0, 0];

  const finish = () => {
    sweep(assets, new Set(Object.values(records).flatMap(({ files }) => Object.keys(files))));
    // remembered as complete only if it is as it should be
    writeRecord(recordFile, { sources: '', tasks: records });
    checkWardrobe(records);
    writeRecord(recordFile, { sources, tasks: records });
    writeFileSync(join(assets, 'manifest.json'), manifestOf(records));
    return { drawn, kept: tasks.length - drawn };
  };

  // a complete set at a larger scale stays when only the first visit is asked for
  for (const name of allTasks().map(taskName)) {
    const record = there.get(name);
    if (record) records[name] = record;
  }
  if (before.sources === sources && tasks.every((task) => there.has(taskName(task)))) return finish();

  const orders = tasks.map((task) => ({
    task,
    folder: assets,
    tools,
    known: there.get(taskName(task))?.source ?? null,
  }));
  try {
    await runTasks(orders, (task, answer) => {
      const name = taskName(task);
      if (answer.done === 'drawn') {
        drawn++;
        records[name] = answer.record;
      }
      onProgress?.({ done: ++done, total: tasks.length, name });
    });
  } catch (error) {
    // what did succeed need not be drawn again after the mistake is mended
    writeRecord(recordFile, { sources: '', tasks: records });
    throw error;
  }
  return finish();
}

function printProgress({ done, total, name }: PackProgress): void {
  const line = `sprites ${String(done).padStart(3)}/${total} ${name}`;
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}`);
  else if (done % 20 === 0 || done === total) console.log(line);
}

if (import.meta.main) {
  const started = performance.now();
  const { drawn, kept } = await packSprites({ onProgress: printProgress });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${process.stdout.isTTY ? '\r\x1b[K' : ''}sprites: ${drawn} drawn, ${kept} unchanged, ${seconds} s`,
  );
}
