import { DEVICE_LIMITS, DeviceEnd, DeviceError } from './device.ts';
import type { Device, DeviceValue } from './device.ts';
import type { DeviceOutcome } from './devices.ts';

/** The answer to a command of the program. */
export type DeviceAnswer = { value: DeviceValue } | { error: string } | { end: true };

/** The device of one run for the interpreters: checks and counts calls, and recognises the end of the run. */
export class DeviceSession {
  readonly #device: Device<DeviceOutcome>;
  #steps = 0;
  #ended = false;

  constructor(device: Device<DeviceOutcome>) {
    this.#device = device;
  }

  get commands(): readonly string[] {
    return this.#device.commands;
  }

  /** Commands finished so far. */
  get steps(): number {
    return this.#steps;
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Takes the arguments as JSON, since they come from inside an interpreter. */
  call(command: string, argsJson: string, line: number): DeviceAnswer {
    if (this.#ended) return { end: true };
    const args: unknown = parse(argsJson);
    if (!Array.isArray(args) || !args.every((value) => isDeviceValue(value, DEVICE_LIMITS.depth))) {
      return { error: '명령의 괄호 안에는 수, 글자, 참과 거짓, 짧은 목록만 쓸 수 있어요.' };
    }
    if (!this.#device.commands.includes(command)) return { error: '여기서 쓸 수 없는 명령이에요.' };
    try {
      const value = this.#device.call(command, args, line);
      this.#steps += 1;
      return { value };
    } catch (thrown) {
      if (thrown instanceof DeviceError) return { error: thrown.message };
      if (!(thrown instanceof DeviceEnd)) throw thrown;
      this.#steps += 1;
      this.#ended = true;
      return { end: true };
    }
  }

  outcome(): DeviceOutcome {
    return this.#device.outcome();
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isDeviceValue(value: unknown, depth: number): value is DeviceValue {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string') return value.length <= DEVICE_LIMITS.text;
  if (!Array.isArray(value) || depth === 0 || value.length > DEVICE_LIMITS.list) return false;
  return value.every((item) => isDeviceValue(item, depth - 1));
}
