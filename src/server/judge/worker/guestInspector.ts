/**
 * Turns a value into the text print() shows. Runs inside the interpreter, where it is only read in when a
 * program prints more than words and numbers; like the prelude it may use nothing from outside its braces.
 */
export function guestInspector() {
  'use strict';
  const MAX_DEPTH = 4;
  const { apply, ownKeys, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
  const { is } = Object;
  const { isArray } = Array;
  const toText = String;
  const quote = JSON.stringify;
  const { slice, replaceAll } = String.prototype;
  const mapEach = Map.prototype.forEach;
  const setEach = Set.prototype.forEach;
  const toISO = Date.prototype.toISOString;
  const regexToText = RegExp.prototype.toString;
  const functionToText = Function.prototype.toString;
  const identifier = /^[A-Za-z_$][\w$]*$/;
  const classSource = /^class\b/;
  const { test } = RegExp.prototype;
  const ErrorClass = Error;
  const TypedArray = getPrototypeOf(Uint8Array) as typeof Uint8Array;

  const quoted = (text: string): string => {
    const inner = apply(slice, quote(text), [1, -1]);
    return "'" + apply(replaceAll, apply(replaceAll, inner, ['\\"', '"']), ["'", "\\'"]) + "'";
  };

  const keyText = (key: string | symbol): string => {
    if (typeof key === 'symbol') return '[' + toText(key) + ']';
    return apply(test, identifier, [key]) ? key : quoted(key);
  };

  const className = (value: object): string => {
    for (let proto = getPrototypeOf(value); proto !== null; proto = getPrototypeOf(proto)) {
      const descriptor = getOwnPropertyDescriptor(proto, 'constructor');
      const name: unknown = typeof descriptor?.value === 'function' ? descriptor.value.name : undefined;
      if (typeof name === 'string' && name !== '') return name;
    }
    return '[Object: null prototype]';
  };

  const wrapped = (open: string, parts: string, close: string): string =>
    parts === '' ? open + close : open + ' ' + parts + ' ' + close;

  const showProperties = (value: object, depth: number, path: object[]): string => {
    let parts = '';
    const keys = ownKeys(value);
    for (let i = 0; i < keys.length; i += 1) {
      const key = keys[i] as string | symbol;
      const descriptor = getOwnPropertyDescriptor(value, key);
      if (!descriptor?.enumerable) continue;
      const shown = 'value' in descriptor ? show(descriptor.value, true, depth + 1, path) : '[Getter]';
      parts += (parts === '' ? '' : ', ') + keyText(key) + ': ' + shown;
    }
    return parts;
  };

  const showList = (list: ArrayLike<unknown>, depth: number, path: object[]): string => {
    let parts = '';
    for (let i = 0; i < list.length; i += 1) {
      parts += (i === 0 ? '' : ', ') + show(list[i], true, depth + 1, path);
    }
    return wrapped('[', parts, ']');
  };

  const showObject = (value: object, depth: number, path: object[]): string => {
    if (value instanceof ErrorClass) return value.name + ': ' + value.message;
    if (isArray(value)) return showList(value, depth, path);
    const name = className(value);
    if (value instanceof Map) {
      let parts = '';
      apply(mapEach, value, [
        (item: unknown, key: unknown) => {
          parts += (parts === '' ? '' : ', ') + show(key, true, depth + 1, path);
          parts += ' => ' + show(item, true, depth + 1, path);
        },
      ]);
      return wrapped(`${name}(${value.size}) {`, parts, '}');
    }
    if (value instanceof Set) {
      let parts = '';
      apply(setEach, value, [
        (item: unknown) => {
          parts += (parts === '' ? '' : ', ') + show(item, true, depth + 1, path);
        },
      ]);
      return wrapped(`${name}(${value.size}) {`, parts, '}');
    }
    if (value instanceof Date) return is(+value, NaN) ? 'Invalid Date' : apply(toISO, value, []);
    if (value instanceof RegExp) return apply(regexToText, value, []);
    if (value instanceof TypedArray) return `${name}(${value.length}) ` + showList(value, depth, path);
    const body = wrapped('{', showProperties(value, depth, path), '}');
    return name === 'Object' ? body : name + ' ' + body;
  };

  /** Close to what Node prints, but always on one line, so that a learner can foresee it. */
  const show = (value: unknown, nested: boolean, depth: number, path: object[]): string => {
    if (typeof value === 'string') return nested ? quoted(value) : value;
    if (typeof value === 'number') return is(value, -0) ? '-0' : toText(value);
    if (typeof value === 'bigint') return toText(value) + 'n';
    if (typeof value === 'function') {
      if (apply(test, classSource, [apply(functionToText, value, [])]))
        return `[class ${value.name || '(anonymous)'}]`;
      return value.name ? `[Function: ${value.name}]` : '[Function (anonymous)]';
    }
    if (typeof value !== 'object' || value === null) return toText(value);
    for (let i = 0; i < path.length; i += 1) if (path[i] === value) return '[Circular]';
    if (depth > MAX_DEPTH) return isArray(value) ? '[Array]' : '[Object]';
    path[path.length] = value;
    const text = showObject(value, depth, path);
    path.length -= 1;
    return text;
  };

  return (value: unknown): string => show(value, false, 0, []);
}
