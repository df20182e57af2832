import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { whispers } from '#server/db/tables/people/chat.ts';
import { WHISPER_PAGE } from '#shared/contract/people/chat.ts';
import { purgeWhispers } from '#server/domain/people/chat/whispers.ts';
import { befriend } from '../../support/befriend.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api, clock } = test;

async function friends(): Promise<[Child, Child]> {
  const [one, other] = [await signUpChild(test.server), await signUpChild(test.server)];
  await befriend(api, one, other);
  return [one, other];
}
const whisper = (from: Child, to: Child, text: string) =>
  api.call('chat.sendWhisper', { body: { userId: to.user.userId, text } }, from);
const boxOf = async (child: Child, query = {}) =>
  (await api.call('chat.listWhispers', { query }, child)).body.whisperList.map(({ text }) => text);
const unreadOf = async (child: Child) =>
  (await api.call('chat.countUnreadWhispers', {}, child)).body.unreadWhisperCount;

describe('a whisper', () => {
  it('waits for whoever is away, is counted until it is read, and is kept for thirty days', async () => {
    const [coral, shell] = await friends();
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

    const read = { body: { whisperId: sent.body.whisperId } };
    expect((await api.call('chat.readWhispers', read, coral)).body.unreadWhisperCount).toBe(0);
    expect((await api.call('chat.readWhispers', read, shell)).body.unreadWhisperCount).toBe(1);

    clock.advance({ days: 31 });
    const later = await signIn(shell);
    expect(await boxOf(later)).toEqual([]);
    expect(await unreadOf(later)).toBe(0);
    expect(await purgeWhispers(test.server.deps)).toBeGreaterThanOrEqual(2);
    expect(await test.server.deps.db.$count(whispers, eq(whispers.receiverId, shell.user.userId))).toBe(0);
  });

  it('comes in pages, each from the cursor of the one before', async () => {
    const [coral, shell] = await friends();
    const texts = Array.from({ length: 2 * WHISPER_PAGE + 1 }, (_, index) => `${index}번째`);
    await test.server.deps.db.insert(whispers).values(
      texts.map((text) => ({
        senderId: coral.user.userId,
        receiverId: shell.user.userId,
        text,
        createdAt: clock.now(),
      })),
    );
    const read: string[] = [];
    let cursor: string | undefined;
    for (const length of [WHISPER_PAGE, WHISPER_PAGE, 1]) {
      const { body } = await api.call(
        'chat.listWhispers',
        { query: cursor === undefined ? {} : { cursor } },
        shell,
      );
      expect(body.whisperList).toHaveLength(length);
      read.push(...body.whisperList.map(({ text }) => text));
      cursor = body.nextCursor ?? undefined;
    }
    expect(cursor).toBeUndefined();
    expect(read).toEqual(texts.toReversed());
  });

  it('refuses a cursor that the server did not write', async () => {
    const [coral] = await friends();
    for (const cursor of ['x', 'MA', 'LTE', 'MWU5', 'OTk5OTk5OTk5OTk5', '한글', 'a'.repeat(300)]) {
      const refused = await api.call('chat.listWhispers', { query: { cursor } }, coral);
      expect([cursor, refused.status, refused.error?.errorCode]).toEqual([cursor, 400, 'VALIDATION_FAIL']);
    }
  });

  it('is nobody else’s business', async () => {
    const [coral, shell] = await friends();
    const stranger = await signUpChild(test.server);
    await whisper(coral, shell, '우리만의 이야기');
    expect(await boxOf(stranger)).toEqual([]);
    expect(await boxOf(stranger, { partner_id: coral.user.userId })).toEqual([]);
    expect(await boxOf(shell, { partner_id: stranger.user.userId })).toEqual([]);
  });

  it('goes to somebody, not to oneself or nobody', async () => {
    const [coral] = await friends();
    expect((await whisper(coral, coral, '나야')).error.errorCode).toBe('VALIDATION_FAIL');
    const nobody = await api.call(
      'chat.sendWhisper',
      { body: { userId: 999_999, text: '거기 있니' } },
      coral,
    );
    expect(nobody.error.errorCode).toBe('MEMBER_NOT_FOUND');
  });

  it('passes the same filter and the same pace as a line', async () => {
    const [coral, shell] = await friends();
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
    const [coral, shell] = await friends();
    await api.call('chat.mute', { params: { id: coral.user.userId } }, shell);
    expect((await whisper(coral, shell, '들리니')).status).toBe(200);
    expect([await unreadOf(shell), await boxOf(shell)]).toEqual([0, []]);
    await api.call('chat.unmute', { params: { id: coral.user.userId } }, shell);
    expect([await unreadOf(shell), await boxOf(shell)]).toEqual([0, ['들리니']]);

    await api.call('moderation.block', { params: { id: coral.user.userId } }, shell);
    expect((await whisper(coral, shell, '왜 그래')).error.errorCode).toBe('WHISPER_REFUSED');
    expect((await whisper(shell, coral, '나도 못 해')).error.errorCode).toBe('WHISPER_REFUSED');
    expect(await boxOf(shell)).toEqual([]);
    await api.call('moderation.unblock', { params: { id: coral.user.userId } }, shell);
    await befriend(api, coral, shell);
    expect((await whisper(coral, shell, '고마워')).status).toBe(200);
  });

  it('needs a guardian’s consent on both sides under 14', async () => {
    const [coral, shell] = await friends();
    await test.server.deps.db
      .update(users)
      .set({ guardianConsent: 'NEEDED', birthDate: '2019-05-05' })
      .where(eq(users.id, coral.user.userId));
    expect((await whisper(coral, shell, '안녕')).error.errorCode).toBe('GUARDIAN_CONSENT_REQUIRED');
    expect((await whisper(shell, coral, '안녕')).error.errorCode).toBe('WHISPER_REFUSED');
    expect((await api.call('chat.getRules', {}, coral)).body.needsGuardianConsent).toBe(true);
  });
});

