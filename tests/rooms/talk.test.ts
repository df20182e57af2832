import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { users } from '#server/db/tables/people/accounts.ts';
import { guardianChatSettings, userChatSettings } from '#server/db/tables/people/chat.ts';
import { chatSanctions, userBlocks } from '#server/db/tables/people/moderation.ts';
import { TALK_TO_SERVER } from '#shared/contract/rooms/talkMessages.ts';
import type { TalkRefused } from '#shared/contract/rooms/talkMessages.ts';
import { eventually } from '../support/eventually.ts';
import { newChild, type Child } from './support/newChild.ts';
import { rawSeat } from './support/rawSeat.ts';
import { Relay } from './support/Relay.ts';
import type { Visitor } from './support/Visitor.ts';
import { testWorld } from './support/testWorld.ts';

const server = testWorld();

/** Somebody in the world who remembers what was heard. */
class Talker {
  readonly visitor: Visitor;
  readonly child: Child;
  readonly heard: string[] = [];
  readonly seen: string[] = [];
  readonly refusals: TalkRefused[] = [];

  constructor(child: Child, url = server.url) {
    this.child = child;
    this.visitor = server.visit({ url, token: child.token });
    const { talk } = this.visitor.connection;
    talk.lineHeard.on(({ nickname, text }) => this.heard.push(`${nickname}: ${text}`));
    talk.emoted.on(({ userId, emote }) => this.seen.push(`${userId} ${emote}`));
    talk.refused.on((refusal) => this.refusals.push(refusal));
  }

  get talk() {
    return this.visitor.connection.talk;
  }

  get codes(): string[] {
    return this.refusals.map(({ errorCode }) => errorCode);
  }

  /** Says it and waits until it was heard or refused. */
  async says(text: string): Promise<void> {
    const before = this.heard.length + this.refusals.length;
    if (!this.talk.say(text)) throw new Error(`${this.child.nickname} has no line to say «${text}»`);
    await eventually(() => {
      if (this.heard.length + this.refusals.length === before) throw new Error(`no answer to «${text}»`);
    });
  }
}

async function guest(mapId = 1): Promise<Talker> {
  const talker = new Talker(await newChild(server.deps, mapId === 1 ? undefined : { mapId, x: 288, y: 944 }));
  await talker.visitor.enter(mapId);
  return talker;
}

describe('a line', () => {
  it('is heard by those on the same map, the speaker included, and by nobody else', async () => {
    const [coral, shell, far] = [await guest(), await guest(), await guest(2)];
    await coral.says('  안녕,   여러분! ');
    const line = `${coral.child.nickname}: 안녕, 여러분!`;
    expect(coral.heard).toEqual([line]);
    await eventually(() => expect(shell.heard).toEqual([line]));
    await far.visitor.patches(3);
    expect(far.heard).toEqual([]);
  });

  it('keeps its order', async () => {
    const [coral, shell] = [await guest(), await guest()];
    for (const text of ['하나', '둘', '셋']) coral.talk.say(text);
    await eventually(() =>
      expect(shell.heard.map((line) => line.split(': ')[1])).toEqual(['하나', '둘', '셋']),
    );
  });

  it('may have 80 characters, emoji of many parts counted once', async () => {
    const coral = await guest();
    await coral.says('가'.repeat(80));
    await coral.says('가'.repeat(81));
    await coral.says(`${'👨‍👩‍👧'.repeat(10)}반가워요`);
    expect(coral.heard).toHaveLength(2);
    expect(coral.codes).toEqual(['VALIDATION_FAIL']);
    expect(coral.refusals[0]?.message).toBe('80자까지 쓸 수 있어요.');
  });

  it('that hurts or gives away too much is refused with kind words, and not heard', async () => {
    const [coral, shell] = [await guest(), await guest()];
    await coral.says('시 발');
    await coral.says('010-1234-5678 로 전화해');
    expect(coral.codes).toEqual(['CHAT_WORDS_REFUSED', 'CHAT_PERSONAL_DATA']);
    expect(coral.refusals.map(({ message }) => message).join()).toMatch(/고운 말.*비밀/u);
    await coral.says('고마워!');
    await eventually(() => expect(shell.heard).toEqual([`${coral.child.nickname}: 고마워!`]));
  });

  it('cannot be said in pieces', async () => {
    const coral = await guest();
    await coral.says('시');
    await coral.says('발');
    expect(coral.codes).toEqual(['CHAT_WORDS_REFUSED']);
  });

  it('is said once, and the sixth in eight seconds has to wait', async () => {
    const coral = await guest();
    await coral.says('같이 하자');
    await coral.says('같이  하자');
    expect(coral.codes).toEqual(['CHAT_REPEATED']);
    for (const text of ['가', '나', '다', '라', '마']) await coral.says(`${text}라고 말해요`);
    expect(coral.codes).toEqual(['CHAT_REPEATED', 'CHAT_TOO_FAST']);
    expect(coral.refusals[1]?.retryAfterMs).toBeGreaterThan(1000);
    expect(coral.refusals[1]?.message).toMatch(/^조금 천천히 이야기해요\. \d초 뒤에/u);
  });

  it('of a blocked child is heard neither way', async () => {
    const [coral, shell, witness] = [await guest(), await guest(), await guest()];
    await server.deps.db
      .insert(userBlocks)
      .values({ userId: shell.child.userId, blockedUserId: coral.child.userId });
    await coral.says('내 말 들려?');
    await shell.says('안 들려요');
    await eventually(() => expect(witness.heard).toHaveLength(2));
    await Promise.all([coral.visitor.patches(3), shell.visitor.patches(3)]);
    expect(coral.heard).toEqual([`${coral.child.nickname}: 내 말 들려?`]);
    expect(shell.heard).toEqual([`${shell.child.nickname}: 안 들려요`]);
  });
});

