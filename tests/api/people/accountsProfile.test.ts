import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { textFilterTexts } from '#server/domain/people/textFilter/texts.ts';
import { channels, channelMembers } from '#server/db/tables/channels/channels.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, signUpDressedChild, starterOutfit, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;
let child: Child;
let other: Child;

beforeAll(async () => {
  child = await signUpDressedChild(test.server, { nickname: 'Whale고래', email: 'secret@example.com' });
  other = await signUpChild(test.server);
  const { password } = child;
  const about = { name: '비밀이름', gender: 'MALE', introduction: '고래예요.' };
  const info = { ...about, phoneNumber: '010-9999-8888', password };
  await api.call('accounts.saveExtraInfo', { body: info }, child);
});

describe('profiles', () => {
  it('show what is public and nothing else', async () => {
    const { status, body } = await api.call('profiles.get', { params: { id: child.user.userId } }, other);
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
        'tier',
        'tierLevel',
        'isAcquaintance',
        'experience',
        'friendship',
        'mayWhisper',
        'titleId',
      ].toSorted(),
    );
    expect(body).toMatchObject({
      nickname: 'Whale고래',
      level: 1,
      tier: 'BRONZE',
      tierLevel: 1,
      isAcquaintance: false,
      experience: null,
      friendship: null,
      mayWhisper: false,
      introduction: '',
      gender: 'NOT_SELECTED',
      channelProfile: null,
    });
    expect(new Set(body.equippedUserItemList.map(({ itemId }) => itemId))).toEqual(new Set(starterOutfit()));
    expect(JSON.stringify(body)).not.toMatch(/secret|비밀이름|9999|2010/);
  });

  it('tell friends more, and what the two are to each other', async () => {
    const friend = await signUpChild(test.server);
    const params = { id: child.user.userId };
    const seen = async () => (await api.call('profiles.get', { params }, friend)).body;
    await api.call('friends.request', { body: { userId: params.id } }, friend);
    expect(await seen()).toMatchObject({ friendship: { state: 'ASKED' }, isAcquaintance: false });
    const { body: asked } = await api.call('profiles.get', { params: { id: friend.user.userId } }, child);
    expect(asked.friendship?.state).toBe('RECEIVED');
    await api.call('friends.accept', { params: { id: asked.friendship?.friendshipId ?? 0 } }, child);
    expect(await seen()).toMatchObject({
      friendship: { state: 'FRIEND' },
      isAcquaintance: true,
      mayWhisper: true,
      introduction: '고래예요.',
      gender: 'MALE',
      experience: { level: 1 },
      channelProfile: { channelId: DEFAULT_CHANNEL_ID, channelName: '돌핀 학교' },
    });
  });

  it('are found by nickname in any case', async () => {
    const found = await api.call('profiles.getByNickname', { params: { nickname: 'wHaLe고래' } }, other);
    expect([found.status, found.body.userId]).toEqual([200, child.user.userId]);
    const missing = await api.call('profiles.getByNickname', { params: { nickname: '없는아이' } }, other);
    expect([missing.status, missing.error.errorCode]).toEqual([404, 'USER_NICKNAME_NOT_FOUND']);
    expect(missing.error.message).toBe('해당 닉네임의 유저를 찾을 수가 없어요!');
  });

  it('answer MEMBER_NOT_FOUND for an unknown id', async () => {
    const { status, error } = await api.call('profiles.get', { params: { id: 2_147_483_647 } }, other);
    expect([status, error.errorCode]).toEqual([404, 'MEMBER_NOT_FOUND']);
  });

  it('do not name a channel that others cannot see', async () => {
    const loner = await signUpChild(test.server);
    const [hidden] = await test.server.deps.db
      .insert(channels)
      .values({
        channelDomain: 'hidden-of-loner',
        channelName: '숨은 채널',
        dolphinVisibleState: 'INVISIBLE',
      })
      .returning();
    await test.server.deps.db
      .update(channelMembers)
      .set({ channelId: hidden?.id ?? 0 })
      .where(eq(channelMembers.userId, loner.user.userId));
    const { body } = await api.call('profiles.get', { params: { id: loner.user.userId } }, other);
    expect(body.channelProfile).toBeNull();
  });
});

describe('the own profile', () => {
  it('changes introduction and gender', async () => {
    const me = await signUpChild(test.server);
    const introduced = await api.call(
      'profiles.saveIntroduction',
      { body: { introduction: '  안녕하세요! ' } },
      me,
    );
    expect([introduced.status, introduced.body.introduction]).toEqual([200, '안녕하세요!']);
    const gendered = await api.call('profiles.saveGender', { body: { gender: 'OTHER' } }, me);
    expect([gendered.status, gendered.body.gender]).toEqual([200, 'OTHER']);
    expect((await api.call('profiles.getOwn', {}, me)).body).toEqual(gendered.body);
  });

  it('changes the introduction of one channel only when the channel is named', async () => {
    const me = await signUpChild(test.server);
    const body = { introduction: '우리 반 소개', channelId: DEFAULT_CHANNEL_ID };
    const reply = await api.call('profiles.saveIntroduction', { body }, me);
    expect([reply.status, reply.body.introduction]).toEqual([200, '']);
    const { body: mine } = await api.call('channels.listOwn', {}, me);
    expect(mine.channelList[0]?.introduction).toBe('우리 반 소개');
  });

  it('refuses a channel one is not in, an empty and a rude introduction', async () => {
    const me = await signUpChild(test.server);
    const nowhere = await api.call(
      'profiles.saveIntroduction',
      { body: { introduction: '소개', channelId: 999_999 } },
      me,
    );
    expect([nowhere.status, nowhere.error.errorCode]).toEqual([404, 'CHANNEL_NOT_FOUND']);
    const empty = await api.call('profiles.saveIntroduction', { body: { introduction: ' ' } }, me);
    expect(empty.error.fieldErrors).toEqual([
      { field: 'introduction', message: '자기소개를 입력해 주세요.' },
    ]);
    const rude = await api.call('profiles.saveIntroduction', { body: { introduction: '꺼져 병신아' } }, me);
    expect([rude.status, rude.error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
  });

  it.each(['전화해 010-1234-5678', '카톡 아이디 dolphin_77', 'coral@naver.com'])(
    'shows nobody %j, neither to all nor in a channel',
    async (introduction) => {
      const me = await signUpChild(test.server);
      for (const channelId of [undefined, DEFAULT_CHANNEL_ID]) {
        const { status, error } = await api.call(
          'profiles.saveIntroduction',
          { body: { introduction, channelId } },
          me,
        );
        expect([status, error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
        expect(error.fieldErrors).toMatchObject([{ field: 'introduction', message: textFilterTexts.asks }]);
      }
    },
  );
});

it('music is on until it is turned off', async () => {
  const me = await signUpChild(test.server);
  expect((await api.call('profiles.getMusicState', {}, me)).body).toEqual({ musicOn: true });
  expect((await api.call('profiles.saveMusicState', { body: { musicOn: false } }, me)).body).toEqual({
    musicOn: false,
  });
  expect((await api.call('profiles.getMusicState', {}, me)).body).toEqual({ musicOn: false });
});

it('a phone number is empty until it is given, and only the own one is served', async () => {
  expect((await api.call('profiles.getPhone', {}, other)).body).toEqual({ phoneNumber: '' });
  expect((await api.call('profiles.getPhone', {}, child)).body).toEqual({ phoneNumber: '01099998888' });
});
