import { expect, test } from 'vitest';
import type { GateStates } from '#shared/contract/rooms/gateMessages.ts';
import { newlyHeld } from './newlyHeld.ts';

const gate = (left: boolean, right: boolean, mapId = 2): GateStates => ({
  mapId,
  gates: [{ gateId: 1, plates: [left, right], isOpen: false }],
});

test.each([
  ['somebody steps on the first plate', gate(true, false), gate(false, false), true],
  ['the second plate joins', gate(true, true), gate(true, false), false],
  ['one of two goes', gate(false, true), gate(true, true), false],
  ['nothing moves', gate(true, false), gate(true, false), false],
  ['the map is another', gate(true, false), gate(false, false, 3), false],
  ['nothing was known', gate(true, false), null, false],
])('%s', (_name, now, before, expected) => {
  expect(newlyHeld(now, before)).toBe(expected);
});
