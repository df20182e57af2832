import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openSession } from './guestSession.ts';
import { createInterpreter, createMemory } from './interpreter.ts';

const CAP = 32 * 1024 * 1024;
const file = fileURLToPath(import.meta.resolve('@jitl/quickjs-wasmfile-release-sync/wasm'));
/** The seed of random numbers: the time. */
const SEED_BYTES = 8;

it('an instance finds the memory of another one as if it were new', async () => {
  const engine = await WebAssembly.compile(readFileSync(file));
  const open = async (memory: WebAssembly.Memory) =>
    openSession(await createInterpreter(engine, CAP, memory), 512 * 1024);
  const memory = createMemory(CAP);
  const first = await open(memory);
  const asNew = new Uint8Array(memory.buffer.slice(0));
  const secrets = first.vm.evalCode(
    'globalThis.secret = Array.from({ length: 5000 }, (_, n) => "secret " + n)',
  );
  expect(secrets.error).toBeUndefined();
  expect(first.interpreter.hasGrown()).toBe(false);
  const second = await open(first.interpreter.giveMemory());
  const now = new Uint8Array(memory.buffer);
  let different = 0;
  for (let at = 0; at < now.length; at += 1) if (now[at] !== asNew[at]) different += 1;
  expect(different).toBeLessThanOrEqual(SEED_BYTES);
  expect(second.vm.dump(second.vm.unwrapResult(second.vm.evalCode('typeof secret')))).toBe('undefined');
});