describe('whom one lets whisper', () => {
  const refused = async (from: Child, to: Child) => (await whisper(from, to, '안녕')).error.errorCode;
  const open = (child: Child, whisperFrom = 'CHANNEL_MEMBERS') =>
    api.call('chat.saveWhisperFrom', { body: { whisperFrom } }, child);
  const setRole = (child: Child, role: ChannelRole) =>
    test.server.deps.db
      .update(channelMembers)
      .set({ roles: [role] })
      .where(eq(channelMembers.userId, child.user.userId));

  it('is friends, until one has opened whispers to all of the own channels', async () => {
    const [coral, shell] = [await signUpChild(test.server), await signUpChild(test.server)];
    expect((await api.call('chat.getRules', {}, shell)).body.whisperFrom).toBe('FRIENDS');
    expect(await refused(coral, shell)).toBe('WHISPER_REFUSED');
    expect((await open(shell)).body).toEqual({ whisperFrom: 'CHANNEL_MEMBERS' });
    expect((await api.call('chat.getRules', {}, shell)).body).toMatchObject({
      chatMode: 'FREE',
      whisperOn: true,
      whisperFrom: 'CHANNEL_MEMBERS',
    });
    expect(await refused(coral, shell)).toBeUndefined();
    await setRole(coral, 'SUSPEND');
    expect(await refused(coral, shell)).toBe('WHISPER_REFUSED');
    await open(shell, 'FRIENDS');
    expect(await refused(await signUpChild(test.server), shell)).toBe('WHISPER_REFUSED');
  });

  it('includes whoever one has whispered to, for a day', async () => {
    const [coral, shell] = [await signUpChild(test.server), await signUpChild(test.server)];
    await open(shell);
    await whisper(coral, shell, '같이 할래');
    expect(await refused(shell, coral)).toBeUndefined();
    clock.advance({ days: 1, seconds: 1 });
    expect(await refused(await signIn(shell), coral)).toBe('WHISPER_REFUSED');
  });

  it('never lets an adult begin with a child, be they friends and be it open to all', async () => {
    const adult = await signUpChild(test.server, { birthDate: '1990-05-05' });
    const [child, grown] = [
      await signUpChild(test.server),
      await signUpChild(test.server, { birthDate: '1991-05-05' }),
    ];
    await open(child);
    await befriend(api, adult, child);
    await befriend(api, adult, grown);
    expect(await refused(adult, child)).toBe('WHISPER_REFUSED');
    expect(await refused(adult, grown)).toBeUndefined();
    expect(await refused(child, adult)).toBeUndefined();
    expect((await whisper(adult, child, '그래, 안녕')).status).toBe(200);
  });

  it('includes the staff of one’s channels', async () => {
    const [teacher, child] = [
      await signUpChild(test.server, { birthDate: '1990-05-05' }),
      await signUpChild(test.server),
    ];
    await setRole(teacher, 'TEACHER');
    expect(await refused(teacher, child)).toBeUndefined();
    const other = await signUpChild(test.server);
    await test.server.deps.db.delete(channelMembers).where(eq(channelMembers.userId, other.user.userId));
    expect(await refused(teacher, other)).toBe('WHISPER_REFUSED');
  });
});

