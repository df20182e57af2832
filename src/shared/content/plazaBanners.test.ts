import { expect, it } from 'vitest';
import type { ChannelMembership } from '#shared/contract/people/accounts.ts';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { DEFAULT_CHANNEL_ID } from './channels.ts';
import { bannersOf, classesOf } from './plazaBanners.ts';

const member = (channelId: number, role: ChannelRole = 'USER'): ChannelMembership => ({
  channelId,
  channelName: `${channelId}반`,
  channelDomain: `class-${channelId}`,
  nickname: '바다',
  introduction: '',
  flag: { colour: 'CORAL', emblem: 'STAR' },
  roleList: [role],
});
const school = member(DEFAULT_CHANNEL_ID);
const idsOf = (memberships: ChannelMembership[]) =>
  bannersOf(memberships).map(({ channel }) => channel.channelId);

it('the flag of the school hangs for a user in no class', () => {
  expect(idsOf([school])).toEqual([DEFAULT_CHANNEL_ID]);
  expect(classesOf([school])).toEqual([]);
  expect(idsOf([])).toEqual([]);
});

it('the newest three classes hang beside each other, around the middle', () => {
  const banners = bannersOf([school, member(2), member(3), member(4), member(5)]);
  expect(banners.map(({ channel }) => channel.channelId)).toEqual([3, 4, 5]);
  const [left, middle, right] = banners.map(({ x }) => x);
  expect((left ?? 0) + (right ?? 0)).toBe(2 * (middle ?? 0));
});

it.each(['PENDING', 'SUSPEND', 'BEN', 'JOIN_REJECTED'] as const)('nobody who is %s has a flag', (role) => {
  expect(idsOf([school, member(2, role)])).toEqual([DEFAULT_CHANNEL_ID]);
});
