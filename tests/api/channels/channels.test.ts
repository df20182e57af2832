import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { FIRST_PLUGINS } from '#shared/contract/channels/channelFields.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { channelMembers, channels } from '#server/db/tables/channels/channels.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;
let child: Child;

beforeEach(async () => {
  child = await signUpChild(test.server);
});

const profile = { nickname: '파도반장', introduction: '파도를 좋아해요.' };

let counter = 0;
async function newChannel(values: Partial<typeof channels.$inferInsert> = {}) {
  counter += 1;
  const [channel] = await test.server.deps.db
    .insert(channels)
    .values({ channelDomain: `club-${counter}`, channelName: `동아리 ${counter}`, ...values })
    .returning();
  if (!channel) throw new Error('the channel was not inserted');
  return channel;
}
const giveRole = (channelId: number, role: ChannelRole) =>
  test.server.deps.db
    .insert(channelMembers)
    .values({ channelId, userId: child.user.userId, roles: [role], nickname: '전', introduction: '전' });
const byDomain = (channelDomain: string, who?: Child) =>
  api.call('channels.getByDomain', { params: { channelDomain } }, who);
const join = (id: number, body: Record<string, unknown> = profile, who = child) =>
  api.call('channels.join', { params: { id }, body }, who);
const save = (id: number, body: Record<string, unknown> = profile) =>
  api.call('channels.saveProfile', { params: { id }, body }, { token: child.token });

describe('a channel by its domain', () => {
  it('is shown to anybody, with the roles of whoever asks', async () => {
    const stranger = await byDomain('dolphin');
    expect([stranger.status, stranger.body]).toEqual([
      200,
      {
        id: DEFAULT_CHANNEL_ID,
        channelDomain: 'dolphin',
        channelName: '돌핀 학교',
        joinMethod: 'IMMEDIATELY',
        dolphinVisibleState: 'VISIBLE',
        superChannelInfo: null,
        flag: { colour: 'SEA', emblem: 'DOLPHIN' },
        pluginMap: FIRST_PLUGINS,
        roleList: [],
      },
    ]);
    expect((await byDomain('dolphin', child)).body.roleList).toEqual(['USER']);
  });

  it('still answers whoever comes with a token that is no good', async () => {
    const { status, body } = await byDomain('dolphin', { ...child, token: 'nonsense' });
    expect([status, body.roleList]).toEqual([200, []]);
  });

  it('names the channel above it unless that one is hidden', async () => {
    const above = await newChannel();
    const hidden = await newChannel({ dolphinVisibleState: 'INVISIBLE' });
    const below = await newChannel({ superChannelId: above.id });
    const belowHidden = await newChannel({ superChannelId: hidden.id });
    expect((await byDomain(below.channelDomain)).body.superChannelInfo).toEqual({
      id: above.id,
      channelName: above.channelName,
    });
    expect((await byDomain(belowHidden.channelDomain)).body.superChannelInfo).toBeNull();
  });

  it('for members only tells a stranger what joining needs', async () => {
    const club = await newChannel({ dolphinVisibleState: 'ONLY_CHANNEL_VISIBLE' });
    const { status, body } = await byDomain(club.channelDomain);
    expect([status, body.dolphinVisibleState, body.roleList]).toEqual([200, 'ONLY_CHANNEL_VISIBLE', []]);
  });

  it('that is invisible exists for its members alone', async () => {
    const club = await newChannel({ dolphinVisibleState: 'INVISIBLE' });
    for (const who of [undefined, child]) {
      const { status, error } = await byDomain(club.channelDomain, who);
      expect([status, error.errorCode]).toEqual([404, 'CHANNEL_NOT_FOUND']);
    }
    await giveRole(club.id, 'VISITOR');
    expect((await byDomain(club.channelDomain, child)).body.roleList).toEqual(['VISITOR']);
  });

  it('that does not exist is not found', async () => {
    expect((await byDomain('nowhere')).error.errorCode).toBe('CHANNEL_NOT_FOUND');
  });
});