describe('what class and guardian have chosen', () => {
  it('narrows the talk of a member, and the narrowest counts', async () => {
    const [coral, shell] = await friends();
    const teacher = await signUpChild(test.server);
    await test.server.deps.db.execute(
      `update channel_members set roles = '{TEACHER}' where user_id = ${teacher.user.userId}`,
    );
    const choose = (chatMode: string, whisperOn: boolean) =>
      api.call(
        'chat.saveMemberSettings',
        { params: { id: coral.user.userId }, body: { chatMode, whisperOn } },
        teacher,
      );
    const chosen = () => api.call('chat.getMemberSettings', { params: { id: coral.user.userId } }, teacher);
    expect((await chosen()).body).toMatchObject({
      settings: { chatMode: 'FREE', whisperOn: true },
      rules: { chatMode: 'FREE', whisperOn: true, chatModeBy: [], needsGuardianConsent: false },
    });
    expect((await choose('SAFE_PHRASES', true)).status).toBe(200);
    expect((await chosen()).body).toMatchObject({
      settings: { chatMode: 'SAFE_PHRASES', whisperOn: true },
      rules: { chatMode: 'SAFE_PHRASES', chatModeBy: ['TEACHER'] },
    });
    const nobody = { params: { id: 999_999 } };
    expect((await api.call('chat.getMemberSettings', nobody, teacher)).error.errorCode).toBe(
      'MEMBER_NOT_FOUND',
    );
    expect((await api.call('chat.getRules', {}, coral)).body.chatMode).toBe('SAFE_PHRASES');
    expect((await whisper(coral, shell, '안녕')).error.errorCode).toBe('CHAT_SAFE_PHRASES_ONLY');
    const phrase = { body: { userId: shell.user.userId, phraseId: 4 } };
    expect((await api.call('chat.sendWhisper', phrase, coral)).body.text).toBe('고마워!');

    await choose('FREE', false);
    expect((await whisper(coral, shell, '안녕')).error.errorCode).toBe('WHISPER_OFF');
    expect((await whisper(shell, coral, '안녕')).error.errorCode).toBe('WHISPER_REFUSED');

    await test.server.deps.db.execute(
      `update channel_members set roles = '{MANAGER}' where user_id = ${teacher.user.userId}`,
    );
    const ofChannel = { body: { chatMode: 'OFF', whisperOn: true } };
    expect((await api.call('chat.saveChannelSettings', ofChannel, teacher)).status).toBe(200);
    expect((await api.call('chat.getChannelSettings', {}, teacher)).body).toEqual(ofChannel.body);
    expect((await api.call('chat.getRules', {}, coral)).body).toMatchObject({
      chatMode: 'OFF',
      whisperOn: false,
    });
    // A teacher's settings are told beside the rules that hold in truth, with the author of each.
    expect((await choose('FREE', false)).body).toMatchObject({
      settings: { chatMode: 'FREE', whisperOn: false },
      rules: { chatMode: 'OFF', chatModeBy: ['CHANNEL'], whisperBy: ['CHANNEL', 'TEACHER'] },
    });
    expect((await whisper(shell, teacher, '안녕')).error.errorCode).toBe('CHAT_OFF');
    // Staff is not told how to talk by those below it or beside it.
    await test.server.deps.db.execute(
      `update channel_members set roles = '{MANAGER}' where user_id = ${coral.user.userId}`,
    );
    expect((await choose('OFF', false)).error.errorCode).toBe('NOT_HAS_ROLE');
    const free = { body: { chatMode: 'FREE', whisperOn: true } };
    expect((await api.call('chat.saveChannelSettings', free, teacher)).status).toBe(200);
  });
});

async function signIn(child: Child): Promise<Child> {
  const { loginName, password } = child;
  const reply = await api.call('sessions.signIn', { body: { loginName, password } });
  return { ...child, token: reply.headers.get('access_token') ?? '' };
}
