import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import { CpuClock } from '#shared/code/CpuClock.ts';
import type { Device } from '#shared/code/device.ts';
import type { DeviceOutcome } from '#shared/code/devices.ts';
import { DeviceSession } from '#shared/code/DeviceSession.ts';
import type { EngineHost } from '#shared/code/EngineHost.ts';
import type { GuestSession } from './guestSession.ts';
import { markAsyncExits } from './markAsyncExits.ts';
import { OutputSink } from '#shared/code/OutputSink.ts';
import { Tracer } from './Tracer.ts';
import {
  MAX_ERROR_FLOOD_BYTES,
  MAX_ERROR_OUTPUT_BYTES,
  type Ending,
  type RunError,
  type RunReply,
  type RunRequest,
} from '#shared/code/protocol.ts';
import { guestDevice } from './guestDevice.ts';

const SOURCE = `(${guestDevice.toString()})`;

/** Adds the commands of a device to an interpreter before its program; reports the end of the run. */
function installDevice({ vm, flush }: GuestSession, device: DeviceSession, onOver: () => void): void {
  const tell = vm.newFunction('tell', (command, args, line) => {
    const answer = device.call(vm.getString(command), vm.getString(args), vm.getNumber(line));
    return vm.newString(JSON.stringify(answer));
  });
  const end = vm.newFunction('end', () => {
    flush();
    onOver();
  });
  const commands = vm.unwrapResult(vm.evalCode(`(${JSON.stringify(device.commands)})`, 'device.js'));
  const install = vm.unwrapResult(vm.evalCode(SOURCE, 'device.js'));
  vm.unwrapResult(vm.callFunction(install, vm.undefined, commands, tell, end)).dispose();
  for (const handle of [tell, end, commands, install]) handle.dispose();
}

const PROGRAM_FILE = 'main.js';
/** The time for emptying buffers and naming the error after the program ended. */
const EPILOGUE_MS = 50;
const STACK_OVERFLOW: RunError = { name: 'RangeError', message: 'Maximum call stack size exceeded' };

/** Ended by force, before it had used its time. */
class StoppedError extends Error {}

export interface Finished {
  reply: RunReply;
  /** False when the instance may contain traces of this run and must be dropped. */
  reusable: boolean;
}

export interface Program {
  session: GuestSession;
  request: RunRequest;
  device?: Device<DeviceOutcome> | undefined;
  host: EngineHost;
}

