import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkItemSizes } from './sprites/checkItemSizes.ts';
import { generateKeys } from './sprites/generateKeys.ts';
import { manifestOf } from './sprites/manifest.ts';
import type { Scale } from './sprites/output.ts';
import { SCALES } from './sprites/output.ts';
import { hashOf, hashSources, isComplete, readRecord, writeRecord } from './sprites/record.ts';
import type { TaskRecord } from './sprites/record.ts';
import type { Answer, Order } from './sprites/worker.ts';
import { runOnThreads } from './support/runOnThreads.ts';
import { removeStaleFiles } from './sprites/removeStaleFiles.ts';
import { allTasks, taskName } from './sprites/tasks.ts';
import type { Task } from './sprites/tasks.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const ASSETS = join(ROOT, 'assets');
const RECORD = join(ROOT, 'node_modules/.cache/sprites/record.json');
const KEYS = join(ROOT, 'src/shared/content/sprites.gen.ts');
/** Everything a picture can depend on: drawings, data, this program, and the versions of its drawing tools. */
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
  /** Draws only the pictures of a first visit: everything at 1x. */
  readonly firstVisitOnly?: boolean;
  /** Upper limit of threads; by default the number of processors. */
  readonly threads?: number | undefined;
  /** Folders of the pictures and of the record of the drawing, and the wanted pictures; set by benches and tests. */
  readonly assets?: string;
  readonly record?: string;
  readonly tasks?: readonly Task[];
}

export interface PackResult {
  readonly drawn: number;
  readonly kept: number;
}

/** Interval of saving the record: a killed build loses no more work than this, ms. */
const REMEMBER_EVERY = 1000;

/**
 * Draws everything into assets/ and writes assets/manifest.json. Unchanged drawings are kept. Throws an error naming
 * every drawing that breaks a rule: outside its canvas, empty, a wrong slot or colour, more bytes than it may have.
 */
export async function packSprites({
  onProgress,
  firstVisitOnly = false,
  threads,
  assets = ASSETS,
  record: recordFile = RECORD,
  tasks = allTasks(),
}: PackOptions = {}): Promise<PackResult> {
  generateKeys(KEYS);
  mkdirSync(assets, { recursive: true });
  const before = readRecord(recordFile);
  const versions = LIBRARIES.map(installedVersion);
  const tools = hashOf(hashSources(ROOT, TOOLS), ...versions);
  const sources = hashOf(hashSources(ROOT, SOURCES), ...versions);

  // Files of a scale that is not asked for stay, too: they are drawn again only when they are outdated.
  const records: Record<string, TaskRecord> = {};
  for (const name of tasks.map(taskName)) {
    const record = before.tasks[name];
    if (record && isComplete(record, assets)) records[name] = record;
  }
  const isDone = (task: Task) => before.sources[task.scale] === sources && taskName(task) in records;
  const wholeBefore = SCALES.filter((scale) => tasks.every((task) => task.scale !== scale || isDone(task)));
  const wanted: readonly Scale[] = firstVisitOnly ? [1] : SCALES;
  const left = tasks.filter((task) => wanted.includes(task.scale) && !isDone(task));
  const orders = left.map((task) => ({
    task,
    folder: assets,
    tools,
    known: records[taskName(task)]?.source ?? null,
  }));

  let rememberedAt = performance.now();
  const remember = (whole: readonly Scale[]) => {
    const whence = Object.fromEntries(whole.map((scale) => [scale, sources]));
    writeRecord(recordFile, { sources: whence, tasks: records });
    rememberedAt = performance.now();
  };
  let [drawn, done] = [0, 0];
  try {
    await runTasks(
      orders,
      (task, answer) => {
        const name = taskName(task);
        if (answer.done === 'drawn') {
          drawn++;
          records[name] = answer.record;
          if (performance.now() - rememberedAt > REMEMBER_EVERY) remember(wholeBefore);
        }
        onProgress?.({ done: ++done, total: left.length, name });
      },
      threads,
    );
    removeStaleFiles(assets, new Set(Object.values(records).flatMap(({ files }) => Object.keys(files))));
    checkItemSizes(records);
  } catch (error) {
    // Successful drawings need not be drawn again after the mistake is mended.
    remember(wholeBefore);
    throw error;
  }
  const whole = SCALES.filter((scale) => wanted.includes(scale) || wholeBefore.includes(scale));
  remember(whole);
  writeFileSync(join(assets, 'manifest.json'), `${JSON.stringify(manifestOf(records, whole), null, 1)}\n`);
  return { drawn, kept: tasks.filter(({ scale }) => wanted.includes(scale)).length - drawn };
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

/** Runs all tasks on threads. Throws one error that names all failures. */
async function runTasks(
  orders: readonly Order[],
  onAnswer: (task: Task, answer: Answer) => void,
  threads?: number,
): Promise<void> {
  const failures: string[] = [];
  await runOnThreads<Order, Answer>({
    module: new URL('./sprites/worker.ts', import.meta.url),
    orders,
    threads,
    onAnswer({ task }, answer) {
      if (answer.done === 'failed') failures.push(`${taskName(task)}: ${answer.message}`);
      else onAnswer(task, answer);
    },
  });
  if (failures.length > 0) throw new Error(`these sprites cannot be packed:\n${failures.sort().join('\n')}`);
}
