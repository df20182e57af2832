import { expect, it } from 'vitest';
import { EMPTY_OFFER, inputOf, schedulesOf, seoulInput } from './offerForm.ts';

it('sends lists without empty lines, and no price of what is free', () => {
  const form = { ...EMPTY_OFFER, goals: ' 하나 \n\n둘', categories: '블록, ,파이썬', cost: '500' };
  expect(inputOf(form, 3)).toMatchObject({
    courseStorageAchievementList: ['하나', '둘'],
    categoryList: [{ name: '블록' }, { name: '파이썬' }],
    cost: 0,
    introUsed: true,
    version: 3,
  });
});

it('keeps the hours of Seoul, whatever the clock of the device says', () => {
  const dates = [
    { at: '2027-01-05T16:00', minutes: '50' },
    { at: '', minutes: '50' },
  ];
  const sent = schedulesOf({ ...EMPTY_OFFER, dates });
  expect(sent).toEqual([{ title: '', startsAt: '2027-01-05T07:00:00.000Z', minutes: 50 }]);
  expect(seoulInput('2027-01-05T07:00:00.000Z')).toBe('2027-01-05T16:00');
});