describe('a line whose connection breaks', () => {
  let relay: Relay;
  beforeAll(async () => {
    relay = await Relay.open(server.port);
  });
  afterAll(() => relay.close());

  async function distantGuest(): Promise<Talker> {
    const talker = new Talker(await newChild(server.deps), relay.url);
    await talker.visitor.enter();
    return talker;
  }

  async function comesBack({ visitor }: Talker): Promise<void> {
    relay.break();
    await visitor.until('reconnecting');
    await visitor.until('live');
  }

  it('before it reaches the server is said once its child is back', async () => {
    const [coral, shell] = [await distantGuest(), await guest()];
    relay.swallow('toServer');
    expect(coral.talk.say('들려?')).toBe(true);
    await comesBack(coral);
    const line = `${coral.child.nickname}: 들려?`;
    await eventually(() => expect([coral.heard, shell.heard]).toEqual([[line], [line]]));
    expect(coral.codes).toEqual([]);
  });

  it('before its answer is heard by the others once, and by its child after all', async () => {
    const [coral, shell] = [await distantGuest(), await guest()];
    relay.swallow('toClient');
    coral.talk.say('들려?');
    await eventually(() => expect(shell.heard).toHaveLength(1));
    await comesBack(coral);
    await eventually(() => expect(coral.heard).toEqual([`${coral.child.nickname}: 들려?`]));
    await shell.says('들려!');
    expect(shell.heard).toHaveLength(2);
    expect(coral.codes).toEqual([]);
  });

  it('before its refusal is refused after all, and once', async () => {
    const [coral, shell] = [await distantGuest(), await guest()];
    relay.swallow('toClient');
    coral.talk.say('시 발');
    // Lines of one child stay in order: once this is heard, the first was answered.
    coral.talk.say('고마워!');
    await eventually(() => expect(shell.heard).toEqual([`${coral.child.nickname}: 고마워!`]));
    await comesBack(coral);
    await eventually(() => expect(coral.heard).toEqual([`${coral.child.nickname}: 고마워!`]));
    expect(coral.codes).toEqual(['CHAT_WORDS_REFUSED']);
    await comesBack(coral);
    await coral.says('나 왔어');
    expect(coral.codes).toEqual(['CHAT_WORDS_REFUSED']);
    expect(shell.heard).toHaveLength(2);
  });
});

