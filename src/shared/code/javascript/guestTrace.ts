/** Names that a trace leaves out, and its limits; see TRACE_LIMITS. */
export interface GuestTraceLimits {
  entries: number;
  variables: number;
  valueLength: number;
}

/**
 * Reports each executed line to the host. Runs inside the interpreter before the program, like the prelude, and may use
 * nothing from outside its braces. Values are shown without running any code of the program.
 */
export function guestTrace(
  hooks: readonly [line: string, variables: string],
  limits: GuestTraceLimits,
  tell: (line: number, variables: string) => void,
) {
  'use strict';
  const { apply, construct, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;
  const { defineProperty, is } = Object;
  const { isArray } = Array;
  const toText = String;
  const quote = JSON.stringify;
  const { slice } = String.prototype;
  const mapEach = Map.prototype.forEach;
  const setEach = Set.prototype.forEach;
  const mapSize = getOwnPropertyDescriptor(Map.prototype, 'size')?.get;
  const setSize = getOwnPropertyDescriptor(Set.prototype, 'size')?.get;

  // Inspecting a proxy would run the program's own traps, so proxies are remembered.
  const proxies = new WeakSet();
  const { add: addProxy, has: hasProxy } = WeakSet.prototype;
  const isProxy = (value: object): boolean => apply(hasProxy, proxies, [value]) as boolean;
  const Original = Proxy;
  const { revocable } = Original;
  defineProperty(Original, 'revocable', {
    value: (...args: unknown[]) => {
      const made = apply(revocable, Original, args as [object, object]);
      apply(addProxy, proxies, [made.proxy]);
      return made;
    },
  });
  defineProperty(globalThis, 'Proxy', {
    writable: true,
    configurable: true,
    value: new Original(Original, {
      construct: (target, args, newTarget) => {
        const made = construct(target, args, newTarget) as object;
        apply(addProxy, proxies, [made]);
        return made;
      },
    }),
  });

  const isKind = (value: object, size: (() => number) | undefined): boolean => {
    try {
      if (size) apply(size, value, []);
      return size !== undefined;
    } catch {
      return false;
    }
  };

  const nameOf = (value: object): string => {
    const proto = getPrototypeOf(value);
    if (proto === null || isProxy(proto)) return '';
    const maker: unknown = getOwnPropertyDescriptor(proto, 'constructor')?.value;
    const name: unknown =
      typeof maker === 'function' && !isProxy(maker) ? getOwnPropertyDescriptor(maker, 'name')?.value : '';
    return typeof name === 'string' && name !== 'Object' ? name + ' ' : '';
  };

  const listed = (value: object, room: number, depth: number): string => {
    const isList = isArray(value);
    let text = '';
    const add = (part: string) => {
      text += (text === '' ? '' : ', ') + part;
    };
    if (isKind(value, mapSize)) {
      apply(mapEach, value, [
        (item: unknown, key: unknown) => {
          if (text.length < room) add(shown(key, room, depth + 1) + ' => ' + shown(item, room, depth + 1));
        },
      ]);
      return 'Map {' + text + '}';
    }
    if (isKind(value, setSize)) {
      apply(setEach, value, [(item: unknown) => text.length < room && add(shown(item, room, depth + 1))]);
      return 'Set {' + text + '}';
    }
    if (isList) {
      for (let i = 0; i < value.length && text.length < room; i += 1) {
        const descriptor = getOwnPropertyDescriptor(value, i);
        add(descriptor && 'value' in descriptor ? shown(descriptor.value, room, depth + 1) : '');
      }
      return '[' + text + ']';
    }
    const keys = ownKeys(value);
    for (let i = 0; i < keys.length && text.length < room; i += 1) {
      const key = keys[i];
      if (typeof key !== 'string') continue;
      const descriptor = getOwnPropertyDescriptor(value, key);
      if (descriptor?.enumerable && 'value' in descriptor)
        add(key + ': ' + shown(descriptor.value, room, depth + 1));
    }
    return nameOf(value) + '{' + text + '}';
  };

  const shown = (value: unknown, room: number, depth: number): string => {
    if (typeof value === 'string') return quote(apply(slice, value, [0, room + 1]));
    if (typeof value === 'number') return is(value, -0) ? '-0' : toText(value);
    if (typeof value === 'bigint') return toText(value) + 'n';
    if (typeof value === 'function') return 'ƒ';
    if (typeof value !== 'object' || value === null) return toText(value);
    if (depth > 2) return '…';
    if (isProxy(value)) return 'Proxy {}';
    try {
      return listed(value, room, depth);
    } catch {
      return '…';
    }
  };

  let count = 0;
  let here = 0;
  const line = (number: number): boolean => {
    if (count > limits.entries) return false;
    count += 1;
    here = number;
    return true;
  };
  const variables = (...parts: unknown[]): void => {
    let text = '';
    let told = 0;
    for (let i = 0; i < parts.length && told < limits.variables; i += 2) {
      const read = parts[i + 1];
      let value: unknown;
      try {
        value = apply(read as () => unknown, undefined, []);
      } catch {
        // It is declared further down.
        continue;
      }
      if (typeof value === 'function') continue;
      const whole = shown(value, limits.valueLength, 0);
      const cut =
        whole.length > limits.valueLength ? apply(slice, whole, [0, limits.valueLength - 1]) + '…' : whole;
      text += (told === 0 ? '' : ',') + '{"name":' + quote(parts[i]) + ',"value":' + quote(cut) + '}';
      told += 1;
    }
    tell(here, '[' + text + ']');
  };
  defineProperty(globalThis, hooks[0], { value: line });
  defineProperty(globalThis, hooks[1], { value: variables });
}
