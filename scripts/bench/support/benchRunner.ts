import { globSync } from 'node:fs';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { GameServer } from '../../../tests/e2e/support/GameServer.ts';
import { CHROMIUM_ARGS } from '../../chromiumArgs.ts';
import { ensureChromium } from '../../findChromium.ts';
import { buildClient, drawSprites } from '../../support/projectSteps.ts';
import { machine } from './machine.ts';
import { median, percentile } from './statistics.ts';

/** The limit for a run of a started interpreter, p95, ms. */
const WARM_MS = 150;
const RUNS = 30;
const PROGRAMS = [
  {
    language: 'JAVASCRIPT',
    source: 'let sum = 0; for (let i = 1; i <= 10000; i += 1) sum += i; print(sum + Number(input()));',
  },
  {
    language: 'PYTHON',
    source: 'total = 0\nfor i in range(1, 10001): total += i\nprint(total + int(input()))',
  },
];
const PRINTED = '50005001\n';

/** The worker of a page runs both languages in a real browser. Ends with 1 when the gate is missed. */
export async function benchRunner(): Promise<void> {
  const say = (line: string) => console.log(`  ${line}`);
  await drawSprites(say);
  await buildClient(say);
  const server = await GameServer.open();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_ARGS] });
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    const found = await page.evaluate(timeRuns, { files: builtFiles(), programs: PROGRAMS, runs: RUNS });
    console.log(`${machine()}, Chromium ${browser.version()}; ${RUNS} runs`);
    console.table(
      Object.fromEntries(
        found.map(({ language, startMs, runMs }) => [
          language,
          {
            'start ms': startMs.toFixed(0),
            'warm p50 ms': median(runMs).toFixed(1),
            [`warm p95 ms, ${WARM_MS} wanted`]: percentile(runMs, 0.95).toFixed(1),
          },
        ]),
      ),
    );
    const wrong = found.flatMap(({ outputs }) => outputs.filter((output) => output !== PRINTED));
    if (wrong.length > 0) throw new Error(`A program printed ${wrong[0]}.`);
    process.exitCode = found.every(({ runMs }) => percentile(runMs, 0.95) <= WARM_MS) ? 0 : 1;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Addresses of the files that the build names by a hash. */
function builtFiles() {
  const built = (pattern: string): string => {
    const [file] = globSync(pattern, { cwd: 'dist' });
    if (file === undefined) throw new Error(`The build has no ${pattern}.`);
    return `/${file}`;
  };
  return {
    worker: built('build/runnerWorker-*.js'),
    quickJs: built('build/emscripten-module-*.wasm'),
    pythonCode: built('build/code-*.wasm'),
    pythonMemory: built('build/memory-*.wasm'),
  };
}

interface Timed {
  readonly language: string;
  readonly startMs: number;
  readonly runMs: number[];
  readonly outputs: string[];
}

/** Runs in the page: it sees nothing of this file. */
async function timeRuns({
  files: { worker: script, ...files },
  programs,
  runs,
}: {
  files: ReturnType<typeof builtFiles>;
  programs: typeof PROGRAMS;
  runs: number;
}): Promise<Timed[]> {
  const worker = new Worker(script, { type: 'module' });
  const ask = (message: object) =>
    new Promise<{ reply?: { output: string } }>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data), { once: true });
      worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
      worker.postMessage({ ...message, files });
    });
  const timed: Timed[] = [];
  for (const { language, source } of programs) {
    const startedAt = performance.now();
    await ask({ kind: 'warm', language });
    const one: Timed = { language, startMs: performance.now() - startedAt, runMs: [], outputs: [] };
    timed.push(one);
    for (let n = 0; n < runs; n += 1) {
      const at = performance.now();
      const limits = { timeMs: 3_000, memoryBytes: 64 * 1024 * 1024, outputBytes: 65_536 };
      const request = { id: 1, language, fresh: true, more: false, source, input: '1', ...limits };
      const { reply } = await ask({ kind: 'run', request });
      one.runMs.push(performance.now() - at);
      one.outputs.push(reply?.output ?? 'none');
    }
  }
  worker.terminate();
  return timed;
}
