import { expect, it } from 'vitest';
import { endsQuestLine } from './endsQuestLine.ts';

it('is the end of a line when nothing is left that the same friend asks', () => {
  const done = { mapNpcObjectId: 1, state: 'COMPLETED' } as const;
  const others = [{ mapNpcObjectId: 2, state: 'LOCKED' }] as const;
  expect(endsQuestLine(done, [done, ...others])).toBe(true);
  expect(endsQuestLine(done, [done, { mapNpcObjectId: 1, state: 'AVAILABLE' }, ...others])).toBe(false);
});
