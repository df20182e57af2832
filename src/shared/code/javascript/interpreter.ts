import RELEASE_SYNC from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';

const PAGE_BYTES = 65_536;
/** What the QuickJS build itself asks for: 5 MB of C stack and the first heap. */
const INITIAL_PAGES = 256;

/** A WebAssembly instance of QuickJS, whose memory can never pass its cap. */
export interface Interpreter {
  readonly module: QuickJSWASMModule;
  readonly memoryBytes: number;
  /** Whether the engine asked for more memory than it may have since the last call. */
  takeRefusal(): boolean;
  /** Whether memory grew: it never shrinks, so the next program would meet it fragmented. */
  hasGrown(): boolean;
}

export async function createInterpreter(
  engine: WebAssembly.Module,
  memoryBytes: number,
): Promise<Interpreter> {
  const maximum = Math.max(INITIAL_PAGES, Math.floor(memoryBytes / PAGE_BYTES));
  // setMemoryLimit() is not enforced by this build; the maximum of the memory is, by the WebAssembly engine.
  const memory = new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum });
  let refused = false;
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    try {
      return grow(pages);
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
  };
}
