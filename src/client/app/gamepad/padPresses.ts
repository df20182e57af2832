/** Pure: what a thumb on a gamepad means outside of the world. */

/** The part of the browser's `Gamepad` that is looked at. */
export interface PadReading {
  readonly connected: boolean;
  readonly mapping: string;
  readonly axes: readonly number[];
  readonly buttons: readonly { readonly pressed: boolean }[];
}

export type PadPress =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'activate'
  | 'back'
  | 'previous'
  | 'next'
  | 'scrollUp'
  | 'scrollDown'
  | 'start'
  | 'select';

/** Buttons of the standard mapping (W3C Gamepad, figure 1). */
const BUTTONS: Readonly<Record<number, PadPress>> = {
  0: 'activate',
  1: 'back',
  4: 'previous',
  5: 'next',
  6: 'scrollUp',
  7: 'scrollDown',
  8: 'select',
  9: 'start',
  12: 'up',
  13: 'down',
  14: 'left',
  15: 'right',
};
const STICKS: readonly (readonly [axis: number, sign: 1 | -1, press: PadPress])[] = [
  [0, -1, 'left'],
  [0, 1, 'right'],
  [1, -1, 'up'],
  [1, 1, 'down'],
  [3, -1, 'scrollUp'],
  [3, 1, 'scrollDown'],
];
const PUSH = 0.6;
/** Held down, these come again and again. */
const REPEATING: ReadonlySet<PadPress> = new Set(['up', 'down', 'left', 'right', 'scrollUp', 'scrollDown']);
const FIRST_REPEAT_MS = 420;
const REPEAT_MS = 150;

/** Turns what is held into presses: once at the beginning, and again and again for what moves something along. */
export class PadPresses {
  /** When each one that is held may come again. */
  readonly #held = new Map<PadPress, number>();

  update(pads: readonly (PadReading | null)[], now: number): PadPress[] {
    const down = new Set(pads.flatMap((pad) => (pad === null ? [] : heldOn(pad))));
    for (const press of this.#held.keys()) if (!down.has(press)) this.#held.delete(press);
    const presses: PadPress[] = [];
    for (const press of down) {
      const due = this.#held.get(press);
      if (due !== undefined && (!REPEATING.has(press) || now < due)) continue;
      this.#held.set(press, now + (due === undefined ? FIRST_REPEAT_MS : REPEAT_MS));
      presses.push(press);
    }
    return presses;
  }
}

function heldOn({ connected, mapping, axes, buttons }: PadReading): PadPress[] {
  if (!connected || mapping !== 'standard') return [];
  return [
    ...Object.entries(BUTTONS).flatMap(([number, press]) =>
      buttons[Number(number)]?.pressed ? [press] : [],
    ),
    ...STICKS.flatMap(([axis, sign, press]) => ((axes[axis] ?? 0) * sign > PUSH ? [press] : [])),
  ];
}
