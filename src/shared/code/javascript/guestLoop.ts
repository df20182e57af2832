/**
 * Timers in virtual time and the watch over rejected promises. Nothing waits: when the program has no other work, the
 * clock jumps to the next timer. Runs inside the interpreter and may use nothing from outside its braces.
 */
export function guestLoop(stateOf: (value: object) => [state: string, result: unknown]) {
  'use strict';
  const { apply, construct, defineProperty } = Reflect;
  const { is } = Object;
  const { trunc } = Math;
  const TypeErrorClass = TypeError;
  const Native = Promise;
  const { then } = Native.prototype;
  const nativeResolve = Native.resolve;
  const MAX_DELAY = 2 ** 31 - 1;
  const PURGE_AT = 4096;

  const expose = (target: object, name: PropertyKey, value: unknown) =>
    defineProperty(target, name, { value, writable: true, configurable: true, enumerable: false });

  interface Timer {
    id: number;
    at: number;
    /** setImmediate runs after the timers of the same moment. */
    isLate: boolean;
    every: number | undefined;
    run: (...values: unknown[]) => unknown;
    values: unknown[];
  }

  let now = 0;
  let lastId = 0;
  const timers = new Map<number, Timer>();
  const heap: Timer[] = [];
  const isBefore = (left: Timer, right: Timer): boolean => {
    if (left.at !== right.at) return left.at < right.at;
    return left.isLate === right.isLate ? left.id < right.id : right.isLate;
  };
  const push = (timer: Timer): void => {
    let at = heap.length;
    heap[at] = timer;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(timer, heap[parent] as Timer)) break;
      heap[at] = heap[parent] as Timer;
      at = parent;
    }
    heap[at] = timer;
  };
  const pop = (): Timer | undefined => {
    const top = heap[0];
    const last = heap[heap.length - 1];
    if (!top || !last) return undefined;
    heap.length -= 1;
    let at = 0;
    while (heap.length > 0) {
      let child = at * 2 + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1] as Timer, heap[child] as Timer)) child += 1;
      if (!isBefore(heap[child] as Timer, last)) break;
      heap[at] = heap[child] as Timer;
      at = child;
    }
    if (heap.length > 0) heap[at] = last;
    return top;
  };

  const add = (
    name: string,
    run: unknown,
    delay: unknown,
    values: unknown[],
    kind: 'once' | 'every' | 'late',
  ): number => {
    if (typeof run !== 'function') throw new TypeErrorClass(`${name}: the first argument is not a function`);
    const asked = trunc(+(delay as number));
    const wait = asked > 0 && asked <= MAX_DELAY ? asked : 0;
    lastId += 1;
    const every = kind === 'every' ? wait || 1 : undefined;
    const timer: Timer = {
      id: lastId,
      at: now + (every ?? wait),
      isLate: kind === 'late',
      every,
      run: run as Timer['run'],
      values,
    };
    timers.set(timer.id, timer);
    push(timer);
    return timer.id;
  };
  const clear = (id: unknown): void => {
    timers.delete(+(id as number));
  };

  /** After the first jump the program's clock shows the time as if it had waited. */
  const bendClock = (): void => {
    const RealDate = Date;
    const realNow = RealDate.now;
    const shownNow = () => realNow() + now;
    expose(RealDate, 'now', shownNow);
    const Shown: DateConstructor = new Proxy(RealDate, {
      construct: (target, values, newTarget) =>
        construct(
          target,
          values.length === 0 ? [shownNow()] : values,
          newTarget === Shown ? target : newTarget,
        ),
      apply: () => new RealDate(shownNow()).toString(),
    });
    expose(globalThis, 'Date', Shown);
  };

  /** Runs the next timer; false when there is none left. Throws what the timer throws. */
  const runNext = (): boolean => {
    for (;;) {
      const timer = pop();
      if (!timer) return false;
      if (timers.get(timer.id) !== timer) continue;
      if (timer.at > 0 && now === 0) bendClock();
      now = timer.at;
      if (timer.every === undefined) timers.delete(timer.id);
      try {
        apply(timer.run, undefined, timer.values);
      } finally {
        if (timer.every !== undefined && timers.get(timer.id) === timer) {
          timer.at = now + timer.every;
          lastId += 1;
          timers.delete(timer.id);
          timers.set(timer.id, timer);
          push(timer);
        }
      }
      return true;
    }
  };

  // Promises made by the program or by then() are known one by one. Those of async functions are not: the reasons
  // that left such a function are counted, and the rejected promises that were read.
  let made: object[] = [];
  const isMade = new WeakSet();
  const isHandled = new WeakSet();
  let looked: object[] = [];
  let purgeAt = PURGE_AT;
  let reasons: unknown[] = [];

  const keepPending = (list: object[], isKept: (state: string) => boolean): object[] => {
    const kept: object[] = [];
    for (let at = 0; at < list.length; at += 1) {
      const one = list[at] as object;
      if (isKept(stateOf(one)[0])) kept[kept.length] = one;
    }
    return kept;
  };
  const lookAt = (value: object): void => {
    if (isMade.has(value)) {
      isHandled.add(value);
      return;
    }
    looked[looked.length] = value;
    if (looked.length < purgeAt) return;
    looked = keepPending(looked, (state) => state !== 'fulfilled');
    purgeAt = looked.length * 2 + PURGE_AT;
  };
  const remember = (promise: object): object => {
    isMade.add(promise);
    made[made.length] = promise;
    if (made.length >= purgeAt) {
      made = keepPending(made, (state) => state !== 'fulfilled');
      purgeAt = made.length * 2 + PURGE_AT;
    }
    return promise;
  };

  const Tracked: PromiseConstructor = new Proxy(Native, {
    construct: (target, values, newTarget) =>
      remember(construct(target, values, newTarget === Tracked ? target : newTarget)),
  });
  // await, then() and Promise.resolve() all read a promise's constructor, so reading it marks the promise as handled.
  defineProperty(Native.prototype, 'constructor', {
    configurable: true,
    get(this: unknown) {
      if (this !== Native.prototype && this instanceof Native) lookAt(this);
      return Native;
    },
    set(this: object, value: unknown) {
      expose(this, 'constructor', value);
    },
  });
  defineProperty(Native, Symbol.species, { configurable: true, get: () => Tracked });
  expose(Native, 'resolve', function resolve(this: unknown, value: unknown) {
    return apply(nativeResolve, this === Tracked ? Native : this, [value]);
  });
  expose(globalThis, 'Promise', Tracked);

  const resolved = nativeResolve.call(Native, undefined);

  return {
    runNext,
    setTimeout: (run: unknown, delay: unknown, values: unknown[]) =>
      add('setTimeout', run, delay, values, 'once'),
    setInterval: (run: unknown, delay: unknown, values: unknown[]) =>
      add('setInterval', run, delay, values, 'every'),
    setImmediate: (run: unknown, values: unknown[]) => add('setImmediate', run, 0, values, 'late'),
    clear,
    queueMicrotask: (run: unknown): void => {
      if (typeof run !== 'function')
        throw new TypeErrorClass('queueMicrotask: the first argument is not a function');
      void apply(then, resolved, [() => void run()]);
    },
    now: () => now,
    /** Called where an error leaves an async function. */
    leave: (reason: unknown): unknown => {
      reasons[reasons.length] = reason;
      return reason;
    },
    /** The unhandled rejections after the microtasks, in a list of one; or an empty list. */
    unhandled: (): unknown[] => {
      for (let at = 0; at < made.length; at += 1) {
        const one = made[at] as object;
        if (isHandled.has(one)) continue;
        const [state, reason] = stateOf(one);
        if (state === 'rejected') return [reason];
      }
      made = keepPending(made, (state) => state === 'pending');
      if (reasons.length === 0) return [];
      for (let at = 0; at < looked.length; at += 1) {
        const [state, reason] = stateOf(looked[at] as object);
        if (state !== 'rejected') continue;
        for (let i = 0; i < reasons.length; i += 1) {
          if (!is(reasons[i], reason)) continue;
          reasons[i] = reasons[reasons.length - 1];
          reasons.length -= 1;
          break;
        }
      }
      looked = keepPending(looked, (state) => state === 'pending');
      const [first] = reasons;
      const isAny = reasons.length > 0;
      reasons = [];
      return isAny ? [first] : [];
    },
  };
}
