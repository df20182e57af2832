import { expect, it } from 'vitest';
import { decodeInputs, encodeInputs } from './runInputs.ts';

it('comes back as it was, with rests, repeated ticks and long groups', () => {
  const inputs = [
    { bits: 2, tick: 1_000_500 },
    { bits: 2, tick: 1_000_501 },
    { bits: 6, tick: 1_000_501 },
    { bits: 31, tick: 1_000_900 },
    ...Array.from({ length: 70_000 }, (_, index) => ({ bits: 0, tick: 1_000_901 + index })),
  ];
  expect(decodeInputs(9, encodeInputs(9, inputs))).toEqual(inputs);
});

it('refuses what it has not written', () => {
  expect(() => decodeInputs(0, 'AAAA')).toThrow('recorded inputs of 3 bytes; they come in groups of 7');
});
