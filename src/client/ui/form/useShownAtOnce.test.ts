import { expect, it } from 'vitest';
import { afterSaving } from './useShownAtOnce.ts';

const OFF = { mode: 'OFF' };
const PHRASES = { mode: 'PHRASES' };
const FREE = { mode: 'FREE' };

it('keeps a later choice when the answer to an earlier one comes', () => {
  const first = afterSaving({ saved: OFF, chosen: FREE, sent: [PHRASES, FREE] }, { ...PHRASES });
  expect(first).toEqual({ saved: PHRASES, chosen: FREE, sent: [FREE] });
  expect(afterSaving(first, { ...FREE })).toEqual({ saved: FREE, chosen: FREE, sent: [] });
});

it('shows what others have saved, and what stays after a choice was refused', () => {
  expect(afterSaving({ saved: OFF, chosen: FREE, sent: [FREE] }, { ...OFF })).toEqual({
    saved: OFF,
    chosen: OFF,
    sent: [],
  });
});
