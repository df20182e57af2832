/**
 * The confined process: reads one request after another from its standard input, runs it, answers. It is
 * staged into an empty folder with nothing but this folder's files and the interpreters, so it may import
 * only its neighbours, node:, shared code and the QuickJS packages.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createDevice } from '#shared/code/devices.ts';
import { JavaScriptEngine } from '#shared/code/javascript/JavaScriptEngine.ts';
import { MAX_FRAME_BYTES } from '#shared/code/protocol.ts';
import type { RunReply, RunRequest } from '#shared/code/protocol.ts';
import { PythonEngine } from '#shared/code/python/PythonEngine.ts';
import { FrameReader, encodeFrame } from './frames.ts';
import { inspectWalls } from './inspectWalls.ts';
import { workerHost } from './workerHost.ts';

const DEFAULT_MEMORY_BYTES = 64 * 1024 * 1024;
const stackBytes = Number(process.argv[2]);
const walls = inspectWalls();

// A learner's clock shows Korean time; it is set only now, so that the environment can be proved empty above.
process.env['TZ'] = 'Asia/Seoul';

const wasmFile = import.meta.resolve('@jitl/quickjs-wasmfile-release-sync/wasm');
const engine = await WebAssembly.compile(readFileSync(fileURLToPath(wasmFile)));
const javaScript = new JavaScriptEngine({ engine, host: workerHost, stackBytes });

/** Python starts with the first program that needs it, because it would be half of the workers' memory. */
let python: Promise<PythonEngine> | undefined;

async function startPython(): Promise<PythonEngine> {
  const staged = (name: string) => readFileSync(new URL(`../python/${name}`, import.meta.url));
  const module = await WebAssembly.compile(staged('code.wasm'));
  return PythonEngine.start(module, staged('memory.bin'), workerHost);
}

async function run(request: RunRequest): Promise<RunReply> {
  const device = request.device && createDevice(request.device);
  if (request.language === 'JAVASCRIPT') return javaScript.run(request, device);
  python ??= startPython();
  return (await python).run(request, device);
}

async function answer(request: RunRequest): Promise<void> {
  process.stdout.write(encodeFrame(await run(request)));
  // This is prepared while the judge compares, so that the next program does not wait for it.
  if (request.language === 'JAVASCRIPT') javaScript.settle(request);
  else (await python)?.prepare(request.memoryBytes);
}

const reader = new FrameReader(MAX_FRAME_BYTES);
let work: Promise<void> = Promise.resolve();
process.stdin.on('data', (chunk: Buffer) => {
  for (const frame of reader.push(chunk)) work = work.then(() => answer(frame as RunRequest));
});
// The judge has exited, so there is nobody to answer.
process.stdin.on('end', () => process.exit(0));

await javaScript.prepare(DEFAULT_MEMORY_BYTES);
process.stdout.write(encodeFrame(walls));
