import { expect, test } from 'vitest';
import { PadPresses, type PadReading } from './padPresses.ts';

interface Hands {
  readonly axes?: readonly number[];
  readonly buttons?: readonly number[];
  readonly mapping?: string;
}

const padWith = ({ axes = [], buttons = [], mapping = 'standard' }: Hands): PadReading => ({
  connected: true,
  mapping,
  axes,
  buttons: Array.from({ length: 17 }, (_, number) => ({ pressed: buttons.includes(number) })),
});

function hold() {
  const presses = new PadPresses();
  return (hands: Hands | null, now: number) => presses.update([null, hands && padWith(hands)], now);
}

test('a button counts once, however long it is held', () => {
  const update = hold();
  expect(update({ buttons: [0] }, 0)).toEqual(['activate']);
  expect(update({ buttons: [0] }, 2000)).toEqual([]);
  expect(update({}, 2016)).toEqual([]);
  expect(update({ buttons: [0] }, 2032)).toEqual(['activate']);
});

test('a direction that is held comes again, after a moment', () => {
  const update = hold();
  expect(update({ buttons: [13] }, 0)).toEqual(['down']);
  expect(update({ buttons: [13] }, 400)).toEqual([]);
  expect(update({ buttons: [13] }, 430)).toEqual(['down']);
  expect(update({ buttons: [13] }, 500)).toEqual([]);
  expect(update({ buttons: [13] }, 590)).toEqual(['down']);
});

test('the sticks move and scroll, and a trembling thumb does nothing', () => {
  const update = hold();
  expect(update({ axes: [0.4, -0.5, 0, 0] }, 0)).toEqual([]);
  expect(update({ axes: [0.9, 0, 0, 0.9] }, 16)).toEqual(['right', 'scrollDown']);
});

test('stick and cross together are one', () => {
  expect(hold()({ axes: [0, 1], buttons: [13] }, 0)).toEqual(['down']);
});

test('a pad of an unknown layout, or one that was pulled out, is left alone', () => {
  const update = hold();
  expect(update({ buttons: [0], mapping: '' }, 0)).toEqual([]);
  expect(update(null, 16)).toEqual([]);
});
