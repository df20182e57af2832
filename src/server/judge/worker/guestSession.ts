import type { QuickJSContext, QuickJSHandle, QuickJSRuntime } from 'quickjs-emscripten-core';
import { guestInspector } from './guestInspector.ts';
import { guestPrelude } from './guestPrelude.ts';
import type { Interpreter } from './interpreter.ts';
import { MAX_ERROR_OUTPUT_BYTES } from './protocol.ts';
import type { RunError } from './protocol.ts';

const PRELUDE_SOURCE = `(${guestPrelude.toString()})`;
const INSPECTOR_SOURCE = `(${guestInspector.toString()})`;

/** Where the session's prints and questions go; set anew for the one program it runs. */
interface SessionHost {
  writeOut(text: string): boolean;
  writeErr(text: string): boolean;
  shouldStop(): boolean;
}

/** A runtime and a context of their own with the prelude read in, ready for exactly one program. */
export interface GuestSession {
  readonly interpreter: Interpreter;
  readonly vm: QuickJSContext;
  readonly runtime: QuickJSRuntime;
  begin(host: SessionHost, input: string, outputBytes: number): void;
  /** Hands over what print() still holds back. */
  flush(): void;
  describe(thrown: QuickJSHandle): RunError;
  /** Returns false when the instance could not be left clean. */
  close(): boolean;
}

const SILENT: SessionHost = { writeOut: () => false, writeErr: () => false, shouldStop: () => false };

export function openSession(interpreter: Interpreter, stackBytes: number): GuestSession {
  let host = SILENT;
  const runtime = interpreter.module.newRuntime();
  runtime.setMaxStackSize(stackBytes);
  runtime.setInterruptHandler(() => host.shouldStop());
  const vm = runtime.newContext();

  const parameters = [
    vm.newFunction('writeOut', (text) => (host.writeOut(vm.getString(text)) ? vm.true : vm.false)),
    vm.newFunction('writeErr', (text) => (host.writeErr(vm.getString(text)) ? vm.true : vm.false)),
    vm.newString(INSPECTOR_SOURCE),
    vm.newNumber(MAX_ERROR_OUTPUT_BYTES),
  ];
  const prelude = vm.unwrapResult(vm.evalCode(PRELUDE_SOURCE, 'judge.js', { type: 'global' }));
  const kit = vm.unwrapResult(vm.callFunction(prelude, vm.undefined, ...parameters));
  const [begin, flush, describe] = ['begin', 'flush', 'describe'].map((name) => vm.getProp(kit, name)) as [
    QuickJSHandle,
    QuickJSHandle,
    QuickJSHandle,
  ];
  for (const handle of [...parameters, prelude, kit]) handle.dispose();

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
    begin(newHost, input, outputBytes) {
      host = newHost;
      // The way in ends a text at NUL, the way out replaces it: the same is done here.
      call(begin, vm.newString(input.replaceAll('\0', '\uFFFD')), vm.newNumber(outputBytes))?.dispose();
    },
    flush() {
      call(flush)?.dispose();
    },
    describe(thrown) {
      const told = call(describe, thrown);
      if (!told) return { name: 'Error', message: '' };
      const read = (key: string) => vm.getProp(told, key).consume((handle) => vm.getString(handle));
      const error: RunError = { name: read('name'), message: read('message') };
      const line = lineOf(read('stack'));
      if (line !== undefined) error.line = line;
      told.dispose();
      return error;
    },
    close() {
      try {
        for (const handle of [begin, flush, describe]) handle.dispose();
        vm.dispose();
        runtime.dispose();
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Line of the learner's file in a stack such as `at f (main.js:3:5)`. */
function lineOf(stack: string): number | undefined {
  const found = /main\.js:(\d{1,7})/.exec(stack)?.[1];
  return found === undefined ? undefined : Number(found);
}