describe('who may talk', () => {
  it('not in own words a child under 14 without proved consent, but it may greet and show what it feels', async () => {
    const [coral, shell] = [await guest(), await guest()];
    await server.deps.db
      .update(users)
      .set({ guardianConsent: 'NEEDED', birthDate: '2016-05-05' })
      .where(eq(users.id, coral.child.userId));
    await coral.says('안녕');
    coral.talk.sayPhrase(1);
    await eventually(() => expect(shell.heard).toEqual([`${coral.child.nickname}: 안녕!`]));
    expect(coral.codes).toEqual(['GUARDIAN_CONSENT_REQUIRED']);
    coral.talk.emote('HELLO');
    await eventually(() => expect(shell.seen).toEqual([`${coral.child.userId} HELLO`]));
  });

  it('not in own words from the moment a guardian takes the consent back, in the room where it talks', async () => {
    const [coral, shell] = [await guest(), await guest()];
    const { userId } = coral.child;
    const setConsent = (guardianConsent: 'PROVED' | 'NEEDED') =>
      server.deps.db
        .update(users)
        .set({ guardianConsent, birthDate: '2016-05-05' })
        .where(eq(users.id, userId));
    await setConsent('PROVED');
    await coral.says('안녕하세요');
    await eventually(() => expect(shell.heard).toHaveLength(1));
    await setConsent('NEEDED');
    await coral.says('또 왔어요');
    expect(coral.codes).toEqual(['GUARDIAN_CONSENT_REQUIRED']);
    await shell.visitor.patches(2);
    expect(shell.heard).toHaveLength(1);
    await setConsent('PROVED');
    await coral.says('다시 왔어요');
    await eventually(() => expect(shell.heard).toHaveLength(2));
  });

  it('whoever is muted by staff waits until it is over', async () => {
    const coral = await guest();
    await coral.says('하나');
    const mutedUntil = new Date(Date.now() + 1500);
    await server.deps.db
      .insert(chatSanctions)
      .values({ userId: coral.child.userId, kind: 'MUTE', mutedUntil, givenBy: 1 });
    await coral.says('둘');
    expect(coral.codes).toEqual(['CHAT_MUTED']);
    const isOver = () => expect(Date.now()).toBeGreaterThan(mutedUntil.getTime());
    await eventually(isOver);
    await coral.says('셋');
    expect(coral.heard).toHaveLength(2);
  });

  it('a teacher can leave only the safe phrases, a guardian nothing', async () => {
    const [coral, shell] = [await guest(), await guest()];
    const { userId } = coral.child;
    await server.deps.db
      .insert(userChatSettings)
      .values({ userId, chatMode: 'SAFE_PHRASES', whisperOn: true });
    await coral.says('내 말이야');
    coral.talk.sayPhrase(4);
    await eventually(() => expect(shell.heard).toEqual([`${coral.child.nickname}: 고마워!`]));
    await server.deps.db
      .update(userChatSettings)
      .set({ chatMode: 'OFF' })
      .where(eq(userChatSettings.userId, userId));
    coral.talk.sayPhrase(1);
    await eventually(() => expect(shell.heard).toHaveLength(2));
    await server.deps.db.update(users).set({ birthDate: '2016-05-05' }).where(eq(users.id, userId));
    await server.deps.db.insert(guardianChatSettings).values({ userId, chatMode: 'OFF', whisperOn: false });
    coral.talk.sayPhrase(2);
    await eventually(() => expect(coral.codes).toEqual(['CHAT_SAFE_PHRASES_ONLY', 'CHAT_OFF']));
    expect(shell.heard).toHaveLength(2);
  });
});

describe('emotes', () => {
  it('are passed on, but not without end', async () => {
    const [coral, shell] = [await guest(), await guest()];
    for (let count = 0; count < 3; count += 1) coral.talk.emote('WINK');
    await eventually(() => expect(shell.seen).toHaveLength(3));
    coral.talk.emote('SIT');
    coral.talk.emote('SAD');
    await eventually(() => expect(coral.codes).toEqual(['CHAT_TOO_FAST']));
    expect(shell.seen).toHaveLength(4);
  });
});

describe('wrong messages', () => {
  const lineKey = '0123456789abcdef'.repeat(2);
  const WRONG: unknown[] = [
    ...[undefined, null, 1, '', '안녕', [], {}, { text: '안녕' }],
    ...['', 7, [], {}, null, 'A'.repeat(32)].map((wrong) => ({ text: '안녕', lineKey: wrong })),
    ...[null, 7, [], {}, '', '   ', '\u200b\u200b', 'a\u0000b'].map((text) => ({ text, lineKey })),
    ...['ㅋ'.repeat(900), '가\u0301'.repeat(90)].map((text) => ({ text, lineKey })),
    { phraseId: 1, lineKey },
  ];

  it('are answered and never end the connection', async () => {
    const child = await newChild(server.deps);
    const room = await rawSeat(server, child);
    const codes: string[] = [];
    room.onMessage('*', () => undefined);
    room.onMessage('talkRefused', ({ errorCode }: { errorCode: string }) => codes.push(errorCode));
    for (const message of WRONG) {
      const before = codes.length;
      room.send(TALK_TO_SERVER.SAY, message);
      await eventually(() => expect(codes.length, JSON.stringify(message)).toBe(before + 1));
    }
    room.send(TALK_TO_SERVER.PHRASE, { phraseId: 9999, lineKey });
    room.send(TALK_TO_SERVER.EMOTE, { emote: 'DANCE' });
    await eventually(() => expect(codes).toHaveLength(WRONG.length + 2));
    expect(new Set(codes)).toEqual(new Set(['VALIDATION_FAIL', 'RESOURCE_NOT_FOUND']));
    expect(room.connection.isOpen).toBe(true);
    await room.leave();
  });
});

it('knows on which map somebody is, and forgets who has left', async () => {
  const coral = await guest(2);
  const { userId } = coral.child;
  expect(await server.deps.presence.placeOf(userId)).toMatchObject({ mapId: 2 });
  coral.visitor.leave();
  await eventually(async () => expect(await server.deps.presence.placeOf(userId)).toBeNull());
});
