import { globSync } from 'node:fs';
import { expect, test } from './support/test.ts';

const PROBLEM = '/lessons/1/contents/103';
const SAMPLE = 'const name = input();\nprint("반가워, " + name + "!");';

test('a run needs no network, can be stopped, and never freezes the page', async ({ world }) => {
  world.expectLostFiles();
  const { page, lesson } = await world.resident({ at: PROBLEM });
  await lesson.writes(SAMPLE);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(lesson.output).toHaveText('반가워, 니모!');

  await page.context().setOffline(true);
  await lesson.writes('print("그물 없이", [1, 2].length);');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(lesson.output).toHaveText('그물 없이 2');
  await page.context().setOffline(false);

  await lesson.writes('while (true) {}');
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByRole('button', { name: '멈추기' }).click();
  await expect(lesson.output).toHaveText('실행을 멈췄어요.');
  await lesson.writes(SAMPLE);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(lesson.output).toHaveText('반가워, 니모!');
});

/** The address of a file of the build, whose name ends in a hash. */
function built(pattern: string): string {
  const [file] = globSync(pattern, { cwd: 'dist' });
  if (file === undefined) throw new Error(`The build has no ${pattern}.`);
  return `/${file}`;
}

test('both languages run in the worker, where alone an interpreter may be compiled', async ({ world }) => {
  const { page } = await world.resident({ at: PROBLEM });
  const forbidden = await page.evaluate(() =>
    WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => 'compiled',
      () => 'forbidden',
    ),
  );
  expect(forbidden).toBe('forbidden');

  const programs = [
    { language: 'JAVASCRIPT', source: 'print(Number(input()) + 1)' },
    { language: 'PYTHON', source: 'print(int(input()) + 1)' },
  ];
  const addresses = {
    worker: built('build/runnerWorker-*.js'),
    quickJs: built('build/emscripten-module-*.wasm'),
    pythonCode: built('build/code-*.wasm'),
    pythonMemory: built('build/memory-*.wasm'),
  };
  const runs = await page.evaluate(
    async ({ addresses: { worker: script, ...files }, programs: toRun }) => {
      const worker = new Worker(script, { type: 'module' });
      const ask = (message: object) =>
        new Promise<{ reply?: { output: string } }>((resolve, reject) => {
          worker.addEventListener('message', ({ data }) => resolve(data), { once: true });
          worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
          worker.postMessage({ ...message, files });
        });
      const limits = { timeMs: 3_000, memoryBytes: 64 * 1024 * 1024, outputBytes: 65_536 };
      const results: { language: string; startMs: number; runMs: number[]; outputs: string[] }[] = [];
      for (const { language, source } of toRun) {
        const startedAt = performance.now();
        await ask({ kind: 'warm', language });
        const result = { language, startMs: performance.now() - startedAt, runMs: [], outputs: [] };
        results.push(result);
        for (const input of ['1', '2', '3', '4', '5']) {
          const at = performance.now();
          const request = { id: 1, language, fresh: true, more: false, source, input, ...limits };
          const { reply } = await ask({ kind: 'run', request });
          results.at(-1)?.runMs.push(performance.now() - at);
          results.at(-1)?.outputs.push(reply?.output ?? 'none');
        }
      }
      worker.terminate();
      return results;
    },
    { addresses, programs },
  );
  for (const { language, startMs, runMs, outputs } of runs) {
    expect([language, ...outputs]).toEqual([language, '2\n', '3\n', '4\n', '5\n', '6\n']);
    const description = `start ${startMs.toFixed(0)} ms, runs ${runMs.map((ms) => ms.toFixed(0)).join(', ')} ms`;
    test.info().annotations.push({ type: language, description });
  }
});
