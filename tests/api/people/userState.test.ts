import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { userItemSchema } from '#shared/contract/world/inventory.ts';
import { channelMembers, channels } from '#server/db/tables/channels/channels.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

const stateOf = async (child: Child) => (await api.call('accounts.getMe', {}, child)).body;
const setRoles = (child: Child, roles: (typeof channelMembers.$inferInsert)['roles']) =>
  test.server.deps.db
    .update(channelMembers)
    .set({ roles })
    .where(eq(channelMembers.userId, child.user.userId));

it('a new child is a member of the first channel, with every field of the spec', async () => {
  const child = await signUpChild(test.server);
  expect(await stateOf(child)).toMatchObject({
    userId: child.user.userId,
    level: 1,
    name: '',
    nickname: child.user.nickname,
    channelNickname: child.user.nickname,
    channelIntroduction: '',
    email: '',
    portrait: '',
    verifiedState: 'UNVERIFIED',
    state: 'VALID',
    signupPath: 'DOLPHIN',
    gender: 'NOT_SELECTED',
    roleList: ['USER'],
    superChannelRoleList: [],
    subscriptionList: [],
    joinedChannelGroupList: [],
    channelProfile: { channelId: DEFAULT_CHANNEL_ID, channelName: '돌핀 학교' },
    offFeatureList: [],
    eraseAt: null,
  });
});

it('roles in the channel above are told with those in the own one', async () => {
  const { db } = test.server.deps;
  const child = await signUpChild(test.server);
  await db.delete(channelMembers).where(eq(channelMembers.userId, child.user.userId));
  const [above] = await db
    .insert(channels)
    .values({ channelDomain: 'state-above', channelName: '바다 학원' })
    .returning({ id: channels.id });
  const [below] = await db
    .insert(channels)
    .values({ channelDomain: 'state-below', channelName: '산호반', superChannelId: above?.id ?? 0 })
    .returning({ id: channels.id });
  const member = { userId: child.user.userId, nickname: '산호', introduction: '안녕!' };
  await db.insert(channelMembers).values([
    { ...member, channelId: below?.id ?? 0, roles: ['ADVANCED'], joinedAt: new Date(0) },
    { ...member, channelId: above?.id ?? 0, roles: ['TEACHER'] },
  ]);
  expect(await stateOf(child)).toMatchObject({
    roleList: ['ADVANCED'],
    superChannelRoleList: ['TEACHER'],
    channelNickname: '산호',
    channelIntroduction: '안녕!',
    channelProfile: { channelId: below?.id ?? 0, channelName: '산호반' },
  });
});

it.each(['PENDING', 'SUSPEND', 'BEN'] as const)(
  'whoever is %s holds no role and has no channel',
  async (role) => {
    const child = await signUpChild(test.server);
    await setRoles(child, [role]);
    expect(await stateOf(child)).toMatchObject({
      roleList: [],
      channelProfile: null,
      channelNickname: '',
    });
  },
);

it('a profile shows what is worn as whole items', async () => {
  const child = await signUpDressedChild(test.server);
  const { equippedUserItemList } = (await api.call('profiles.getOwn', {}, child)).body;
  expect(equippedUserItemList.length).toBeGreaterThan(4);
  for (const item of equippedUserItemList) {
    expect(userItemSchema.parse(item)).toEqual(item);
    expect(item).toMatchObject({ equipped: true, name: expect.stringMatching(/\S/) as string });
  }
});
