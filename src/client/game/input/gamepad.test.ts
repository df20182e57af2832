import { expect, test, vi } from 'vitest';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { Gamepads, type PadReading } from './gamepad.ts';
import { InputBroker } from './InputBroker.ts';

interface Hands {
  readonly axes?: readonly number[];
  readonly buttons?: readonly number[];
  readonly mapping?: string;
}

const padWith = ({ axes = [], buttons = [], mapping = 'standard' }: Hands): PadReading => ({
  index: 0,
  connected: true,
  mapping,
  axes,
  buttons: Array.from({ length: 17 }, (_, number) => ({ pressed: buttons.includes(number) })),
});

function hold() {
  const broker = new InputBroker();
  let reading: readonly (PadReading | null)[] = [null];
  const pads = new Gamepads(broker, () => reading);
  return {
    broker,
    bitsWith(hands: Hands | null) {
      reading = [hands && padWith(hands)];
      pads.poll();
      return broker.takeBits();
    },
  };
}

test('the cross and the buttons press and let go', () => {
  const { bitsWith } = hold();
  expect(bitsWith({ buttons: [15, 0] })).toBe(INPUT.RIGHT | INPUT.JUMP);
  expect(bitsWith({ buttons: [15] })).toBe(INPUT.RIGHT);
  expect(bitsWith({})).toBe(0);
});

test('the stick needs a push, and holds until it is nearly let go', () => {
  const { bitsWith } = hold();
  expect(bitsWith({ axes: [-0.4, 0] })).toBe(0);
  expect(bitsWith({ axes: [-0.6, 0] })).toBe(INPUT.LEFT);
  expect(bitsWith({ axes: [-0.4, 0] })).toBe(INPUT.LEFT);
  expect(bitsWith({ axes: [-0.2, 0] })).toBe(0);
  expect(bitsWith({ axes: [0, 0.9] })).toBe(INPUT.DOWN);
});

test('a pad that is pulled out lets go of everything', () => {
  const { bitsWith } = hold();
  bitsWith({ buttons: [14] });
  expect(bitsWith(null)).toBe(0);
});

test('a pad of an unknown layout is left alone', () => {
  expect(hold().bitsWith({ buttons: [0], axes: [1, 1], mapping: '' })).toBe(0);
});

test('talking asks once a press, and nothing is heard while the world is locked', () => {
  const { broker, bitsWith } = hold();
  const talk = vi.fn(() => true);
  broker.onPress('talk', talk);
  bitsWith({ buttons: [2] });
  bitsWith({ buttons: [2] });
  expect(talk).toHaveBeenCalledTimes(1);
  broker.lock('dialog');
  bitsWith({});
  bitsWith({ buttons: [2] });
  expect(talk).toHaveBeenCalledTimes(1);
});
