import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { channels, channelMembers } from '#server/db/tables/channels.ts';
import { createApiClient, type ApiClient } from '../support/apiClient.ts';
import { signUpChild, signUpDressedChild, starterLook, type Child } from '../support/signUpChild.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let api: ApiClient;
let child: Child;
let other: Child;

beforeAll(async () => {
  server = await startTestServer();
  api = createApiClient(server.url);
  child = await signUpDressedChild(server, { nickname: 'Whale고래', email: 'secret@example.com' });
  other = await signUpChild(server);
  const info = { name: '비밀이름', phoneNumber: '010-9999-8888', gender: 'MALE', introduction: '고래예요.' };
  await api.call('saveExtraInfo', { body: info }, child);
});
afterAll(() => server.close());

describe('profiles', () => {
  it('show what is public and nothing else', async () => {
    const { status, body } = await api.call('getProfile', { params: { id: child.user.userId } }, other);
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(
      [
        'userId',
        'nickname',
        'level',
        'profileImage',
        'introduction',
        'gender',
        'channelProfile',
        'equippedUserItemList',
      ].toSorted(),
    );
    expect(body).toMatchObject({
      nickname: 'Whale고래',
      level: 1,
      introduction: '고래예요.',
      gender: 'MALE',
      channelProfile: { channelId: DEFAULT_CHANNEL_ID, channelName: '돌핀 학교' },
    });
    expect(new Set(body.equippedUserItemList.map(({ itemId }) => itemId))).toEqual(new Set(starterLook()));
    expect(JSON.stringify(body)).not.toMatch(/secret|비밀이름|9999|2010/);
  });

  it('are found by nickname in any case', async () => {
    const found = await api.call('getProfileByNickname', { params: { nickname: 'wHaLe고래' } }, other);
    expect([found.status, found.body.userId]).toEqual([200, child.user.userId]);
    const missing = await api.call('getProfileByNickname', { params: { nickname: '없는아이' } }, other);
    expect([missing.status, missing.error.errorCode]).toEqual([404, 'USER_NICKNAME_NOT_FOUND']);
    expect(missing.error.message).toBe('해당 닉네임의 유저를 찾을 수가 없어요!');
  });

  it('answer MEMBER_NOT_FOUND for an unknown id', async () => {
    const { status, error } = await api.call('getProfile', { params: { id: 2_147_483_647 } }, other);
    expect([status, error.errorCode]).toEqual([404, 'MEMBER_NOT_FOUND']);
  });

  it('do not name a channel that others cannot see', async () => {
    const loner = await signUpChild(server);
    const [hidden] = await server.deps.db
      .insert(channels)
      .values({
        channelDomain: 'hidden-of-loner',
        channelName: '숨은 채널',
        dolphinVisibleState: 'INVISIBLE',
      })
      .returning();
    await server.deps.db
      .update(channelMembers)
      .set({ channelId: hidden?.id ?? 0 })
      .where(eq(channelMembers.userId, loner.user.userId));
    const { body } = await api.call('getProfile', { params: { id: loner.user.userId } }, other);
    expect(body.channelProfile).toBeNull();
  });
});

describe('the own profile', () => {
  it('changes introduction and gender', async () => {
    const me = await signUpChild(server);
    const introduced = await api.call('saveIntroduction', { body: { introduction: '  안녕하세요! ' } }, me);
    expect([introduced.status, introduced.body.introduction]).toEqual([200, '안녕하세요!']);
    const gendered = await api.call('saveGender', { body: { gender: 'OTHER' } }, me);
    expect([gendered.status, gendered.body.gender]).toEqual([200, 'OTHER']);
    expect((await api.call('getMyProfile', {}, me)).body).toEqual(gendered.body);
  });

  it('changes the introduction of one channel only when the channel is named', async () => {
    const me = await signUpChild(server);
    const body = { introduction: '우리 반 소개', channelId: DEFAULT_CHANNEL_ID };
    const reply = await api.call('saveIntroduction', { body }, me);
    expect([reply.status, reply.body.introduction]).toEqual([200, '']);
    const { body: mine } = await api.call('listMyChannels', {}, me);
    expect(mine.channelList[0]?.introduction).toBe('우리 반 소개');
  });

  it('refuses a channel one is not in, an empty and a rude introduction', async () => {
    const me = await signUpChild(server);
    const stranger = await api.call(
      'saveIntroduction',
      { body: { introduction: '소개', channelId: 999_999 } },
      me,
    );
    expect([stranger.status, stranger.error.errorCode]).toEqual([403, 'CHANNEL_MEMBER_NOT_FOUND']);
    expect(stranger.error.message).toBe('채널 멤버가 아닙니다.');
    const empty = await api.call('saveIntroduction', { body: { introduction: ' ' } }, me);
    expect(empty.error.fieldErrors).toEqual([
      { field: 'introduction', message: '자기소개를 입력해 주세요.' },
    ]);
    const rude = await api.call('saveIntroduction', { body: { introduction: '꺼져 병신아' } }, me);
    expect([rude.status, rude.error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
  });
});

it('music is on until it is turned off', async () => {
  const me = await signUpChild(server);
  expect((await api.call('getMusicState', {}, me)).body).toEqual({ musicOn: true });
  expect((await api.call('saveMusicState', { body: { musicOn: false } }, me)).body).toEqual({
    musicOn: false,
  });
  expect((await api.call('getMusicState', {}, me)).body).toEqual({ musicOn: false });
});

it('a phone number is empty until it is given, and only the own one is served', async () => {
  expect((await api.call('getOwnPhone', {}, other)).body).toEqual({ phoneNumber: '' });
  expect((await api.call('getOwnPhone', {}, child)).body).toEqual({ phoneNumber: '01099998888' });
});
