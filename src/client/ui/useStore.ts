import { useStore as useZustand } from 'zustand/react';
import type { StoreApi } from 'zustand/vanilla';

type ReadableStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

/** The whole state of a store. The component renders again with every change of it. */
export function useStore<T>(store: ReadableStore<T>): T;
/**
 * The part that a selector picks from the state of a store. The component renders again when `Object.is`
 * finds another value, so the selector returns a part of the state or a plain value, never a new object or
 * array: React would render without end. While developing and in tests a selector that does is refused with
 * its text.
 */
export function useStore<T, U>(store: ReadableStore<T>, selector: (state: T) => U): U;
export function useStore<T>(store: ReadableStore<T>, selector: (state: T) => unknown = whole): unknown {
  return useZustand(store, import.meta.env.DEV ? steady(selector) : selector);
}

const whole = (state: unknown) => state;

/** The selector, which throws once it gives two values for the same state. */
function steady<T, U>(selector: (state: T) => U): (state: T) => U {
  return (state) => {
    const picked = selector(state);
    if (Object.is(picked, selector(state))) return picked;
    throw new Error(
      `A selector makes a new value each time, and React would render without end: ${String(selector)}`,
    );
  };
}
