/**
 * Runs inside the interpreter before the learner's program: its source text is taken with toString(), so it
 * may use nothing from outside its own braces. Everything that could meet a trap laid by the learner (getters,
 * proxies, a throwing toString) happens here, within the learner's own limits; the host only receives strings.
 */
export function guestPrelude(
  writeOut: (text: string) => boolean,
  writeErr: (text: string) => boolean,
  inspectorSource: string,
  errorLimit: number,
) {
  'use strict';
  const FLUSH_LENGTH = 8192;
  const { apply } = Reflect;
  const { defineProperty, is } = Object;
  const toText = String;
  const evaluate = eval;
  const { slice, indexOf, toWellFormed, replaceAll, endsWith } = String.prototype;
  const ErrorClass = Error;

  /** NUL and lone surrogates survive neither the way to the host nor the database. */
  const clean = (text: string): string => apply(replaceAll, apply(toWellFormed, text, []), ['\0', '\uFFFD']);

  const sink = (write: (text: string) => boolean) => {
    let pending = '';
    let limit = errorLimit;
    const setLimit = (length: number) => {
      limit = length;
    };
    const flush = () => {
      if (pending === '') return;
      // One character is at least one byte, so what is cut off here is beyond the limit anyway.
      const text = clean(pending.length > limit ? apply(slice, pending, [0, limit + 1]) : pending);
      pending = '';
      write(text);
    };
    const line = (text: string) => {
      pending += text + '\n';
      if (pending.length > FLUSH_LENGTH) flush();
    };
    return { flush, line, setLimit };
  };
  const out = sink(writeOut);
  const err = sink(writeErr);

  let inspect: ((value: unknown) => string) | undefined;
  const show = (value: unknown): string => {
    if (typeof value === 'string') return value;
    if (typeof value === 'number' && !is(value, -0)) return toText(value);
    inspect ??= (evaluate(inspectorSource) as () => (value: unknown) => string)();
    return inspect(value);
  };

  const joined = (values: unknown[]): string => {
    let text = '';
    for (let i = 0; i < values.length; i += 1) text += (i === 0 ? '' : ' ') + show(values[i]);
    return text;
  };

  let stdin = '';
  let position = 0;
  /** The next line of the input without its line break; null when there is none left. */
  const input = (): string | null => {
    if (position >= stdin.length) return null;
    const at: number = apply(indexOf, stdin, ['\n', position]);
    const end = at < 0 ? stdin.length : at;
    const text: string = apply(slice, stdin, [position, end]);
    position = end + 1;
    return apply(endsWith, text, ['\r']) ? apply(slice, text, [0, -1]) : text;
  };
  /** All that has not been read yet. */
  const inputAll = (): string => {
    const rest: string = apply(slice, stdin, [position]);
    position = stdin.length;
    return rest;
  };
  const print = (...values: unknown[]): void => out.line(joined(values));
  const printError = (...values: unknown[]): void => err.line(joined(values));

  const expose = (target: object, name: string, value: unknown) =>
    defineProperty(target, name, { value, writable: true, configurable: true, enumerable: false });
  const console = {};
  expose(console, 'log', print);
  expose(console, 'info', print);
  expose(console, 'debug', print);
  expose(console, 'error', printError);
  expose(console, 'warn', printError);
  expose(globalThis, 'console', console);
  expose(globalThis, 'print', print);
  expose(globalThis, 'input', input);
  expose(globalThis, 'readLine', input);
  expose(globalThis, 'inputAll', inputAll);

  const short = (value: unknown, length: number): string => clean(apply(slice, toText(value), [0, length]));
  return {
    begin: (text: string, outputLimit: number) => {
      stdin = text;
      out.setLimit(outputLimit);
    },
    flush: () => {
      out.flush();
      err.flush();
    },
    /** Tells what was thrown in three strings, whatever it was. */
    describe: (thrown: unknown) => {
      const told = { name: 'Error', message: '', stack: '' };
      try {
        if (thrown instanceof ErrorClass) {
          told.stack = short(thrown.stack, 4000);
          told.name = short(thrown.name, 100);
          told.message = short(thrown.message, 1000);
        } else {
          told.name = 'Thrown';
          told.message = short(show(thrown), 1000);
        }
      } catch {
        told.name = 'Thrown';
      }
      return told;
    },
  };
}
