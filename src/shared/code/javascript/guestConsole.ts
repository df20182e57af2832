import type { guestInspector, InspectOptions } from './guestInspector.ts';

/** The functions of the prelude that the console needs. */
export interface ConsoleKit extends ReturnType<typeof guestInspector> {
  out: (text: string) => void;
  err: (text: string) => void;
  /** Virtual milliseconds since the program began. */
  now: () => number;
}

/**
 * All of console beyond plain words and numbers, in Node's form. Runs inside the interpreter, loaded at its first use,
 * and may use nothing from outside its braces.
 */
export function guestConsole(kit: ConsoleKit) {
  'use strict';
  const { inspect, widthOf, out, err, now } = kit;
  const { is } = Object;
  const { apply, getPrototypeOf, getOwnPropertyDescriptor, ownKeys } = Reflect;
  const { isArray } = Array;
  const { slice, repeat, replaceAll, includes, charCodeAt } = String.prototype;
  const { hasOwnProperty } = Object.prototype;
  const toText = String;
  const toNumber = Number;
  const { stringify } = JSON;
  const counts = new Map<string, number>();
  const timers = new Map<string, number>();
  const builtIns =
    ' Object Function Array Number Boolean String Symbol Date Promise RegExp Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError ArrayBuffer Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array Uint8ClampedArray BigUint64Array BigInt64Array DataView Map BigInt Set WeakMap WeakSet WeakRef Proxy ';
  let indentation = '';

  const number = (value: unknown): string =>
    typeof value === 'bigint' ? toText(value) + 'n' : is(value, -0) ? '-0' : toText(value);

  /** Whether toString is the engine's own; then the inspector shows more. */
  const hasPlainText = (value: object): boolean => {
    if (apply(hasOwnProperty, value, ['toString'])) return false;
    let at: object | null = value;
    while (at !== null && !apply(hasOwnProperty, at, ['toString'])) at = getPrototypeOf(at);
    if (at === null) return true;
    const made: unknown = getOwnPropertyDescriptor(at, 'constructor')?.value;
    return typeof made === 'function' && apply(includes, builtIns, [` ${made.name} `]);
  };

  const formatted = (directive: string, value: unknown): string => {
    switch (directive) {
      case 's':
        if (typeof value === 'number' || typeof value === 'bigint') return number(value);
        return typeof value === 'object' && value !== null && hasPlainText(value)
          ? inspect(value, { depth: 0 })
          : toText(value);
      case 'd':
        if (typeof value === 'bigint') return number(value);
        return typeof value === 'symbol' ? 'NaN' : number(toNumber(value));
      case 'i':
        if (typeof value === 'bigint') return number(value);
        return typeof value === 'symbol' ? 'NaN' : number(parseInt(value as string, 10));
      case 'f':
        return typeof value === 'symbol' ? 'NaN' : number(parseFloat(value as string));
      case 'j':
        try {
          return toText(stringify(value));
        } catch (error) {
          if (error instanceof TypeError && apply(includes, error.message, ['circular'])) return '[Circular]';
          throw error;
        }
      case 'o':
        return inspect(value, { showHidden: true, depth: 4 });
      case 'O':
        return inspect(value);
      default:
        return '';
    }
  };

  const format = (values: unknown[]): string => {
    const [first] = values;
    let text = '';
    let used = 0;
    if (typeof first === 'string') {
      used = 1;
      if (values.length === 1) return first;
      let last = 0;
      for (let at = 0; at < first.length - 1; at += 1) {
        if (apply(charCodeAt, first, [at]) !== 37) continue;
        const directive = first.charAt(at + 1);
        if (directive === '%') {
          text += apply(slice, first, [last, at]) + '%';
        } else if (used < values.length && apply(includes, 'sdifjoOc', [directive])) {
          text += apply(slice, first, [last, at]) + formatted(directive, values[used]);
          used += 1;
        } else continue;
        at += 1;
        last = at + 1;
      }
      text += apply(slice, first, [last]);
    }
    for (let at = used; at < values.length; at += 1) {
      const value = values[at];
      text += (at === 0 ? '' : ' ') + (typeof value === 'string' ? value : inspect(value));
    }
    return text;
  };

  const indented = (text: string): string =>
    indentation === '' ? text : indentation + apply(replaceAll, text, ['\n', '\n' + indentation]);
  const log = (...values: unknown[]): void => out(indented(format(values)));
  const error = (...values: unknown[]): void => err(indented(format(values)));

  const table = (data: unknown, only?: readonly string[]): void => {
    if (data === null || typeof data !== 'object') return log(data);
    const cell = (value: unknown): string => {
      const isWide =
        value !== null && typeof value === 'object' && !isArray(value) && ownKeys(value).length > 2;
      return inspect(value, { maxArrayLength: 3, breakLength: Infinity, depth: isWide ? -1 : 0 });
    };
    const heads: string[] = [];
    const columns: string[][] = [];
    const put = (head: string, row: number, text: string): void => {
      let at = 0;
      while (at < heads.length && heads[at] !== head) at += 1;
      heads[at] = head;
      const column = (columns[at] ??= []);
      column[row] = text;
    };
    const index: string[] = [];
    const values: string[] = [];
    let rows = 0;
    let isIterated = false;
    if (data instanceof Map) {
      isIterated = true;
      data.forEach((value: unknown, key: unknown) => {
        index[rows] = toText(rows);
        put('Key', rows, cell(key));
        put('Values', rows, cell(value));
        rows += 1;
      });
    } else if (data instanceof Set) {
      isIterated = true;
      data.forEach((value: unknown) => {
        index[rows] = toText(rows);
        put('Values', rows, cell(value));
        rows += 1;
      });
    } else {
      const keys = Object.keys(data);
      let hasValues = false;
      for (; rows < keys.length; rows += 1) {
        const key = keys[rows] as string;
        const item = (data as Record<string, unknown>)[key];
        index[rows] = key;
        if (item === null || (typeof item !== 'object' && typeof item !== 'function')) {
          values[rows] = cell(item);
          hasValues = true;
          continue;
        }
        const inner = only ?? Object.keys(item);
        for (let at = 0; at < inner.length; at += 1) {
          const name = inner[at] as string;
          const isOwn = apply(hasOwnProperty, item, [name]);
          put(name, rows, isOwn ? cell((item as Record<string, unknown>)[name]) : '');
        }
      }
      if (hasValues) {
        heads[heads.length] = 'Values';
        columns[heads.length - 1] = values;
      }
    }
    const all = [index];
    for (let at = 0; at < columns.length; at += 1) all[at + 1] = columns[at] as string[];
    const titles = [isIterated ? '(iteration index)' : '(index)'];
    for (let at = 0; at < heads.length; at += 1) titles[at + 1] = heads[at] as string;
    const widths: number[] = [];
    for (let column = 0; column < titles.length; column += 1) {
      let width = widthOf(titles[column] as string);
      for (let row = 0; row < rows; row += 1) width = Math.max(width, widthOf(all[column]?.[row] ?? ''));
      widths[column] = width + 2;
    }
    const rule = (left: string, middle: string, right: string): string => {
      let text = left;
      for (let at = 0; at < widths.length; at += 1)
        text += (at === 0 ? '' : middle) + apply(repeat, '─', [widths[at] as number]);
      return text + right;
    };
    const line = (cells: readonly (string | undefined)[]): string => {
      let text = '│';
      for (let at = 0; at < widths.length; at += 1) {
        const shown = cells[at] ?? '';
        text += ' ' + shown + apply(repeat, ' ', [(widths[at] as number) - widthOf(shown) - 1]) + '│';
      }
      return text;
    };
    let text = rule('┌', '┬', '┐') + '\n' + line(titles) + '\n' + rule('├', '┼', '┤') + '\n';
    for (let row = 0; row < rows; row += 1) {
      const cells: string[] = [];
      for (let column = 0; column < all.length; column += 1) cells[column] = all[column]?.[row] ?? '';
      text += line(cells) + '\n';
    }
    log(text + rule('└', '┴', '┘'));
  };

  const took = (since: number): string => {
    const ms = now() - since;
    if (ms < 1000) return `${+ms.toFixed(3)}ms`;
    if (ms < 60_000) return `${(ms / 1000).toFixed(3)}s`;
    const minutes = Math.floor(ms / 60_000);
    const seconds = ((ms % 60_000) / 1000).toFixed(3);
    return `${minutes}:${seconds.length < 6 ? '0' : ''}${seconds} (m:ss.mmm)`;
  };
  const sayTime = (label: unknown, values: unknown[]): boolean => {
    const name = toText(label);
    const since = timers.get(name);
    if (since === undefined) return false;
    log(`${name}: ${took(since)}`, ...values);
    return true;
  };

  return {
    log,
    info: log,
    debug: log,
    error,
    warn: error,
    trace: (...values: unknown[]) => error(values.length === 0 ? 'Trace' : `Trace: ${format(values)}`),
    dir: (value: unknown, options?: InspectOptions) => out(indented(inspect(value, options))),
    dirxml: log,
    table,
    assert: (condition: unknown, ...values: unknown[]) => {
      if (condition) return;
      const [first, ...rest] = values;
      if (typeof first === 'string') error(`Assertion failed: ${first}`, ...rest);
      else error('Assertion failed', ...values);
    },
    count: (label: unknown = 'default') => {
      const name = toText(label);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      log(`${name}: ${counts.get(name)}`);
    },
    countReset: (label: unknown = 'default') => {
      counts.delete(toText(label));
    },
    group: (...values: unknown[]) => {
      if (values.length > 0) log(...values);
      indentation += '  ';
    },
    groupCollapsed: (...values: unknown[]) => {
      if (values.length > 0) log(...values);
      indentation += '  ';
    },
    groupEnd: () => {
      indentation = apply(slice, indentation, [2]);
    },
    time: (label: unknown = 'default') => {
      const name = toText(label);
      if (!timers.has(name)) timers.set(name, now());
    },
    timeEnd: (label: unknown = 'default') => {
      if (sayTime(label, [])) timers.delete(toText(label));
    },
    timeLog: (label: unknown = 'default', ...values: unknown[]) => {
      sayTime(label, values);
    },
    clear: () => undefined,
  };
}
