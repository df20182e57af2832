import { expect, it } from 'vitest';
import { isOn } from './featureSwitches.ts';

const users = Array.from({ length: 2000 }, (_, index) => index + 1);
const onFor = (share: number, channelIdList: number[] = []) =>
  users.filter((userId) => isOn({ feature: 'BATTLES', share, channelIdList }, { userId, channelId: 7 }));

it('a share takes about as many users, and a larger one keeps all of them', () => {
  const some = onFor(20);
  expect(some.length).toBeGreaterThan(300);
  expect(some.length).toBeLessThan(500);
  const more = new Set(onFor(60));
  expect(some.every((userId) => more.has(userId))).toBe(true);
  expect([onFor(0).length, onFor(100).length]).toEqual([0, users.length]);
});

it('a class has it whole; somebody without an account has it only when everybody has', () => {
  expect(onFor(0, [7])).toHaveLength(users.length);
  const nobody = { userId: 0, channelId: undefined };
  expect(isOn({ feature: 'BATTLES', share: 99, channelIdList: [7] }, nobody)).toBe(false);
  expect(isOn({ feature: 'BATTLES', share: 100, channelIdList: [] }, nobody)).toBe(true);
});
