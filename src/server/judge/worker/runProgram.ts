import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import { CpuClock } from './CpuClock.ts';
import type { GuestSession } from './guestSession.ts';
import { OutputSink } from './OutputSink.ts';
import { MAX_ERROR_OUTPUT_BYTES } from './protocol.ts';
import type { Ending, RunError, RunReply, RunRequest } from './protocol.ts';

const PROGRAM_FILE = 'main.js';
/** For emptying buffers and naming the error after the program ended. */
const EPILOGUE_MS = 50;
const STACK_OVERFLOW: RunError = { name: 'RangeError', message: 'Maximum call stack size exceeded' };

export interface Finished {
  reply: RunReply;
  /** False when the instance may carry traces of this run and must be thrown away. */
  reusable: boolean;
}

/** Runs one program on one input and uses up the session. Blocks; never throws for what the program does. */
export function runProgram(session: GuestSession, request: RunRequest): Finished {
  const { interpreter } = session;
  const out = new OutputSink(request.outputBytes);
  const err = new OutputSink(MAX_ERROR_OUTPUT_BYTES);
  const clock = new CpuClock();

  let ending: Ending = 'ok';
  let error: RunError | undefined;
  let broken = false;
  try {
    session.begin(
      {
        writeOut: (text) => out.write(text),
        writeErr: (text) => err.write(text),
        shouldStop: () => out.overflowed || clock.isOver(),
      },
      request.input,
      request.outputBytes,
    );
    interpreter.takeRefusal();
    clock.start(request.timeMs);
    const failure = execute(session, request.source);
    clock.stop();
    clock.allow(EPILOGUE_MS);
    session.flush();
    if (failure) {
      error = withinSource(session.describe(failure), request.source);
      ending =
        error.name === 'SyntaxError' && !compiles(session.vm, request.source) ? 'compileError' : 'error';
    }
  } catch (thrown) {
    // The host's own stack ran out, or the engine trapped: this instance is beyond use.
    clock.stop();
    broken = true;
    ending = 'error';
    error = nameTrap(thrown);
  }

  const refused = interpreter.takeRefusal();
  if (out.overflowed) ending = 'output';
  else if (clock.wasOver) ending = 'time';
  else if (ending === 'error' && (refused || isOutOfMemory(error))) ending = 'memory';

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
    },
    reusable: clean && session.close() && !interpreter.hasGrown(),
  };
}

/** Runs the program and the promise jobs it left behind; returns what it threw. */
function execute({ vm, runtime }: GuestSession, source: string): QuickJSHandle | undefined {
  const result = vm.evalCode(source, PROGRAM_FILE, { type: 'global' });
  if (result.error) return result.error;
  const jobs = runtime.executePendingJobs();
  if (jobs.error) {
    result.value.dispose();
    return jobs.error;
  }
  // `main();` at the end of a program gives its promise as the value: a rejection there is the program's error.
  const state = vm.getPromiseState(result.value);
  // Of a value that is no promise, the state hands back the value itself.
  if (state.type === 'fulfilled' && !state.notAPromise) state.value.dispose();
  result.value.dispose();
  return state.type === 'rejected' ? state.error : undefined;
}

/** Tells a program that cannot be read from one that threw a SyntaxError while running. */
function compiles(vm: QuickJSContext, source: string): boolean {
  const result = vm.evalCode(source, PROGRAM_FILE, { type: 'global', compileOnly: true });
  (result.error ?? result.value).dispose();
  return !result.error;
}

/** A program may write any stack it likes; a line it does not have is left out. */
function withinSource({ line, ...error }: RunError, source: string): RunError {
  const isReal = line !== undefined && line >= 1 && line <= source.split('\n').length;
  return isReal ? { ...error, line } : error;
}

function isOutOfMemory(error: RunError | undefined): boolean {
  if (error?.name === 'InternalError') return ['out of memory', 'string too long'].includes(error.message);
  return error?.name === 'RangeError' && error.message === 'invalid string length';
}

function nameTrap(thrown: unknown): RunError {
  if (thrown instanceof RangeError) return STACK_OVERFLOW;
  return { name: 'InternalError', message: 'The program broke the interpreter.' };
}

/** QuickJS has its own words for a stack that ran out; books and searches know the browsers'. */
function inBrowserWords(error: RunError): RunError {
  const overflow = error.name === 'InternalError' && error.message === 'stack overflow';
  return overflow ? { ...error, ...STACK_OVERFLOW } : error;
}
