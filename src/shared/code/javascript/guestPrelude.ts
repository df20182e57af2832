import type { guestClone } from './guestClone.ts';
import type { ConsoleKit, guestConsole } from './guestConsole.ts';
import type { guestInspector } from './guestInspector.ts';
import type { guestIntl } from './guestIntl.ts';
import type { guestLoop } from './guestLoop.ts';
import type { guestSort } from './guestSort.ts';

/** The functions that the host lends to the guest; everything crosses as text. */
export interface GuestHost {
  writeOut: (text: string) => boolean;
  writeErr: (text: string) => boolean;
  stateOf: (promise: object) => [state: string, result: unknown];
  sourceOf: (part: GuestPart) => string;
}

/** A part that is loaded when the program first uses it. */
export type GuestPart = 'inspector' | 'console' | 'sort' | 'loop' | 'clone' | 'intl';

/**
 * Runs inside the interpreter before the learner's program: its source text is taken with toString(), so it may use
 * nothing from outside its own braces. Everything that could meet a trap of the learner (getters, proxies, a throwing
 * toString) happens here, within the learner's own limits; the host only receives strings.
 */
export function guestPrelude(host: GuestHost, errorLimit: number) {
  'use strict';
  const FLUSH_LENGTH = 8192;
  const { writeOut, writeErr, stateOf, sourceOf } = host;
  const { apply, deleteProperty } = Reflect;
  const { defineProperty, is } = Object;
  const toText = String;
  const evaluate = eval;
  const { slice, indexOf, includes, toWellFormed, replaceAll, endsWith } = String.prototype;
  const nativeSort = Array.prototype.sort;
  const TypedArray = Reflect.getPrototypeOf(Uint8Array) as typeof Uint8Array;
  const nativeTypedSort = TypedArray.prototype.sort;
  const { toSorted: nativeToSorted } = Array.prototype;
  const { toSorted: nativeTypedToSorted } = TypedArray.prototype;
  const TypeErrorClass = TypeError;
  const ErrorClass = Error;

  /** NUL and lone surrogates do not survive on the way to the host, nor in the database. */
  const clean = (text: string): string => apply(replaceAll, apply(toWellFormed, text, []), ['\0', '\uFFFD']);

  const sink = (write: (text: string) => boolean) => {
    let pending = '';
    let limit = errorLimit;
    const setLimit = (length: number) => {
      limit = length;
    };
    const flush = () => {
      if (pending === '') return;
      // One character is at least one byte, so the cut part is beyond the limit anyway.
      const text = clean(pending.length > limit ? apply(slice, pending, [0, limit + 1]) : pending);
      pending = '';
      write(text);
    };
    const put = (text: string) => {
      pending += text;
      if (pending.length > FLUSH_LENGTH) flush();
    };
    const line = (text: string) => put(text + '\n');
    return { flush, put, line, setLimit };
  };
  const out = sink(writeOut);
  const err = sink(writeErr);

  const read = <Part>(part: GuestPart): Part => evaluate(sourceOf(part)) as Part;

  let inspector: ReturnType<typeof guestInspector> | undefined;
  const openInspector = () => (inspector ??= read<typeof guestInspector>('inspector')(stateOf));
  const show = (value: unknown): string => {
    if (typeof value === 'string') return value;
    if (typeof value === 'number' && !is(value, -0)) return toText(value);
    return openInspector().inspect(value);
  };

  let loop: ReturnType<typeof guestLoop> | undefined;
  const openLoop = () => (loop ??= read<typeof guestLoop>('loop')(stateOf));

  let rich: ReturnType<typeof guestConsole> | undefined;
  const openConsole = () => {
    if (rich) return rich;
    const { inspect, widthOf } = openInspector();
    const kit: ConsoleKit = { inspect, widthOf, out: out.line, err: err.line, now: () => loop?.now() ?? 0 };
    return (rich = read<typeof guestConsole>('console')(kit));
  };
  /** Whether the values are shown as they are: without directives and outside of groups. */
  const isPlain = (values: unknown[]): boolean => {
    const first = values[0];
    return !rich && (values.length < 2 || typeof first !== 'string' || !apply(includes, first, ['%']));
  };

  let stdin = '';
  let position = 0;
  let prompts = false;
  /**
   * The next line of the input without its line break; null when there is none left. The question is shown in a run.
   */
  const input = (question?: unknown): string | null => {
    if (prompts && question !== undefined) out.put(show(question));
    if (position >= stdin.length) return null;
    const at: number = apply(indexOf, stdin, ['\n', position]);
    const end = at < 0 ? stdin.length : at;
    const text: string = apply(slice, stdin, [position, end]);
    position = end + 1;
    return apply(endsWith, text, ['\r']) ? apply(slice, text, [0, -1]) : text;
  };
  /** The unread rest. */
  const inputAll = (): string => {
    const rest: string = apply(slice, stdin, [position]);
    position = stdin.length;
    return rest;
  };
  const joined = (values: unknown[]): string => {
    let text = '';
    for (let i = 0; i < values.length; i += 1) text += (i === 0 ? '' : ' ') + show(values[i]);
    return text;
  };
  const print = (...values: unknown[]): void =>
    isPlain(values) ? out.line(joined(values)) : apply(openConsole().log, undefined, values);
  const printError = (...values: unknown[]): void =>
    isPlain(values) ? err.line(joined(values)) : apply(openConsole().error, undefined, values);

  const expose = (target: object, name: string, value: unknown) =>
    defineProperty(target, name, { value, writable: true, configurable: true, enumerable: false });
  const console = {};
  expose(console, 'log', print);
  expose(console, 'info', print);
  expose(console, 'debug', print);
  expose(console, 'error', printError);
  expose(console, 'warn', printError);
  const openLater = (name: Exclude<keyof ReturnType<typeof guestConsole>, 'log' | 'error'>) =>
    expose(console, name, (...values: unknown[]) => void apply(openConsole()[name], undefined, values));
  openLater('trace');
  openLater('dir');
  openLater('dirxml');
  openLater('table');
  openLater('assert');
  openLater('count');
  openLater('countReset');
  openLater('group');
  openLater('groupCollapsed');
  openLater('groupEnd');
  openLater('time');
  openLater('timeEnd');
  openLater('timeLog');
  openLater('clear');
  expose(globalThis, 'console', console);
  expose(globalThis, 'print', print);
  expose(globalThis, 'input', input);
  expose(globalThis, 'readLine', input);
  expose(globalThis, 'inputAll', inputAll);

  expose(globalThis, 'setTimeout', function setTimeout(run: unknown, delay?: unknown, ...values: unknown[]) {
    return openLoop().setTimeout(run, delay, values);
  });
  expose(
    globalThis,
    'setInterval',
    function setInterval(run: unknown, delay?: unknown, ...values: unknown[]) {
      return openLoop().setInterval(run, delay, values);
    },
  );
  expose(globalThis, 'setImmediate', function setImmediate(run: unknown, ...values: unknown[]) {
    return openLoop().setImmediate(run, values);
  });
  expose(globalThis, 'queueMicrotask', function queueMicrotask(run: unknown) {
    openLoop().queueMicrotask(run);
  });
  expose(globalThis, 'clearTimeout', (id: unknown) => loop?.clear(id));
  expose(globalThis, 'clearInterval', (id: unknown) => loop?.clear(id));
  expose(globalThis, 'clearImmediate', (id: unknown) => loop?.clear(id));

  let clone: ReturnType<typeof guestClone> | undefined;
  expose(globalThis, 'structuredClone', function structuredClone(value: unknown) {
    clone ??= read<typeof guestClone>('clone')();
    return clone(value);
  });

  let sorts: ReturnType<typeof guestSort> | undefined;
  const openSorts = () => (sorts ??= read<typeof guestSort>('sort')(nativeSort));
  type Compare = ((left: unknown, right: unknown) => number) | undefined;
  const isReady = (compare: unknown): boolean => typeof compare === 'function';
  expose(Array.prototype, 'sort', function sort(this: unknown[], compare: Compare) {
    // The engine's own sort does the same without a comparator, and for refusing an invalid one.
    if (!isReady(compare) || this === null || this === undefined) return apply(nativeSort, this, [compare]);
    let items: unknown[] = [];
    const { length } = this;
    let absent = 0;
    for (let at = 0; at < length; at += 1) {
      if (!(at in this)) continue;
      const item = this[at];
      if (item === undefined) absent += 1;
      else items[items.length] = item;
    }
    items = openSorts().sort(items, compare as NonNullable<Compare>);
    for (let at = 0; at < items.length; at += 1) this[at] = items[at];
    for (let at = items.length; at < items.length + absent; at += 1) this[at] = undefined;
    for (let at = items.length + absent; at < length; at += 1) deleteProperty(this, at);
    return this;
  });
  expose(Array.prototype, 'toSorted', function toSorted(this: unknown[], compare: Compare) {
    if (!isReady(compare) || this === null || this === undefined)
      return apply(nativeToSorted, this, [compare as never]);
    const items: unknown[] = [];
    for (let at = 0; at < this.length; at += 1) items[at] = this[at];
    return items.sort(compare);
  });
  expose(TypedArray.prototype, 'sort', function sort(this: Uint8Array, compare: Compare) {
    if (!isReady(compare) || !(this instanceof TypedArray)) return apply(nativeTypedSort, this, [compare]);
    const items: unknown[] = [];
    for (let at = 0; at < this.length; at += 1) items[at] = this[at];
    openSorts().mergeSort(items, compare as NonNullable<Compare>);
    for (let at = 0; at < items.length; at += 1) this[at] = items[at] as number;
    return this;
  });
  expose(TypedArray.prototype, 'toSorted', function toSorted(this: Uint8Array, compare: Compare) {
    if (!isReady(compare) || !(this instanceof TypedArray))
      return apply(nativeTypedToSorted, this, [compare]);
    return this.slice().sort(compare);
  });

  let words: ReturnType<typeof guestIntl> | undefined;
  const openWords = () => (words ??= read<typeof guestIntl>('intl')());
  const { valueOf: numberOf } = Number.prototype;
  const { valueOf: bigOf } = BigInt.prototype;
  expose(
    Number.prototype,
    'toLocaleString',
    function toLocaleString(this: number, locales?: unknown, options?: unknown) {
      return openWords().formatNumber(apply(numberOf, this, []), locales, options);
    },
  );
  expose(
    BigInt.prototype,
    'toLocaleString',
    function toLocaleString(this: bigint, locales?: unknown, options?: unknown) {
      return openWords().formatNumber(apply(bigOf, this, []), locales, options);
    },
  );
  expose(
    String.prototype,
    'localeCompare',
    function localeCompare(this: string, that: unknown, locales?: unknown, options?: unknown) {
      if (this === null || this === undefined) throw new TypeErrorClass('cannot compare null or undefined');
      return openWords().compareTexts(toText(this), toText(that), locales, options);
    },
  );
  expose(
    Date.prototype,
    'toLocaleString',
    function toLocaleString(this: Date, locales?: unknown, options?: unknown) {
      return openWords().formatDate(this, locales, options, 'any');
    },
  );
  expose(
    Date.prototype,
    'toLocaleDateString',
    function toLocaleDateString(this: Date, locales?: unknown, options?: unknown) {
      return openWords().formatDate(this, locales, options, 'date');
    },
  );
  expose(
    Date.prototype,
    'toLocaleTimeString',
    function toLocaleTimeString(this: Date, locales?: unknown, options?: unknown) {
      return openWords().formatDate(this, locales, options, 'time');
    },
  );
  const Intl = {};
  expose(Intl, 'NumberFormat', function NumberFormat(locales?: unknown, options?: unknown) {
    return { format: (value: unknown) => openWords().formatNumber(value, locales, options) };
  });
  expose(Intl, 'DateTimeFormat', function DateTimeFormat(locales?: unknown, options?: unknown) {
    return {
      format: (value?: Date) => openWords().formatDate(value ?? new Date(), locales, options, 'date'),
    };
  });
  expose(Intl, 'Collator', function Collator(locales?: unknown, options?: unknown) {
    return {
      compare: (left: string, right: string) => openWords().compareTexts(left, right, locales, options),
    };
  });
  expose(globalThis, 'Intl', Intl);

  const short = (value: unknown, length: number): string => clean(apply(slice, toText(value), [0, length]));
  return {
    /** `watches` means that the program may make promises. */
    begin: (text: string, outputLimit: number, watches: boolean, shows: boolean) => {
      prompts = shows;
      if (watches) expose(globalThis, '$leave', openLoop().leave);
      stdin = text;
      out.setLimit(outputLimit);
    },
    /** Runs the next timer; false when nothing is left to do. */
    runNext: (): boolean => loop?.runNext() ?? false,
    /** The unhandled rejection of this turn in a list of one; or an empty list. */
    unhandled: (): unknown[] => loop?.unhandled() ?? [],
    flush: () => {
      out.flush();
      err.flush();
    },
    /** Describes any thrown value in three strings. */
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