describe('joining', () => {
  it('makes a general member at once', async () => {
    const club = await newChannel();
    const { status, body } = await join(club.id);
    expect([status, body.roleList]).toEqual([200, ['USER']]);
    const mine = await api.call('channels.listOwn', {}, child);
    expect(mine.body.channelList).toMatchObject([
      { channelId: DEFAULT_CHANNEL_ID },
      { channelId: club.id, channelDomain: club.channelDomain, roleList: ['USER'], ...profile },
    ]);
  });

  it('waits for a manager where one has to approve', async () => {
    const club = await newChannel({ joinMethod: 'MANAGER_APPROVAL' });
    expect((await join(club.id)).body.roleList).toEqual(['PENDING']);
    const again = await join(club.id);
    expect([again.status, again.error.errorCode]).toEqual([409, 'DOLPHIN_DUPLICATE_RESOURCE']);
    expect(again.error.message).toContain('기다리고');
  });

  it('happens once, however many clicks', async () => {
    const club = await newChannel();
    const replies = await Promise.all(Array.from({ length: 6 }, () => join(club.id)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
  });

  it.each(['SUSPEND', 'BEN', 'JOIN_REJECTED'] as const)('stays closed to %s', async (role) => {
    const club = await newChannel();
    await giveRole(club.id, role);
    const { status, error } = await join(club.id);
    expect([status, error.errorCode]).toEqual([403, 'NOT_HAS_ROLE']);
    expect(error.message).toContain(club.channelName);
  });

  it('finds neither unknown nor invisible channels', async () => {
    const hidden = await newChannel({ dolphinVisibleState: 'INVISIBLE' });
    for (const id of [hidden.id, 2_147_483_647])
      expect((await join(id)).error.errorCode).toBe('CHANNEL_NOT_FOUND');
  });

  it('asks for a decent nickname and an introduction', async () => {
    const club = await newChannel();
    const empty = await join(club.id, { nickname: ' ', introduction: '' });
    expect([empty.status, empty.error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
    expect(empty.error.fieldErrors).toEqual([
      { field: 'nickname', message: '닉네임을 입력해 주세요.' },
      { field: 'introduction', message: '자기소개를 입력해 주세요.' },
    ]);
    const rude = await join(club.id, { nickname: 'ㅅㅂ', introduction: '병신들아' });
    expect(rude.error.fieldErrors?.map(({ field }) => field)).toEqual(['nickname', 'introduction']);
    const posing = await join(club.id, { nickname: '돌핀 선생님', introduction: '안녕' });
    expect(posing.error.fieldErrors?.map(({ field }) => field)).toEqual(['nickname']);
    const telling = await join(club.id, { nickname: '고래', introduction: '전화해 010-1234-5678' });
    expect(telling.error.fieldErrors?.map(({ field }) => field)).toEqual(['introduction']);
  });
});

describe('the own profile in a channel', () => {
  it('is changed there and nowhere else', async () => {
    const club = await newChannel();
    await join(club.id);
    const { status, body } = await save(club.id, { nickname: '새 이름', introduction: '새 소개' });
    expect([status, body.id, body.roleList]).toEqual([200, club.id, ['USER']]);
    const { body: me } = await api.call('accounts.getMe', {}, child);
    expect(me.nickname).toBe(child.user.nickname);
    expect(me.channelProfileList.map(({ nickname }) => nickname)).toEqual([child.user.nickname, '새 이름']);
  });

  it('carries a name of staff in the hands of the channel’s staff alone', async () => {
    const club = await newChannel();
    await join(club.id);
    const posing = await save(club.id, { nickname: '수학 쌤', introduction: '안녕' });
    expect(posing.error.fieldErrors?.map(({ field }) => field)).toEqual(['nickname']);
    await test.server.deps.db
      .update(channelMembers)
      .set({ roles: ['TEACHER'] })
      .where(eq(channelMembers.channelId, club.id));
    expect((await save(club.id, { nickname: '수학 쌤', introduction: '안녕' })).status).toBe(200);
  });

  it('needs a membership that is alive', async () => {
    const club = await newChannel({ joinMethod: 'MANAGER_APPROVAL' });
    const stranger = await save(club.id);
    expect([stranger.status, stranger.error.errorCode]).toEqual([403, 'CHANNEL_MEMBER_NOT_FOUND']);
    expect(stranger.error.message).toBe(`${club.channelName} 멤버가 아닙니다.`);
    await join(club.id);
    expect((await save(club.id)).error.errorCode).toBe('NOT_HAS_ROLE');
    expect((await save(2_147_483_647)).error.errorCode).toBe('CHANNEL_NOT_FOUND');
  });
});