/** Runs one program on one input; the session must then be rewound. Blocks; never throws because of the program. */
export function runProgram({ session, request, device: ownDevice, host }: Program): Finished {
  const { interpreter } = session;
  const device = ownDevice && new DeviceSession(ownDevice);
  const tracer = request.trace === true ? new Tracer(request.source) : undefined;
  const out = new OutputSink(request.outputBytes);
  const err = new OutputSink(MAX_ERROR_OUTPUT_BYTES);
  const clock = new CpuClock(() => host.now());

  const isFlood = () => out.overflowed || err.offered > MAX_ERROR_FLOOD_BYTES;

  let ending: Ending = 'ok';
  let error: RunError | undefined;
  let broken = false;
  let isNative = false;
  /** The device or a full trace ended the run without a fault. */
  let isOver = false;
  let failure: QuickJSHandle | undefined;
  const shouldStop = () => {
    if (request.endsWithTrace === true && tracer?.isFull === true) isOver = true;
    return isFlood() || isOver || clock.isOver();
  };
  try {
    session.begin(
      {
        writeOut: (text) => out.write(text),
        writeErr: (text) => err.write(text),
        shouldStop,
      },
      request.input,
      request.outputBytes,
      {
        watches: /\b(?:async|await|Promise)\b|\\u/.test(request.source),
        prompts: request.prompts === true,
      },
    );
    if (device)
      installDevice(session, device, () => {
        isOver = true;
      });
    tracer?.install(session, () => ({ outputLength: out.length, step: device?.steps ?? 0 }));
    interpreter.takeRefusal();
    clock.start(request.timeMs);
    const finished = host.within(request.wallMs, () => {
      failure = execute(session, tracer?.source ?? request.source, shouldStop);
    });
    clock.stop();
    if (!finished) throw new StoppedError();
    clock.allow(EPILOGUE_MS);
    if (!isOver) session.flush();
    if (failure && isOver) failure.dispose();
    else if (failure) {
      const told = session.describe(failure);
      isNative = told.isNative;
      error = withinSource(told.error, request.source);
      ending =
        error.name === 'SyntaxError' && !compiles(session.vm, request.source) ? 'compileError' : 'error';
    }
  } catch (thrown) {
    // The host's own stack overflowed, or the engine trapped: this instance is unusable.
    clock.stop();
    broken = true;
    ending = thrown instanceof StoppedError ? 'starved' : 'error';
    error = nameTrap(thrown);
  }

  const refused = interpreter.takeRefusal();
  if (isFlood()) ending = 'output';
  else if (clock.wasOver) ending = 'time';
  else if (ending === 'error' && (refused || isOutOfMemory(error, isNative))) ending = 'memory';

  const clean = !broken && !refused && (ending === 'ok' || ending === 'error');
  return {
    reply: {
      id: request.id,
      ending,
      timeMs: clock.elapsedMs,
      output: out.text,
      errorOutput: err.text,
      truncated: out.overflowed,
      ...(error && (ending === 'error' || ending === 'compileError') && { error: inBrowserWords(error) }),
      ...(device && { outcome: device.outcome() }),
      ...tracer?.told,
    },
    reusable: clean && !interpreter.hasGrown(),
  };
}

/** Runs the program, its promise jobs and its timers, turn by turn; returns the thrown value. */
function execute(session: GuestSession, source: string, isOver: () => boolean): QuickJSHandle | undefined {
  const result = session.vm.evalCode(markAsyncExits(source), PROGRAM_FILE, { type: 'global' });
  if (result.error) return result.error;
  result.value.dispose();
  for (;;) {
    const jobs = session.runtime.executePendingJobs();
    if (jobs.error) return jobs.error;
    const rejected = session.unhandled();
    if (rejected) return rejected;
    const next = session.runNext();
    if (next.error) return next.error;
    // Several short turns may end between two checks of the interpreter.
    if (!next.ran || isOver()) return undefined;
  }
}

/** Distinguishes an unparsable program from one that threw a SyntaxError while running. */
function compiles(vm: QuickJSContext, source: string): boolean {
  const result = vm.evalCode(source, PROGRAM_FILE, { type: 'global', compileOnly: true });
  (result.error ?? result.value).dispose();
  return !result.error;
}

/** A program may write any stack; a nonexistent line is left out. */
function withinSource({ line, callers, ...error }: RunError, source: string): RunError {
  const last = source.split('\n').length;
  const isReal = line !== undefined && line >= 1 && line <= last;
  const real = callers?.filter((one) => one <= last) ?? [];
  return { ...error, ...(isReal && { line }), ...(real.length > 0 && { callers: real }) };
}

/** A program may throw the same words itself: then they are no lack of memory. */
function isOutOfMemory(error: RunError | undefined, isNative: boolean): boolean {
  if (error?.name === 'InternalError') return ['out of memory', 'string too long'].includes(error.message);
  return isNative && error?.name === 'RangeError' && error.message === 'invalid string length';
}

function nameTrap(thrown: unknown): RunError {
  if (thrown instanceof RangeError) return STACK_OVERFLOW;
  return { name: 'InternalError', message: 'The program broke the interpreter.' };
}

/** QuickJS has its own words for a stack overflow; books for learners have the browsers' message. */
function inBrowserWords(error: RunError): RunError {
  const overflow = error.name === 'InternalError' && error.message === 'stack overflow';
  return overflow ? { ...error, ...STACK_OVERFLOW } : error;
}
