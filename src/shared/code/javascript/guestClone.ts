/** structuredClone. Runs inside the interpreter and may use nothing from outside its braces. */
export function guestClone() {
  'use strict';
  const { ownKeys, getPrototypeOf } = Reflect;
  const { isArray } = Array;
  const { propertyIsEnumerable } = Object.prototype;
  const toText = String;

  const refuse = (value: unknown): never => {
    const shown =
      typeof value === 'symbol' ? toText(value) : typeof value === 'function' ? toText(value) : '#<Object>';
    const error = new Error(`${shown} could not be cloned.`);
    error.name = 'DataCloneError';
    throw error;
  };

  const emptyList = (length: number): unknown[] => {
    const list: unknown[] = [];
    list.length = length;
    return list;
  };

  return (root: unknown): unknown => {
    const done = new Map<object, object>();
    const clone = (value: unknown): unknown => {
      if (typeof value === 'function' || typeof value === 'symbol') return refuse(value);
      if (typeof value !== 'object' || value === null) return value;
      const before = done.get(value);
      if (before) return before;
      const keep = <Made extends object>(made: Made): Made => {
        done.set(value, made);
        return made;
      };
      if (value instanceof Date) return keep(new Date(value.getTime()));
      if (value instanceof RegExp) return keep(new RegExp(value.source, value.flags));
      if (value instanceof Map) {
        const map = keep(new Map<unknown, unknown>());
        value.forEach((item: unknown, key: unknown) => map.set(clone(key), clone(item)));
        return map;
      }
      if (value instanceof Set) {
        const set = keep(new Set<unknown>());
        value.forEach((item: unknown) => set.add(clone(item)));
        return set;
      }
      if (value instanceof ArrayBuffer) return keep(value.slice(0));
      if (ArrayBuffer.isView(value)) {
        const view = value as Uint8Array;
        const buffer = clone(view.buffer);
        const Kind = view.constructor as new (buffer: unknown, offset: number, length: number) => Uint8Array;
        return keep(new Kind(buffer, view.byteOffset, view.length ?? view.byteLength));
      }
      if (value instanceof Error) {
        const made = keep(Object.create(getPrototypeOf(value) as object) as Error);
        for (const key of ['name', 'message', 'stack', 'cause'] as const) {
          if (!Object.hasOwn(value, key)) continue;
          Object.defineProperty(made, key, { value: clone(value[key]), writable: true, configurable: true });
        }
        return made;
      }
      if (
        value instanceof Number ||
        value instanceof String ||
        value instanceof Boolean ||
        value instanceof BigInt
      ) {
        return keep(Object(value.valueOf()) as object);
      }
      if (
        value instanceof Promise ||
        value instanceof WeakMap ||
        value instanceof WeakSet ||
        value instanceof Symbol
      ) {
        return refuse(value);
      }
      const made = keep(isArray(value) ? emptyList(value.length) : {}) as Record<PropertyKey, unknown>;
      const keys = ownKeys(value);
      for (let at = 0; at < keys.length; at += 1) {
        const key = keys[at] as string | symbol;
        if (typeof key === 'symbol' || !propertyIsEnumerable.call(value, key)) continue;
        Object.defineProperty(made, key, {
          value: clone((value as Record<PropertyKey, unknown>)[key]),
          writable: true,
          configurable: true,
          enumerable: true,
        });
      }
      return made;
    };
    return clone(root);
  };
}
