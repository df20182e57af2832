import type { QuickJSContext, QuickJSHandle, QuickJSRuntime } from 'quickjs-emscripten-core';
import { guestClone } from './guestClone.ts';
import { guestConsole } from './guestConsole.ts';
import { guestInspector } from './guestInspector.ts';
import { guestIntl } from './guestIntl.ts';
import { guestLoop } from './guestLoop.ts';
import { guestPrelude } from './guestPrelude.ts';
import type { GuestPart } from './guestPrelude.ts';
import { guestSort } from './guestSort.ts';
import type { Interpreter } from './interpreter.ts';
import { MAX_CALLERS, MAX_ERROR_OUTPUT_BYTES } from '../protocol.ts';
import type { RunError } from '../protocol.ts';

const PRELUDE_SOURCE = `(${guestPrelude.toString()})`;
const PARTS: Readonly<Record<GuestPart, string>> = {
  inspector: `(${guestInspector.toString()})`,
  console: `(${guestConsole.toString()})`,
  sort: `(${guestSort.toString()})`,
  loop: `(${guestLoop.toString()})`,
  clone: `(${guestClone.toString()})`,
  intl: `(${guestIntl.toString()})`,
};

/** The output and input of the session; set for the one program it runs. */
interface SessionHost {
  writeOut(text: string): boolean;
  writeErr(text: string): boolean;
  shouldStop(): boolean;
}

/** A thrown value, and whether one of the engine's own functions threw it rather than the program. */
interface ToldError {
  error: RunError;
  isNative: boolean;
}

interface BeginOptions {
  /** The program may make promises, so unhandled rejections must be found. */
  readonly watches: boolean;
  /** The questions of input() are printed. */
  readonly prompts: boolean;
}

/** A runtime and a context with the loaded prelude, ready for one program; after `rewind` for the next. */
export interface GuestSession {
  readonly interpreter: Interpreter;
  readonly vm: QuickJSContext;
  readonly runtime: QuickJSRuntime;
  begin(host: SessionHost, input: string, outputBytes: number, options: BeginOptions): void;
  /** Runs the next timer in virtual time. `ran` is false when none is left. */
  runNext(): { ran: boolean; error?: QuickJSHandle };
  /** The reason of a promise that was rejected without a handler; undefined when there is none. */
  unhandled(): QuickJSHandle | undefined;
  /** Flushes the output that print() still holds back. */
  flush(): void;
  describe(thrown: QuickJSHandle): ToldError;
  /** Restores the memory from before the first program. Only for an instance whose memory has not grown. */
  rewind(): void;
}

const SILENT: SessionHost = { writeOut: () => false, writeErr: () => false, shouldStop: () => false };

export function openSession(interpreter: Interpreter, stackBytes: number): GuestSession {
  let host = SILENT;
  const runtime = interpreter.module.newRuntime();
  runtime.setMaxStackSize(stackBytes);
  runtime.setInterruptHandler(() => host.shouldStop());
  const vm = runtime.newContext();

  const lent = vm.newObject();
  const lend = (name: string, make: (value: QuickJSHandle) => QuickJSHandle): void =>
    vm.newFunction(name, make).consume((handle) => vm.setProp(lent, name, handle));
  lend('writeOut', (text) => (host.writeOut(vm.getString(text)) ? vm.true : vm.false));
  lend('writeErr', (text) => (host.writeErr(vm.getString(text)) ? vm.true : vm.false));
  lend('stateOf', (promise) => {
    const pair = vm.newArray();
    const state = vm.getPromiseState(promise);
    vm.newString(state.type).consume((handle) => vm.setProp(pair, 0, handle));
    if (state.type === 'rejected') state.error.consume((handle) => vm.setProp(pair, 1, handle));
    if (state.type === 'fulfilled') {
      vm.setProp(pair, 1, state.value);
      // The state of a value that is no promise is the value itself.
      if (!state.notAPromise) state.value.dispose();
    }
    return pair;
  });
  lend('sourceOf', (part) => {
    const name = vm.getString(part);
    return vm.newString(isPart(name) ? PARTS[name] : '');
  });
  const parameters = [lent, vm.newNumber(MAX_ERROR_OUTPUT_BYTES)];
  const prelude = vm.unwrapResult(vm.evalCode(PRELUDE_SOURCE, 'judge.js', { type: 'global' }));
  const kit = vm.unwrapResult(vm.callFunction(prelude, vm.undefined, ...parameters));
  const begin = vm.getProp(kit, 'begin');
  const flush = vm.getProp(kit, 'flush');
  const describe = vm.getProp(kit, 'describe');
  const runNext = vm.getProp(kit, 'runNext');
  const unhandled = vm.getProp(kit, 'unhandled');
  for (const handle of [...parameters, prelude, kit]) handle.dispose();
  const putBack = interpreter.keepMemory(begin.value);

  const call = (fn: QuickJSHandle, ...values: QuickJSHandle[]): QuickJSHandle | undefined => {
    const result = vm.callFunction(fn, vm.undefined, ...values);
    for (const value of values) value.dispose();
    if (!result.error) return result.value;
    result.error.dispose();
    return undefined;
  };

  return {
    interpreter,
    vm,
    runtime,
    begin(newHost, input, outputBytes, { watches, prompts }) {
      host = newHost;
      // QuickJS ends a text at NUL on the way in and replaces it on the way out; the same is done here.
      const text = vm.newString(input.replaceAll('\0', '\uFFFD'));
      const flags = [watches, prompts].map((flag) => (flag ? vm.true : vm.false));
      call(begin, text, vm.newNumber(outputBytes), ...flags)?.dispose();
    },
    runNext() {
      const result = vm.callFunction(runNext, vm.undefined);
      if (result.error) return { ran: true, error: result.error };
      return { ran: result.value.consume((handle) => vm.dump(handle) === true) };
    },
    unhandled() {
      const found = call(unhandled);
      if (!found) return undefined;
      const count = vm.getProp(found, 'length').consume((handle) => vm.getNumber(handle));
      const reason = count > 0 ? vm.getProp(found, 0) : undefined;
      found.dispose();
      return reason;
    },
    flush() {
      call(flush)?.dispose();
    },
    describe(thrown) {
      const told = call(describe, thrown);
      if (!told) return { error: { name: 'Error', message: '' }, isNative: false };
      const read = (key: string) => vm.getProp(told, key).consume((handle) => vm.getString(handle));
      const error: RunError = { name: read('name'), message: read('message') };
      // A class called without new is at the top of the stack itself; the call is one below.
      const stack = read('stack');
      const lines = linesOf(stack);
      const isBelow = error.message.startsWith('class constructors must be') && lines.length > 1;
      const [line, ...callers] = isBelow ? lines.slice(1) : lines;
      if (line !== undefined) error.line = line;
      if (callers.length > 0) error.callers = callers;
      told.dispose();
      return { error, isNative: /^\s*at [^\n]*\(native\)/.test(stack) };
    },
    rewind() {
      host = SILENT;
      putBack();
    },
  };
}

function isPart(name: string): name is GuestPart {
  return Object.hasOwn(PARTS, name);
}

/** Lines of the learner's file in a stack such as `at f (main.js:3:5)`. */
function linesOf(stack: string): number[] {
  const lines = [...stack.matchAll(/main\.js:(\d{1,7})/g)].map((match) => Number(match[1]));
  return lines.filter((line) => line > 0).slice(0, MAX_CALLERS);
}
