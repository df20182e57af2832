/** The values that pass between a program and a device. Whole lists are copied; objects never pass. */
export type DeviceValue = number | string | boolean | null | readonly DeviceValue[];

/**
 * An object that a program acts upon besides text. Pure, synchronous, deterministic: the same calls give the same
 * answers.
 */
export interface Device<Outcome = unknown> {
  /**
   * Names a program may call: `walk` as a global function, `lighthouse.blink` as a method of a frozen global
   * object. camelCase only; Python offers each in snake_case as well.
   */
  readonly commands: readonly string[];
  /**
   * Does one command of the program at `line` (from 1). Throws DeviceError for wrong use, which is the program's
   * error at that line, and DeviceEnd when the run is over here.
   */
  call(command: string, args: readonly DeviceValue[], line: number): DeviceValue;
  /** JSON about the result after any end of the program. */
  outcome(): Outcome;
}

/** Wrong use of a command. The message is Korean and shown to the child. */
export class DeviceError extends Error {
  override readonly name = 'DeviceError';
}

/** Ends the run well at any place of the program, for example when the goal is reached. */
export class DeviceEnd extends Error {
  override readonly name = 'DeviceEnd';
}

/** Longest text and list, and deepest list, that a command takes or answers. */
export const DEVICE_LIMITS = { text: 1_000, list: 1_000, depth: 4 } as const;
