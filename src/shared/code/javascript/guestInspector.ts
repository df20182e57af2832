/** The options of console.log and console.dir; the rest has Node's defaults. */
export interface InspectOptions {
  depth?: number | null;
  showHidden?: boolean;
  maxArrayLength?: number | null;
  breakLength?: number;
}

/**
 * Converts a value to the text of Node's util.inspect. Runs inside the interpreter, where it is loaded only when a
 * program prints more than words and numbers; like the prelude it may use nothing from outside its braces.
 */
export function guestInspector(stateOf: (value: object) => [state: string, result: unknown]) {
  'use strict';
  const { apply, ownKeys, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
  const { is, keys: enumerableKeys } = Object;
  const { isArray } = Array;
  const { max, min, sqrt, round, floor } = Math;
  const toText = String;
  const { test } = RegExp.prototype;
  const { slice, padStart, padEnd, repeat, includes, startsWith, codePointAt, charCodeAt } = String.prototype;
  const { hasOwnProperty, propertyIsEnumerable } = Object.prototype;
  const mapEach = Map.prototype.forEach;
  const setEach = Set.prototype.forEach;
  const toISO = Date.prototype.toISOString;
  const regexToText = RegExp.prototype.toString;
  const functionToText = Function.prototype.toString;
  const TypedArray = getPrototypeOf(Uint8Array) as typeof Uint8Array;
  const COMPACT = 3;
  const plainKey = /^[A-Za-z_]\w*$/;
  const digits = /^(?:0|[1-9]\d*)$/;
  /** Anything but plain signs without a quote and a backslash. */
  const special = /[^ -&(-[\]-~\u00a0-\ud7ff\ue000-\uffff]/;
  const short: Record<string, string> = {
    '\b': '\\b',
    '\t': '\\t',
    '\n': '\\n',
    '\f': '\\f',
    '\r': '\\r',
    '\\': '\\\\',
  };
  const has = (value: object, key: PropertyKey): boolean => apply(hasOwnProperty, value, [key]);
  const hex = (code: number, width: number): string => {
    let text = '';
    for (let rest = code, at = 0; at < width; at += 1, rest = floor(rest / 16))
      text = '0123456789ABCDEF'.charAt(rest % 16) + text;
    return text;
  };

  interface Walk {
    depth: number;
    showHidden: boolean;
    maxArrayLength: number;
    breakLength: number;
    indentation: number;
    currentDepth: number;
    seen: object[];
    circular: Map<object, number>;
  }

  const quoted = (text: string): string => {
    let quote = "'";
    if (apply(includes, text, ["'"])) {
      if (!apply(includes, text, ['"'])) quote = '"';
      else if (!apply(includes, text, ['`']) && !apply(includes, text, ['${'])) quote = '`';
    }
    if (!apply(test, special, [text])) return quote + text + quote;
    let escaped = '';
    for (let at = 0; at < text.length; at += 1) {
      const sign = text.charAt(at);
      const code: number = apply(charCodeAt, text, [at]);
      const next: number = at + 1 < text.length ? apply(charCodeAt, text, [at + 1]) : 0;
      if (has(short, sign)) escaped += short[sign];
      else if (sign === quote) escaped += '\\' + sign;
      else if (code < 32 || (code > 126 && code < 160)) escaped += '\\x' + hex(code, 2);
      else if (code >= 0xd800 && code < 0xdc00 && next >= 0xdc00 && next < 0xe000) {
        escaped += sign + text.charAt(at + 1);
        at += 1;
      } else escaped += code >= 0xd800 && code < 0xe000 ? '\\u' + hex(code, 4).toLowerCase() : sign;
    }
    return quote + escaped + quote;
  };

  /** Columns of a terminal: Hangul, Chinese signs and emoji take two. */
  const widthOf = (text: string): number => {
    let width = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = apply(codePointAt, text, [at]) ?? 0;
      if (code > 0xffff) at += 1;
      if (
        code >= 0x300 &&
        (code < 0x370 ||
          (code >= 0x200b && code <= 0x200f) ||
          (code >= 0x20d0 && code <= 0x20ff) ||
          (code >= 0xfe00 && code <= 0xfe0f) ||
          (code >= 0xfe20 && code <= 0xfe2f) ||
          (code >= 0x1160 && code < 0x1200))
      )
        continue;
      const isWide =
        code >= 0x1100 &&
        (code <= 0x115f ||
          code === 0x2329 ||
          code === 0x232a ||
          (code >= 0x2e80 && code <= 0x3247 && code !== 0x303f) ||
          (code >= 0x3250 && code <= 0x4dbf) ||
          (code >= 0x4e00 && code <= 0xa4c6) ||
          (code >= 0xa960 && code <= 0xa97c) ||
          (code >= 0xac00 && code <= 0xd7a3) ||
          (code >= 0xf900 && code <= 0xfaff) ||
          (code >= 0xfe30 && code <= 0xfe6b) ||
          (code >= 0xff01 && code <= 0xff60) ||
          (code >= 0xffe0 && code <= 0xffe6) ||
          (code >= 0x1f300 && code <= 0x1f64f) ||
          (code >= 0x1f680 && code <= 0x1f6c5) ||
          (code >= 0x1f900 && code <= 0x1f9ff) ||
          (code >= 0x20000 && code <= 0x3fffd));
      width += isWide ? 2 : 1;
    }
    return width;
  };

  const push = <Item>(list: Item[], item: Item): void => {
    list[list.length] = item;
  };
  const join = (list: string[], between: string): string => {
    let text = '';
    for (let at = 0; at < list.length; at += 1) text += (at === 0 ? '' : between) + list[at];
    return text;
  };

  const constructorName = (value: object): string | null => {
    for (let at: object | null = value; at !== null; at = getPrototypeOf(at)) {
      const found = getOwnPropertyDescriptor(at, 'constructor');
      // The watch over promises checks there who handles them.
      if (found?.get && at === Promise.prototype) return 'Promise';
      const made: unknown = found?.value;
      if (typeof made !== 'function' || made.name === '') continue;
      try {
        if (value instanceof made) return toText(made.name);
      } catch {
        // A constructor whose prototype is no object.
      }
    }
    return null;
  };

  const prefixOf = (name: string | null, tag: string, fallback: string, size = ''): string => {
    if (name === null) {
      const other = tag !== '' && fallback !== tag ? `[${tag}] ` : '';
      return `[${fallback}${size}: null prototype] ${other}`;
    }
    return tag !== '' && name !== tag ? `${name}${size} [${tag}] ` : `${name}${size} `;
  };

  /** Runs a getter that only real values of the kind support. */
  const isReal = (Kind: { prototype: object }, member: string, value: object): boolean => {
    try {
      if (!(value instanceof (Kind as unknown as typeof Object))) return false;
      const found = getOwnPropertyDescriptor(Kind.prototype, member);
      apply(found?.get ?? found?.value, value, []);
      return true;
    } catch {
      return false;
    }
  };

  const functionText = (value: { name: unknown }, name: string | null, tag: string): string => {
    const source: string = apply(functionToText, value as () => void, []);
    if (apply(startsWith, source, ['class']) && apply(slice, source, [-1]) === '}') {
      const own = has(value, 'name') && value.name ? toText(value.name) : '(anonymous)';
      let text = `class ${own}`;
      if (name !== 'Function' && name !== null) text += ` [${name}]`;
      if (tag !== '' && name !== tag) text += ` [${tag}]`;
      const parent: unknown = (getPrototypeOf(value) as { name?: unknown } | null)?.name;
      if (name === null) text += ' extends null';
      else if (parent) text += ` extends ${toText(parent)}`;
      return `[${text}]`;
    }
    const kind =
      tag === 'AsyncFunction' || tag === 'GeneratorFunction' || tag === 'AsyncGeneratorFunction'
        ? tag
        : 'Function';
    let text = `[${kind}`;
    if (name === null) text += ' (null prototype)';
    text +=
      value.name === ''
        ? ' (anonymous)]'
        : `: ${typeof value.name === 'string' ? value.name : show(freshWalk(undefined), value.name, 0)}]`;
    if (name !== kind && name !== null && name !== 'Function') text += ` ${name}`;
    return tag !== '' && name !== tag && tag !== kind ? `${text} [${tag}]` : text;
  };

  const keysOf = (walk: Walk, value: object, withoutIndexes: boolean): PropertyKey[] => {
    const found: PropertyKey[] = [];
    const all = ownKeys(value);
    for (let at = 0; at < all.length; at += 1) {
      const key = all[at] as string | symbol;
      if (withoutIndexes && typeof key === 'string' && apply(test, digits, [key])) continue;
      if (walk.showHidden || apply(propertyIsEnumerable, value, [key])) push(found, key);
    }
    return found;
  };

  const property = (walk: Walk, value: object, depth: number, key: PropertyKey, bare: boolean): string => {
    const found = getOwnPropertyDescriptor(value, key);
    let text = 'undefined';
    if (found && (found.get || found.set)) {
      text = found.get ? (found.set ? '[Getter/Setter]' : '[Getter]') : '[Setter]';
    } else if (found && found.value !== undefined) {
      walk.indentation += 2;
      text = show(walk, found.value, depth);
      walk.indentation -= 2;
    }
    if (bare) return text;
    let name: string;
    if (typeof key === 'symbol') name = toText(key);
    else if (key === '__proto__') name = "['__proto__']";
    else name = apply(test, plainKey, [key]) ? toText(key) : quoted(toText(key));
    if (found && !found.enumerable) name = `[${toText(key)}]`;
    return `${name}: ${text}`;
  };

  const more = (count: number): string => `... ${count} more item${count > 1 ? 's' : ''}`;

  const items = (walk: Walk, value: ArrayLike<unknown>, depth: number): string[] => {
    const output: string[] = [];
    const limit = min(walk.maxArrayLength, value.length);
    let at = 0;
    while (at < value.length && output.length < limit) {
      if (has(value, at)) {
        push(output, property(walk, value, depth, toText(at), true));
        at += 1;
        continue;
      }
      // A long hole is skipped by its keys, not item by item.
      let end = value.length;
      const all = enumerableKeys(value);
      for (let i = 0; i < all.length; i += 1) {
        const key = all[i] as string;
        if (!apply(test, digits, [key])) break;
        if (+key > at) {
          end = +key;
          break;
        }
      }
      push(output, `<${end - at} empty item${end - at > 1 ? 's' : ''}>`);
      at = end;
    }
    if (at < value.length) push(output, more(value.length - at));
    return output;
  };

  /** Arranges many short items in columns. */
  const grouped = (walk: Walk, output: string[], value: ArrayLike<unknown>): string[] => {
    let total = 0;
    let widest = 0;
    const count = walk.maxArrayLength < output.length ? output.length - 1 : output.length;
    const widths: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const width = widthOf(output[at] as string);
      push(widths, width);
      total += width + 2;
      if (width > widest) widest = width;
    }
    const actual = widest + 2;
    if (!(actual * 3 + walk.indentation < walk.breakLength && (total / actual > 5 || widest <= 6)))
      return output;
    const biased = max(actual - 3 - sqrt(actual - total / output.length), 1);
    const columns = min(
      round(sqrt(2.5 * biased * count) / biased),
      floor((walk.breakLength - walk.indentation) / actual),
      COMPACT * 4,
      15,
    );
    if (columns <= 1) return output;
    const columnWidths: number[] = [];
    for (let column = 0; column < columns; column += 1) {
      let width = 0;
      for (let at = column; at < output.length; at += columns) width = max(width, widths[at] ?? 0);
      push(columnWidths, width + 2);
    }
    let pad = padStart;
    for (let at = 0; at < output.length; at += 1) {
      if (typeof value[at] !== 'number' && typeof value[at] !== 'bigint') {
        pad = padEnd;
        break;
      }
    }
    const rows: string[] = [];
    for (let from = 0; from < count; from += columns) {
      const end = min(from + columns, count);
      let row = '';
      for (let at = from; at < end; at += 1) {
        const text = output[at] as string;
        const width = (columnWidths[at - from] ?? 0) + text.length - (widths[at] ?? 0);
        if (at < end - 1) row += apply(pad, text + ', ', [width]);
        else row += pad === padStart ? apply(pad, text, [width - 2]) : text;
      }
      push(rows, row);
    }
    if (count < output.length) push(rows, output[count] as string);
    return rows;
  };

  const reduced = (
    walk: Walk,
    parts: { output: string[]; base: string; open: string; close: string; isList: boolean },
    depth: number,
    value: object,
  ): string => {
    const { base, open, close, isList } = parts;
    const entries = parts.output.length;
    const output =
      isList && entries > 6 ? grouped(walk, parts.output, value as ArrayLike<unknown>) : parts.output;
    const lead = base === '' ? '' : `${base} `;
    if (walk.currentDepth - depth < COMPACT && entries === output.length) {
      let total = output.length + output.length + walk.indentation + open.length + base.length + 10;
      let fits = !apply(includes, base, ['\n']);
      for (let at = 0; fits && at < output.length; at += 1) {
        const text = output[at] as string;
        total += text.length;
        if (total > walk.breakLength || apply(includes, text, ['\n'])) fits = false;
      }
      if (total <= walk.breakLength && fits) return `${lead}${open} ${join(output, ', ')} ${close}`;
    }
    const line = '\n' + apply(repeat, ' ', [walk.indentation]);
    return `${lead}${open}${line}  ${join(output, `,${line}  `)}${line}${close}`;
  };

  const showObject = (walk: Walk, value: object, depth: number): string => {
    const name = constructorName(value);
    const found: unknown = (value as { [Symbol.toStringTag]?: unknown })[Symbol.toStringTag];
    const tag =
      typeof found !== 'string' || (found !== '' && apply(propertyIsEnumerable, value, [Symbol.toStringTag]))
        ? ''
        : found;
    const isList = isArray(value) || isReal(TypedArray, 'length', value);
    const keys = keysOf(walk, value, isList);
    let base = '';
    let open = '{';
    let close = '}';
    let isGrouped = false;
    let fill: (inner: number) => string[] = () => [];
    const nothing = keys.length === 0;

    if (isArray(value)) {
      open = `${name !== 'Array' || tag !== '' ? prefixOf(name, tag, 'Array', `(${value.length})`) : ''}[`;
      close = ']';
      isGrouped = true;
      if (value.length === 0 && nothing) return `${open}]`;
      fill = (inner) => items(walk, value, inner);
    } else if (isList) {
      const list = value as Uint8Array;
      open = `${prefixOf(name, tag, 'TypedArray', `(${list.length})`)}[`;
      close = ']';
      isGrouped = true;
      if (list.length === 0 && nothing) return `${open}]`;
      fill = () => {
        const output: string[] = [];
        const limit = min(walk.maxArrayLength, list.length);
        for (let at = 0; at < limit; at += 1) push(output, show(walk, list[at], 0));
        if (list.length > limit) push(output, more(list.length - limit));
        return output;
      };
    } else if (isReal(Set, 'size', value)) {
      const set = value as Set<unknown>;
      open = `${prefixOf(name, tag, 'Set', `(${set.size})`)}{`;
      if (set.size === 0 && nothing) return `${open}}`;
      fill = (inner) => {
        const output: string[] = [];
        walk.indentation += 2;
        apply(setEach, set, [
          (item: unknown) => output.length < walk.maxArrayLength && push(output, show(walk, item, inner)),
        ]);
        walk.indentation -= 2;
        if (set.size > output.length) push(output, more(set.size - output.length));
        return output;
      };
    } else if (isReal(Map, 'size', value)) {
      const map = value as Map<unknown, unknown>;
      open = `${prefixOf(name, tag, 'Map', `(${map.size})`)}{`;
      if (map.size === 0 && nothing) return `${open}}`;
      fill = (inner) => {
        const output: string[] = [];
        walk.indentation += 2;
        apply(mapEach, map, [
          (item: unknown, key: unknown) =>
            output.length < walk.maxArrayLength &&
            push(output, `${show(walk, key, inner)} => ${show(walk, item, inner)}`),
        ]);
        walk.indentation -= 2;
        if (map.size > output.length) push(output, more(map.size - output.length));
        return output;
      };
    } else if (typeof value === 'function') {
      base = functionText(value as { name: unknown }, name, tag);
      if (nothing) return base;
    } else if (isReal(RegExp, 'source', value)) {
      base = apply(regexToText, value as RegExp, []);
      const prefix = prefixOf(name, tag, 'RegExp');
      if (prefix !== 'RegExp ') base = prefix + base;
      if (nothing) return base;
    } else if (isReal(Date, 'getTime', value)) {
      base = is(+(value as Date), NaN) ? 'Invalid Date' : apply(toISO, value as Date, []);
      const prefix = prefixOf(name, tag, 'Date');
      if (prefix !== 'Date ') base = prefix + base;
      if (nothing) return base;
    } else if (value instanceof Error) {
      const { name: kind, message } = value;
      base = message === '' ? toText(kind) : `${toText(kind)}: ${toText(message)}`;
      if (depth > 0 || nothing === false) base = `[${base}]`;
      if (nothing) return base;
    } else if (isReal(ArrayBuffer, 'byteLength', value)) {
      const bytes = new Uint8Array(value as ArrayBuffer);
      let text = '';
      for (let at = 0; at < min(walk.maxArrayLength, bytes.length); at += 1)
        text += (at === 0 ? '' : ' ') + apply(slice, hex(bytes[at] as number, 2), []).toLowerCase();
      const rest = bytes.length - walk.maxArrayLength;
      if (rest > 0) text += ` ... ${rest} more byte${rest > 1 ? 's' : ''}`;
      open = `${prefixOf(name, tag, 'ArrayBuffer')}{`;
      fill = () => [`[Uint8Contents]: <${text}>`, `[byteLength]: ${bytes.length}`];
    } else if (value instanceof Promise) {
      open = `${prefixOf(name, tag, 'Promise')}{`;
      fill = (inner) => {
        const [state, result] = stateOf(value);
        if (state === 'pending') return ['<pending>'];
        walk.indentation += 2;
        const text = show(walk, result, inner);
        walk.indentation -= 2;
        return [state === 'rejected' ? `<rejected> ${text}` : text];
      };
    } else if (value instanceof WeakSet || value instanceof WeakMap) {
      open = `${prefixOf(name, tag, 'WeakSet')}{`;
      fill = () => ['<items unknown>'];
    } else if (
      isReal(Number, 'valueOf', value) ||
      isReal(Boolean, 'valueOf', value) ||
      isReal(BigInt, 'valueOf', value) ||
      isReal(Symbol, 'valueOf', value) ||
      isReal(String, 'valueOf', value)
    ) {
      const inner: unknown = (value as { valueOf(): unknown }).valueOf();
      const kind =
        typeof inner === 'bigint'
          ? 'BigInt'
          : typeof inner === 'string'
            ? 'String'
            : typeof inner === 'number'
              ? 'Number'
              : typeof inner === 'boolean'
                ? 'Boolean'
                : 'Symbol';
      base = `[${kind}${kind !== name ? (name === null ? ' (null prototype)' : ` (${name})`) : ''}: ${show(freshWalk(undefined), inner, 0)}]`;
      if (typeof inner === 'string')
        for (let at = keys.length - 1; at >= 0; at -= 1)
          if (apply(test, digits, [keys[at]])) keys.splice(at, 1);
      if (keys.length === 0) return base;
    } else if (
      tag === 'Arguments' ||
      (name === 'Object' && apply(Object.prototype.toString, value, []) === '[object Arguments]')
    ) {
      open = '[Arguments] {';
    } else {
      const isPlain = name === 'Object' && tag === '';
      if (!isPlain) open = `${prefixOf(name, tag, 'Object')}{`;
      if (nothing) return `${open}}`;
    }

    if (depth > walk.depth) {
      const shown = apply(slice, prefixOf(name, tag, isArray(value) ? 'Array' : 'Object'), [0, -1]);
      return name === null ? shown : `[${shown}]`;
    }
    push(walk.seen, value);
    walk.currentDepth = depth + 1;
    const output = fill(depth + 1);
    for (let at = 0; at < keys.length; at += 1)
      push(output, property(walk, value, depth + 1, keys[at] as PropertyKey, false));
    const index = walk.circular.get(value);
    if (index !== undefined) base = base === '' ? `<ref *${index}>` : `<ref *${index}> ${base}`;
    walk.seen.length -= 1;
    return reduced(walk, { output, base, open, close, isList: isGrouped }, depth + 1, value);
  };

  const show = (walk: Walk, value: unknown, depth: number): string => {
    if (typeof value === 'string') {
      let text = value;
      let rest = '';
      if (text.length > 10_000) {
        rest = `... ${text.length - 10_000} more character${text.length > 10_001 ? 's' : ''}`;
        text = apply(slice, text, [0, 10_000]);
      }
      if (
        text.length > 16 &&
        text.length > walk.breakLength - walk.indentation - 4 &&
        apply(includes, text, ['\n'])
      ) {
        const lines: string[] = [];
        for (let from = 0; from < text.length;) {
          const at = text.indexOf('\n', from);
          const end = at < 0 ? text.length : at + 1;
          push(lines, quoted(apply(slice, text, [from, end])));
          from = end;
        }
        return join(lines, ` +\n${apply(repeat, ' ', [walk.indentation + 2])}`) + rest;
      }
      return quoted(text) + rest;
    }
    if (typeof value === 'number') return is(value, -0) ? '-0' : toText(value);
    if (typeof value === 'bigint') return toText(value) + 'n';
    if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return toText(value);
    for (let at = 0; at < walk.seen.length; at += 1) {
      if (walk.seen[at] !== value) continue;
      if (!walk.circular.has(value)) walk.circular.set(value, walk.circular.size + 1);
      return `[Circular *${walk.circular.get(value)}]`;
    }
    return showObject(walk, value, depth);
  };

  const freshWalk = (options: InspectOptions | undefined): Walk => ({
    depth: options?.depth === undefined ? 2 : (options.depth ?? Infinity),
    showHidden: options?.showHidden ?? false,
    maxArrayLength: options?.maxArrayLength === undefined ? 100 : (options.maxArrayLength ?? Infinity),
    breakLength: options?.breakLength ?? 80,
    indentation: 0,
    currentDepth: 0,
    seen: [],
    circular: new Map(),
  });

  return {
    inspect: (value: unknown, options?: InspectOptions): string => show(freshWalk(options), value, 0),
    widthOf,
  };
}
