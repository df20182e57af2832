import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/accounts.ts';
import { whispers } from '#server/db/tables/chat.ts';
import { purgeWhispers } from '#server/domain/chat/whisperBox.ts';
import { createApiClient, type ApiClient } from '../support/apiClient.ts';
import { movableClock } from '../support/movableClock.ts';
import { signUpChild, type Child } from '../support/signUpChild.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const clock = movableClock();
let server: TestServer;
let api: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ clock });
  api = createApiClient(server.url);
});
afterAll(() => server.close());

const pair = async (): Promise<[Child, Child]> => [await signUpChild(server), await signUpChild(server)];
const whisper = (from: Child, to: Child, text: string) =>
  api.call('sendWhisper', { body: { userId: to.user.userId, text } }, from);
const boxOf = async (child: Child, query = {}) =>
  (await api.call('listWhispers', { query }, child)).body.whisperList.map(({ text }) => text);
const unreadOf = async (child: Child) =>
  (await api.call('countUnreadWhispers', {}, child)).body.unreadMessageCount;

describe('a whisper', () => {
  it('waits for whoever is away, is counted until it is read, and is kept for thirty days', async () => {
    const [coral, shell] = await pair();
    const sent = await whisper(coral, shell, '내일 같이 코딩하자');
    expect(sent.body).toMatchObject({
      senderId: coral.user.userId,
      receiverNickname: shell.user.nickname,
      text: '내일 같이 코딩하자',
    });
    await whisper(coral, shell, '꼭 와!');
    expect(await unreadOf(shell)).toBe(2);
    expect(await unreadOf(coral)).toBe(0);
    expect(await boxOf(shell)).toEqual(['꼭 와!', '내일 같이 코딩하자']);
    expect(await boxOf(coral)).toEqual(['꼭 와!', '내일 같이 코딩하자']);
    expect(await boxOf(shell, { before: sent.body.whisperId + 1 })).toEqual(['내일 같이 코딩하자']);

    const read = { body: { whisperId: sent.body.whisperId } };
    expect((await api.call('readWhispers', read, coral)).body.unreadMessageCount).toBe(0);
    expect((await api.call('readWhispers', read, shell)).body.unreadMessageCount).toBe(1);

    clock.advance({ days: 31 });
    const later = { ...shell, token: (await signIn(shell)).token };
    expect(await boxOf(later)).toEqual([]);
    expect(await unreadOf(later)).toBe(0);
    expect(await purgeWhispers(server.deps)).toBeGreaterThanOrEqual(2);
    expect(await server.deps.db.$count(whispers, eq(whispers.receiverId, shell.user.userId))).toBe(0);
  });

  it('is nobody else’s business', async () => {
    const [coral, shell] = await pair();
    const stranger = await signUpChild(server);
    await whisper(coral, shell, '우리만의 이야기');
    expect(await boxOf(stranger)).toEqual([]);
    expect(await boxOf(stranger, { partner_id: coral.user.userId })).toEqual([]);
    expect(await boxOf(shell, { partner_id: stranger.user.userId })).toEqual([]);
  });

  it('goes to somebody, not to oneself or nobody', async () => {
    const [coral] = await pair();
    expect((await whisper(coral, coral, '나야')).error.errorCode).toBe('VALIDATION_FAIL');
    const nobody = await api.call('sendWhisper', { body: { userId: 999_999, text: '거기 있니' } }, coral);
    expect(nobody.error.errorCode).toBe('MEMBER_NOT_FOUND');
  });

  it('passes the same filter and the same pace as a line', async () => {
    const [coral, shell] = await pair();
    expect((await whisper(coral, shell, '병1신')).error.errorCode).toBe('CHAT_WORDS_REFUSED');
    expect((await whisper(coral, shell, '카톡 아이디 알려줘')).error.errorCode).toBe('CHAT_PERSONAL_DATA');
    for (const text of ['하나요', '둘이요', '셋이요', '넷이요', '다섯이요']) {
      expect((await whisper(coral, shell, text)).status).toBe(200);
    }
    const sixth = await whisper(coral, shell, '여섯이요');
    expect([sixth.status, sixth.error.errorCode]).toEqual([429, 'CHAT_TOO_FAST']);
    expect(await unreadOf(shell)).toBe(5);
  });

  it('of a blocked child is refused without saying why, of a muted one comes as if it had been read', async () => {
    const [coral, shell] = await pair();
    await api.call('muteUser', { params: { id: coral.user.userId } }, shell);
    expect((await whisper(coral, shell, '들리니')).status).toBe(200);
    expect([await unreadOf(shell), await boxOf(shell)]).toEqual([0, []]);
    await api.call('unmuteUser', { params: { id: coral.user.userId } }, shell);
    expect([await unreadOf(shell), await boxOf(shell)]).toEqual([0, ['들리니']]);

    await api.call('blockUser', { params: { id: coral.user.userId } }, shell);
    expect((await whisper(coral, shell, '왜 그래')).error.errorCode).toBe('WHISPER_REFUSED');
    expect((await whisper(shell, coral, '나도 못 해')).error.errorCode).toBe('WHISPER_REFUSED');
    expect(await boxOf(shell)).toEqual([]);
    await api.call('unblockUser', { params: { id: coral.user.userId } }, shell);
    expect((await whisper(coral, shell, '고마워')).status).toBe(200);
  });

  it('needs a guardian’s consent on both sides under 14', async () => {
    const [coral, shell] = await pair();
    await server.deps.db
      .update(users)
      .set({ guardianConsent: 'NEEDED', birthDate: '2019-05-05' })
      .where(eq(users.id, coral.user.userId));
    expect((await whisper(coral, shell, '안녕')).error.errorCode).toBe('GUARDIAN_CONSENT_REQUIRED');
    expect((await whisper(shell, coral, '안녕')).error.errorCode).toBe('WHISPER_REFUSED');
    expect((await api.call('getChatRules', {}, coral)).body.needsGuardianConsent).toBe(true);
  });
});

