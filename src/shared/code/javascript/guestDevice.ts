/**
 * Gives a program its commands. Runs inside the interpreter before the program, like the prelude, and may use nothing
 * from outside its braces. `tell` takes the command, its arguments as JSON and the line, and returns JSON.
 */
export function guestDevice(
  commands: readonly string[],
  tell: (command: string, args: string, line: number) => string,
  end: () => void,
) {
  'use strict';
  const { defineProperty, freeze, create } = Object;
  const { apply } = Reflect;
  const { parse, stringify } = JSON;
  const { exec } = RegExp.prototype;
  const { lastIndexOf, slice } = String.prototype;
  const lineIn = /main\.js:(\d{1,7})/;
  const ErrorClass = Error;

  class DeviceError extends ErrorClass {
    override name = 'DeviceError';
  }

  /** The first place of the program in the stack: the call itself, also when a function of the language called it. */
  const lineHere = (): number => {
    const stack: unknown = new ErrorClass().stack;
    const found = typeof stack === 'string' ? apply(exec, lineIn, [stack]) : null;
    return +(found?.[1] ?? 1);
  };

  const makeCommand = (command: string) => {
    const call = (...args: unknown[]): unknown => {
      let text: string | undefined;
      try {
        text = stringify(args);
      } catch {
        // A circular list or a BigInt: the host refuses it like any other.
      }
      const answer = parse(tell(command, text ?? 'null', lineHere()));
      if ('error' in answer) throw new DeviceError(answer.error);
      if (!('end' in answer)) return answer.value;
      end();
      // The host ends the program at the next check of the clock, which nothing can catch.
      for (;;);
    };
    return call;
  };

  const owners: Record<string, object> = create(null);
  for (let i = 0; i < commands.length; i += 1) {
    const name = commands[i] ?? '';
    const dot: number = apply(lastIndexOf, name, ['.']);
    const method: string = apply(slice, name, [dot + 1]);
    const value = makeCommand(name);
    defineProperty(value, 'name', { value: method });
    freeze(value);
    if (dot < 0) {
      defineProperty(globalThis, method, { value, writable: true, configurable: true, enumerable: false });
      continue;
    }
    const owner: string = apply(slice, name, [0, dot]);
    owners[owner] ??= {};
    defineProperty(owners[owner], method, { value, enumerable: true });
  }
  for (const owner in owners) {
    const value = freeze(owners[owner]);
    defineProperty(globalThis, owner, { value, writable: true, configurable: true, enumerable: false });
  }
}
