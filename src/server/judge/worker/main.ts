/**
 * The confined process: reads one request after another from its standard input, runs it, answers. It is
 * staged into an empty folder with nothing but this folder's files and the interpreter, so it may import
 * only its neighbours, node: and the QuickJS packages.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FrameReader, encodeFrame } from './frames.ts';
import { openSession } from './guestSession.ts';
import type { GuestSession } from './guestSession.ts';
import { inspectWalls } from './inspectWalls.ts';
import { createInterpreter } from './interpreter.ts';
import { MAX_FRAME_BYTES } from './protocol.ts';
import type { RunRequest } from './protocol.ts';
import { runProgram } from './runProgram.ts';

const DEFAULT_MEMORY_BYTES = 64 * 1024 * 1024;
const stackBytes = Number(process.argv[2]);
const walls = inspectWalls();

// A learner's clock shows Korean time; set only now, so that the environment can be proved empty above.
process.env['TZ'] = 'Asia/Seoul';

const wasmFile = import.meta.resolve('@jitl/quickjs-wasmfile-release-sync/wasm');
const engine = await WebAssembly.compile(readFileSync(fileURLToPath(wasmFile)));

const openFresh = async (memoryBytes: number): Promise<GuestSession> =>
  openSession(await createInterpreter(engine, memoryBytes), stackBytes);

/** Same instance, new runtime: for the next case of the same job. */
let next: GuestSession | undefined;
/** New instance: for the next job. */
let spare: Promise<GuestSession> | undefined = openFresh(DEFAULT_MEMORY_BYTES);

async function takeSession({ fresh, memoryBytes }: RunRequest): Promise<GuestSession> {
  if (!fresh && next?.interpreter.memoryBytes === memoryBytes) return next;
  const prepared = await spare;
  spare = undefined;
  return prepared?.interpreter.memoryBytes === memoryBytes ? prepared : openFresh(memoryBytes);
}

async function answer(request: RunRequest): Promise<void> {
  const session = await takeSession(request);
  const { reply, reusable } = runProgram(session, request);
  process.stdout.write(encodeFrame(reply));
  // Made ready while the judge compares: the next program does not wait for it.
  next = reusable && request.more ? openSession(session.interpreter, stackBytes) : undefined;
  spare ??= openFresh(request.memoryBytes);
}

const reader = new FrameReader(MAX_FRAME_BYTES);
let work: Promise<void> = Promise.resolve();
process.stdin.on('data', (chunk: Buffer) => {
  for (const frame of reader.push(chunk)) work = work.then(() => answer(frame as RunRequest));
});
// The judge went away, in whatever manner: nobody is left to answer.
process.stdin.on('end', () => process.exit(0));

await spare;
process.stdout.write(encodeFrame(walls));