describe('what class and guardian have chosen', () => {
  it('narrows the talk of a member, and the narrowest counts', async () => {
    const [coral, shell] = await pair();
    const teacher = await signUpChild(server);
    await server.deps.db.execute(
      `update channel_members set roles = '{TEACHER}' where user_id = ${teacher.user.userId}`,
    );
    const choose = (chatMode: string, whisperOn: boolean) =>
      api.call(
        'saveMemberChatSettings',
        { params: { id: coral.user.userId }, body: { chatMode, whisperOn } },
        teacher,
      );
    const chosen = () => api.call('getMemberChatSettings', { params: { id: coral.user.userId } }, teacher);
    expect((await chosen()).body).toEqual({ chatMode: 'FREE', whisperOn: true });
    expect((await choose('SAFE_PHRASES', true)).status).toBe(200);
    expect((await chosen()).body).toEqual({ chatMode: 'SAFE_PHRASES', whisperOn: true });
    const nobody = { params: { id: 999_999 } };
    expect((await api.call('getMemberChatSettings', nobody, teacher)).error.errorCode).toBe(
      'MEMBER_NOT_FOUND',
    );
    expect((await api.call('getChatRules', {}, coral)).body.chatMode).toBe('SAFE_PHRASES');
    expect((await whisper(coral, shell, '안녕')).error.errorCode).toBe('CHAT_SAFE_PHRASES_ONLY');
    const phrase = { body: { userId: shell.user.userId, phraseId: 4 } };
    expect((await api.call('sendWhisper', phrase, coral)).body.text).toBe('고마워!');

    await choose('FREE', false);
    expect((await whisper(coral, shell, '안녕')).error.errorCode).toBe('WHISPER_OFF');
    expect((await whisper(shell, coral, '안녕')).error.errorCode).toBe('WHISPER_REFUSED');

    await server.deps.db.execute(
      `update channel_members set roles = '{MANAGER}' where user_id = ${teacher.user.userId}`,
    );
    const ofChannel = { body: { chatMode: 'OFF', whisperOn: true } };
    expect((await api.call('saveChannelChatSettings', ofChannel, teacher)).status).toBe(200);
    expect((await api.call('getChannelChatSettings', {}, teacher)).body).toEqual(ofChannel.body);
    expect((await api.call('getChatRules', {}, coral)).body).toMatchObject({
      chatMode: 'OFF',
      whisperOn: false,
    });
    expect((await whisper(shell, teacher, '안녕')).error.errorCode).toBe('CHAT_OFF');
    const free = { body: { chatMode: 'FREE', whisperOn: true } };
    expect((await api.call('saveChannelChatSettings', free, teacher)).status).toBe(200);
  });
});

async function signIn({ loginName, password }: Child) {
  const reply = await api.call('signIn', { body: { loginName, password } });
  return { token: reply.headers.get('access_token') ?? '' };
}
