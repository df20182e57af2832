import { CpuClock } from '../CpuClock.ts';
import type { Device } from '../device.ts';
import type { DeviceOutcome } from '../devices.ts';
import { DeviceSession } from '../DeviceSession.ts';
import type { EngineHost } from '../EngineHost.ts';
import type { RunReply, RunRequest } from '../protocol.ts';
import type { PreparedModule } from './prepareModule.ts';
import { PYTHON_KIT } from './pythonKit.ts';
import { PythonRun, Unwound } from './PythonRun.ts';
import { wasiCalls, withRefusals } from './wasiHost.ts';
import type { WasiPorts } from './wasiHost.ts';

const PAGE_BYTES = 65_536;
/** `vectorcall` in a PyFunctionObject of CPython 3.12 on 32 bits: the target of a call of the function. */
const VECTORCALL_OFFSET = 64;
/** The memory that the start itself may take. */
const START_BYTES = 64 * 1024 * 1024;
/** This close to the cap, an allocation was refused. */
const NEARLY_FULL_BYTES = 4 * 1024 * 1024;
const ARGUMENTS = ['python', '-S', '-c', PYTHON_KIT];
/** Sets and dicts of texts keep one order, so that the same program prints the same. */
const ENVIRONMENT = ['PYTHONHASHSEED=0', 'PYTHONUTF8=1', 'PYTHONDONTWRITEBYTECODE=1'];
const decoder = new TextDecoder();
const NOTHING = new Uint8Array();

/** Between two programs. */
const SILENT_PORTS: WasiPorts = {
  read: () => NOTHING,
  write: () => undefined,
  tell: () => 0,
  ask: () => NOTHING,
  now: () => Date.now(),
  sleep: () => undefined,
  exit(code) {
    throw new Unwound('exit', code);
  },
};

/** An instance of the module with a memory of its own. */
interface Interpreter {
  memory: WebAssembly.Memory;
  table: WebAssembly.Table;
  stackPointer: WebAssembly.Global;
  start: unknown;
  memoryBytes: number;
  connect(ports: WasiPorts): void;
}

/** The started interpreter with all of its state. */
interface Image {
  memory: Uint8Array;
  stackPointer: unknown;
  /** Address of the kit's function `run`. */
  run: number;
}

/**
 * CPython on WASI. It is started once, up to where it would read a program; every program then runs in an exact copy
 * of that memory and meets nothing of any other. Besides the memory there are one global, which is set back too, the
 * table, which nothing in the module writes to, and the host's side, which is made anew for each program.
 */
export class PythonEngine {
  readonly #module: WebAssembly.Module;
  readonly #host: EngineHost;
  readonly #image: Image;
  #interpreter: Interpreter | undefined;
  /** Whether the present interpreter is exactly the image. */
  #isFresh = false;

  private constructor(module: WebAssembly.Module, host: EngineHost, image: Image) {
    this.#module = module;
    this.#host = host;
    this.#image = image;
  }

  /** `memory` comes from prepareModule() with the code. Takes 100 to 400 ms of processor time. */
  static start(module: WebAssembly.Module, memory: PreparedModule['memory'], host: EngineHost): PythonEngine {
    let address = 0;
    const interpreter = openInterpreter(module, memory.length / PAGE_BYTES, START_BYTES);
    interpreter.connect({
      ...SILENT_PORTS,
      write(_file, bytes) {
        throw new Error(`Python did not start: ${decoder.decode(bytes)}`);
      },
      tell(_kind, bytes) {
        address = Number(decoder.decode(bytes));
        return bytes.length;
      },
      now() {
        // The time is requested in a call that keeps the interpreter's lock, so each copy finds it held.
        if (address > 0) throw new Unwound('parked');
        return Date.now();
      },
    });
    new Uint8Array(interpreter.memory.buffer).set(memory);
    try {
      callable(interpreter.start)();
    } catch (thrown) {
      if (!(thrown instanceof Unwound && thrown.reason === 'parked')) throw thrown;
    }
    if (address === 0) throw new Error('Python ended before it was ready.');
    const image = {
      memory: new Uint8Array(interpreter.memory.buffer).slice(),
      stackPointer: interpreter.stackPointer.value,
      run: address,
    };
    return new PythonEngine(module, host, image);
  }

  /** Prepares a copy of the started interpreter ahead of need: about 2 ms. */
  prepare(memoryBytes: number): void {
    if (this.#interpreter?.memoryBytes !== memoryBytes) {
      const pages = this.#image.memory.length / PAGE_BYTES;
      this.#interpreter = openInterpreter(this.#module, pages, memoryBytes);
      this.#isFresh = false;
    }
    if (this.#isFresh) return;
    new Uint8Array(this.#interpreter.memory.buffer).set(this.#image.memory);
    this.#interpreter.stackPointer.value = this.#image.stackPointer;
    this.#isFresh = true;
  }

  /** Runs one program on one input. Blocks; never throws because of the program. */
  run(request: RunRequest, device?: Device<DeviceOutcome>): RunReply {
    const { timeMs: limitMs, wallMs, memoryBytes } = request;
    const { memory, table, ...interpreter } = this.#takeFresh(memoryBytes);
    const run = new PythonRun(request, device && new DeviceSession(device));
    interpreter.connect(run.ports);
    const functionIndex = new DataView(memory.buffer).getUint32(this.#image.run + VECTORCALL_OFFSET, true);
    const call = callable(table.get(functionIndex));
    const clock = new CpuClock(() => this.#host.now());
    clock.start(limitMs);
    const finished = this.#host.within(wallMs, () => {
      run.take(
        () => call(this.#image.run, 0, 0, 0),
        () => memory.buffer.byteLength + NEARLY_FULL_BYTES > this.#image.memory.length + memoryBytes,
      );
    });
    clock.stop();
    // Memory never shrinks, so an interpreter that grew is replaced.
    if (memory.buffer.byteLength !== this.#image.memory.length) this.#interpreter = undefined;
    const stopped = finished ? undefined : 'starved';
    return run.reply(clock.elapsedMs, clock.wasOver ? 'time' : stopped);
  }

  #takeFresh(memoryBytes: number): Interpreter {
    this.prepare(memoryBytes);
    this.#isFresh = false;
    if (!this.#interpreter) throw new Error('No interpreter is ready.');
    return this.#interpreter;
  }
}

function openInterpreter(module: WebAssembly.Module, pages: number, memoryBytes: number): Interpreter {
  const memory = new WebAssembly.Memory({
    initial: pages,
    maximum: pages + Math.floor(memoryBytes / PAGE_BYTES),
  });
  let ports = SILENT_PORTS;
  const names = WebAssembly.Module.imports(module).map((one) => one.name);
  const { exports } = new WebAssembly.Instance(module, {
    env: { memory },
    wasi_snapshot_preview1: withRefusals(
      wasiCalls(memory, () => ports, { args: ARGUMENTS, environment: ENVIRONMENT }),
      names,
    ),
  });
  const { table, stackPointer, _start: start } = exports;
  if (!(table instanceof WebAssembly.Table && stackPointer instanceof WebAssembly.Global))
    throw new Error('The module of Python was not prepared.');
  const connect = (connected: WasiPorts) => {
    ports = connected;
  };
  return { memory, table, stackPointer, start, memoryBytes, connect };
}

/** A function from inside the module; its parameters and result are numbers. */
function callable(value: unknown): (...values: number[]) => unknown {
  if (typeof value !== 'function') throw new Error('The module of Python lacks a function.');
  return (...values) => Reflect.apply(value, undefined, values);
}
