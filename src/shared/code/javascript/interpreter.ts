import RELEASE_SYNC from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';

const PAGE_BYTES = 65_536;
/** The memory that the QuickJS build itself asks for: 5 MB of C stack and the first heap. */
const INITIAL_PAGES = 256;
/** More than the largest block on the heap before a program runs. */
const UNTOUCHED_PAGES = 8;

/** A WebAssembly instance of QuickJS whose memory can never exceed its cap. */
export interface Interpreter {
  readonly module: QuickJSWASMModule;
  readonly memoryBytes: number;
  /** Whether the engine has asked for more memory than allowed since the last call. */
  takeRefusal(): boolean;
  /** Whether memory grew: it never shrinks, so the next program would find it fragmented. */
  hasGrown(): boolean;
  /** Copies the used memory, where `heapAddress` is a place on the heap. The returned function restores the copy. */
  keepMemory(heapAddress: number): () => void;
  /** Ends this instance: its memory, wiped, for another one with the same cap. Only when it has not grown. */
  giveMemory(): WebAssembly.Memory;
}

/**
 * The memory that consecutive instances share. If each had a new one, whose 16 MB count as outside of the host's heap,
 * the host would collect its garbage after every second program, which takes longer than the program.
 */
export function createMemory(memoryBytes: number): WebAssembly.Memory {
  const maximum = Math.max(INITIAL_PAGES, Math.floor(memoryBytes / PAGE_BYTES));
  // setMemoryLimit() is not enforced by this build; the maximum of the memory is, by the WebAssembly engine.
  return new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum });
}

export async function createInterpreter(
  engine: WebAssembly.Module,
  memoryBytes: number,
  memory: WebAssembly.Memory,
): Promise<Interpreter> {
  let refused = false;
  memory.grow = (pages) => {
    try {
      return WebAssembly.Memory.prototype.grow.call(memory, pages);
    } catch (error) {
      refused = true;
      throw error;
    }
  };
  const module = await newQuickJSWASMModuleFromVariant(
    newVariant(RELEASE_SYNC, { wasmModule: engine, wasmMemory: memory }),
  );
  return {
    module,
    memoryBytes,
    takeRefusal() {
      const was = refused;
      refused = false;
      return was;
    },
    hasGrown: () => memory.buffer.byteLength > INITIAL_PAGES * PAGE_BYTES,
    keepMemory(heapAddress) {
      const kept = usedRanges(new Uint32Array(memory.buffer), heapAddress).map(([from, to]) => ({
        from,
        bytes: new Uint8Array(memory.buffer.slice(from, to)),
      }));
      return () => {
        const bytes = new Uint8Array(memory.buffer);
        for (const part of kept) bytes.set(part.bytes, part.from);
      };
    },
    giveMemory() {
      new Uint8Array(memory.buffer).fill(0);
      return memory;
    },
  };
}

/**
 * The memory's layout is static data, the C stack, the heap. The stack is at rest, and the heap grows without holes, so
 * that the two used parts end where whole pages have never been written.
 */
function usedRanges(words: Uint32Array, heapAddress: number): [from: number, to: number][] {
  const pageWords = PAGE_BYTES / words.BYTES_PER_ELEMENT;
  // A loop, because a call for each word would take a third of the time of preparing an instance.
  const isUntouched = (page: number) => {
    for (let at = page * pageWords; at < (page + 1) * pageWords; at += 1) if (words[at] !== 0) return false;
    return true;
  };
  let dataEnd = 0;
  while (!isUntouched(dataEnd)) dataEnd += 1;
  let heapStart = Math.floor(heapAddress / PAGE_BYTES);
  while (!isUntouched(heapStart - 1)) heapStart -= 1;
  let heapEnd = heapStart;
  for (let untouched = 0; untouched < UNTOUCHED_PAGES; untouched += 1)
    if (!isUntouched(heapEnd + untouched)) {
      heapEnd += untouched + 1;
      untouched = -1;
    }
  return [
    [0, dataEnd * PAGE_BYTES],
    [heapStart * PAGE_BYTES, heapEnd * PAGE_BYTES],
  ];
}
