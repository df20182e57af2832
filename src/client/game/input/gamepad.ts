import type { WorldAction } from '#shared/content/worldActions.ts';
import type { InputBroker } from './InputBroker.ts';

/** The part of the browser's `Gamepad` that is read. */
export interface PadReading {
  readonly index: number;
  readonly connected: boolean;
  readonly mapping: string;
  readonly axes: readonly number[];
  readonly buttons: readonly { readonly pressed: boolean }[];
}

/** Hysteresis of a stick: released below one value, pushed above the other. */
const RELEASE = 0.3;
const PUSH = 0.5;

/** Buttons of the standard mapping (W3C Gamepad, figure 1): lower, right, left and upper button, then the cross. */
const BUTTONS: Readonly<Record<number, WorldAction>> = {
  0: 'jump',
  1: 'jump',
  2: 'talk',
  3: 'talk',
  12: 'up',
  13: 'down',
  14: 'left',
  15: 'right',
};
const STICK: readonly (readonly [axis: number, sign: 1 | -1, action: WorldAction])[] = [
  [0, -1, 'left'],
  [0, 1, 'right'],
  [1, -1, 'up'],
  [1, 1, 'down'],
];

/** Feeds gamepads into the broker; browsers offer no button events, so `poll` runs every frame. */
export class Gamepads {
  readonly #broker: InputBroker;
  readonly #read: () => readonly (PadReading | null)[];
  readonly #held = new Map<string, WorldAction>();

  constructor(
    broker: InputBroker,
    read: () => readonly (PadReading | null)[] = () => navigator.getGamepads(),
  ) {
    this.#broker = broker;
    this.#read = read;
  }

  poll(): void {
    const down = new Map<string, WorldAction>();
    for (const pad of this.#read()) if (pad?.connected && pad.mapping === 'standard') this.#look(pad, down);
    for (const [source, action] of this.#held) if (!down.has(source)) this.#broker.release(action, source);
    for (const [source, action] of down) if (!this.#held.has(source)) this.#broker.press(action, source);
    this.#held.clear();
    for (const [source, action] of down) this.#held.set(source, action);
  }

  #look({ index, axes, buttons }: PadReading, down: Map<string, WorldAction>): void {
    for (const [number, action] of Object.entries(BUTTONS)) {
      if (buttons[Number(number)]?.pressed) down.set(`pad${index}.button${number}`, action);
    }
    for (const [axis, sign, action] of STICK) {
      const source = `pad${index}.axis${axis}${sign}`;
      const push = (axes[axis] ?? 0) * sign;
      if (push > (this.#held.has(source) ? RELEASE : PUSH)) down.set(source, action);
    }
  }
}
