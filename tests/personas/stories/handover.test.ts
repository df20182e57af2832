import { expect, it } from 'vitest';
import { setUpApi } from '../../support/setUpApi.ts';
import { entersAtOnce, opensClass } from '../town/makeTown.ts';
import { answered, comes } from '../town/people.ts';

const test = setUpApi();
const { api } = test;

it('lets a teacher hand its class over with the yes of the other, and leave', async () => {
  const teacher = await comes(api, '해마주인', 34);
  const heir = await comes(api, '물려받는이', 30);
  const pupil = await comes(api, '해마학생', 14);
  const { id } = await opensClass(api, teacher, '해마 코딩반', 'IMMEDIATELY');
  const params = { id };
  for (const account of [heir, pupil]) await entersAtOnce(api, account, id);

  // Nobody leaves a class without an owner, and nobody takes one that was not offered.
  expect((await api.call('members.leave', { params }, teacher)).error.errorCode).toBe('LAST_CHANNEL_MASTER');
  const staff = { memberIdList: [heir.userId], role: 'TEACHER' };
  await answered(api.call('members.appoint', { params, body: staff }, teacher), 'appointing');
  expect((await api.call('members.acceptOwnership', { params }, heir)).error.errorCode).toBe(
    'RESOURCE_NOT_FOUND',
  );

  const offer = { memberId: heir.userId, isSecond: false };
  await answered(api.call('members.offerOwnership', { params, body: offer }, teacher), 'offering');
  expect((await api.call('members.leave', { params }, teacher)).error.errorCode).toBe('LAST_CHANNEL_MASTER');
  const asked = await answered(api.call('members.listOwners', { params }, heir), 'being asked');
  expect(asked.offer?.offeredBy.nickname).toBe(teacher.nickname);
  // An offer between the two is nothing for the others.
  const others = await answered(api.call('members.listOwners', { params }, pupil), 'the others');
  expect(others.offer).toBeNull();
  const owners = await answered(api.call('members.acceptOwnership', { params }, heir), 'accepting');
  expect(owners.ownerList.map(({ memberId }) => memberId)).toEqual([heir.userId]);

  await answered(api.call('members.leave', { params }, teacher), 'leaving');
  const left = await answered(api.call('channels.listOwn', {}, teacher), 'own classes');
  expect(left.channelList.map(({ channelId }) => channelId)).not.toContain(id);
  const refused = await api.call('members.listAll', { params, query: {} }, teacher);
  expect(refused.status).toBe(403);
  // The class goes on: its new owner lets somebody in and gives roles.
  const next = { memberIdList: [pupil.userId], role: 'TEACHER' };
  await answered(api.call('members.appoint', { params, body: next }, heir), 'appointing as the owner');
});
