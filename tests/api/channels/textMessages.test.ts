import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { TEXTS_PER_RECEIVER_A_DAY, type SandboxBehaviour } from '#shared/contract/channels/textMessages.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { textMessageDays, textMessages } from '#server/db/tables/channels/textMessages.ts';
import { sandboxTextMessages } from '#server/db/tables/gateways.ts';
import { sendTextMessage } from '#server/domain/channels/textMessages/sendTextMessage.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

let channelId: number;
let teacher: Child;
let pupil: Child;
let other: Child;
let keys = 0;
let phones = 10_000_000;

beforeEach(async () => {
  [teacher, pupil, other] = [
    await signUpChild(test.server),
    await signUpChild(test.server),
    await signUpChild(test.server),
  ];
  channelId = await makeClass(test.server.deps, [
    { child: teacher, nickname: '산호선생님', roles: ['TEACHER'] },
    { child: pupil, nickname: '별이' },
    { child: other, nickname: '파도' },
  ]);
  await phoneOf(pupil, newPhone());
  await behave('DELIVER');
});

const newPhone = () => `010${String((phones += 1))}`;
const as = (child: Child) => ({ token: child.token });
const newKey = () => `test-key-${String((keys += 1)).padStart(10, '0')}`;

async function phoneOf(child: Child, phoneNumber: string, more: { marketingConsent?: boolean } = {}) {
  await test.server.deps.db
    .update(channelMembers)
    .set({ phoneNumber, ...more })
    .where(and(eq(channelMembers.channelId, channelId), eq(channelMembers.userId, child.user.userId)));
}
const behave = (behaviour: SandboxBehaviour) => api.call('textMessages.setOutbox', { body: { behaviour } });
const send = (body: object = {}, by = teacher) =>
  api.call(
    'textMessages.send',
    {
      params: { id: channelId },
      body: {
        ...{ userIdList: [pupil.user.userId], content: '내일은 체육복을 입고 오세요.', purpose: 'NOTICE' },
        ...{ idempotencyKey: newKey(), ...body },
      },
    },
    as(by),
  );
const get = async (messageId: number) =>
  (await api.call('textMessages.get', { params: { id: channelId, messageId } }, as(teacher))).body;
const resend = (messageId: number) =>
  api.call('textMessages.resend', { params: { id: channelId, messageId } }, as(teacher));
const stateOf = (messageId: number) =>
  expect.poll(async () => (await get(messageId)).state, { timeout: 10_000 });
async function sent(body: object = {}): Promise<number> {
  const reply = await send(body);
  expect(reply.status, JSON.stringify(reply.error)).toBe(200);
  return reply.body.textMessageList[0]?.textMessageId ?? 0;
}
const outboxTo = async (text: string) =>
  (await test.server.deps.db.select().from(sandboxTextMessages)).filter(
    ({ body, state }) => body.includes(text) && state !== 'PREPARED',
  );

/** Runs the jobs of the retries as if nobody answered. */
async function giveUpOn(messageId: number): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1)
    await sendTextMessage(test.server.deps, { textMessageId: messageId });
  await stateOf(messageId).toBe('FAILED');
}

describe('a text message', () => {
  it('is delivered, and the history shows it without the whole number', async () => {
    const messageId = await sent({ content: '소풍은 3월 2일이에요.' });
    await stateOf(messageId).toBe('DELIVERED');
    expect(await get(messageId)).toMatchObject({
      receiver: { userId: pupil.user.userId, nickname: '별이' },
      messageType: 'SMS',
      attemptCount: 1,
      failure: null,
    });
    expect((await get(messageId)).phoneNumber).toMatch(/^010-••••-\d{4}$/u);
    expect(await outboxTo('소풍은 3월 2일이에요.')).toHaveLength(1);
    const list = await api.call('textMessages.list', { params: { id: channelId } }, as(teacher));
    expect(list.body).toMatchObject({ totalCount: 1, isSandbox: true, leftToday: 999 });
  });

  it('is written once for one key, also at the same time, and the key is for nothing else', async () => {
    const idempotencyKey = newKey();
    const replies = await Promise.all([1, 2, 3].map(() => send({ idempotencyKey, content: '한 번만' })));
    const ids = new Set(replies.map(({ body }) => body.textMessageList[0]?.textMessageId));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(ids.size).toBe(1);
    await stateOf([...ids][0] ?? 0).toBe('DELIVERED');
    expect(await outboxTo('한 번만')).toHaveLength(1);
    expect((await send({ idempotencyKey, content: '다른 말' })).error.errorCode).toBe(
      'DOLPHIN_DUPLICATE_RESOURCE',
    );
  });

  it('that failed is sent again once, to the number that the member has by then', async () => {
    await behave('REFUSE');
    const messageId = await sent({ content: '다시 보낼 문자' });
    await stateOf(messageId).toBe('FAILED');
    expect((await get(messageId)).failure).toBe('BAD_NUMBER');
    await behave('DELIVER');
    const number = newPhone();
    await phoneOf(pupil, number);
    const [first, second] = await Promise.all([resend(messageId), resend(messageId)]);
    expect(first.body.textMessageId).toBe(second.body.textMessageId);
    await stateOf(first.body.textMessageId).toBe('DELIVERED');
    expect((await outboxTo('다시 보낼 문자')).map(({ recipient }) => recipient)).toEqual([number]);
    expect((await get(messageId)).resentAs).toBe(first.body.textMessageId);
    expect((await resend(first.body.textMessageId)).error.errorCode).toBe('TEXT_MESSAGE_NOT_FAILED');
  });

  it('whose answer was lost leaves once, however often it is tried and sent again', async () => {
    await behave('HANG');
    const messageId = await sent({ content: '대답이 없는 문자' });
    await giveUpOn(messageId);
    expect((await get(messageId)).failure).toBe('NO_ANSWER');
    await behave('DELIVER');
    await stateOf((await resend(messageId)).body.textMessageId).toBe('DELIVERED');
    expect(await outboxTo('대답이 없는 문자')).toHaveLength(1);
  });

  it('that meets garbage is tried later', async () => {
    await behave('GARBAGE');
    const messageId = await sent({ content: '엉킨 문자' });
    await expect.poll(async () => (await get(messageId)).attemptCount).toBe(1);
    await stateOf(messageId).toBe('WAITING');
    await behave('DELIVER');
    await sendTextMessage(test.server.deps, { textMessageId: messageId });
    await stateOf(messageId).toBe('DELIVERED');
  });

  it('that the carrier lost is told as not delivered', async () => {
    await behave('LOSE');
    const messageId = await sent();
    await stateOf(messageId).toBe('FAILED');
    expect((await get(messageId)).failure).toBe('NOT_DELIVERED');
  });
});

describe('who gets none', () => {
  const skipped = async (body: object = {}) =>
    (await send(body)).body.skippedList.map(({ reason }) => reason);

  it.each([
    ['', 'NO_PHONE'],
    ['   ', 'NO_PHONE'],
    ['02-123-4567', 'BAD_PHONE'],
    ['112', 'BAD_PHONE'],
    ['+1 415 555 0100', 'BAD_PHONE'],
  ])('a member with the number %j: %s', async (phoneNumber, reason) => {
    await phoneOf(pupil, phoneNumber);
    expect(await skipped()).toEqual([reason]);
  });

  it('whoever wants none, until it wants them again', async () => {
    const params = { id: channelId };
    await api.call('textMessages.saveOptOut', { params, body: { isOptedOut: true } }, as(pupil));
    expect((await api.call('textMessages.getOptOut', { params }, as(pupil))).body.isOptedOut).toBe(true);
    expect(await skipped()).toEqual(['OPTED_OUT']);
    await api.call('textMessages.saveOptOut', { params, body: { isOptedOut: false } }, as(pupil));
    expect(await skipped()).toEqual([]);
  });

  it('of advertisements, whoever has not agreed to them', async () => {
    expect(await skipped({ purpose: 'ADVERTISEMENT' })).toEqual(['NO_CONSENT']);
    await phoneOf(pupil, newPhone(), { marketingConsent: true });
    expect(await skipped({ purpose: 'ADVERTISEMENT' })).toEqual([]);
  });

  it('whoever has had enough of them today', async () => {
    for (let count = 0; count < TEXTS_PER_RECEIVER_A_DAY; count += 1) await sent();
    expect(await skipped()).toEqual(['DAILY_LIMIT']);
  });

  it('nobody any more when the channel has had enough', async () => {
    await sent();
    const { db } = test.server.deps;
    await db.update(textMessageDays).set({ count: 1000 }).where(eq(textMessageDays.channelId, channelId));
    const refused = await send();
    expect([refused.status, refused.error.errorCode]).toEqual([429, 'TEXT_MESSAGE_LIMIT']);
    const rows = await db.select().from(textMessages).where(eq(textMessages.channelId, channelId));
    expect(rows).toHaveLength(1);
  });
});

describe('receivers', () => {
  it('are found by their group and their tag', async () => {
    const params = { id: channelId };
    const by = { ...as(teacher), channelId };
    const made = await api.call(
      'groups.create',
      { params, body: { name: '고래 조', colour: 'SEA', groupCode: null } },
      by,
    );
    const gid = made.body.channelGroupId;
    const { tagId } = (await api.call('tags.create', { params, body: { tag: '방과후' } }, by)).body;
    const members = { memberIdList: [pupil.user.userId] };
    await api.call('groups.addMembers', { params: { ...params, gid }, body: members }, by);
    await api.call('tags.addToMembers', { params: { ...params, tid: tagId }, body: members }, by);
    const found = async (query: Record<string, string | number>) => {
      const { body } = await api.call('textMessages.listReceivers', { params, query }, by);
      expect(body.totalCount).toBe(body.receiverList.length);
      return body.receiverList.map(({ nickname }) => nickname);
    };
    expect(await found({ group_id: gid })).toEqual(['별이']);
    expect(await found({ tag_id: tagId })).toEqual(['별이']);
    expect(await found({ search: '파도', group_id: gid })).toEqual([]);
    expect(await found({ tag_id: 2_000_000_000 })).toEqual([]);
    expect(await found({})).toHaveLength(3);
  });

  it('can be narrowed to those who have a number', async () => {
    const found = async (has_number: 'true' | 'false') =>
      (
        await api.call(
          'textMessages.listReceivers',
          { params: { id: channelId }, query: { has_number } },
          as(teacher),
        )
      ).body;
    const [all, reachable] = [await found('false'), await found('true')];
    const withNumber = all.receiverList.filter(({ phoneNumber }) => phoneNumber !== '');
    expect(withNumber.length).toBeGreaterThan(0);
    expect(withNumber.length).toBeLessThan(all.receiverList.length);
    expect(reachable.receiverList).toEqual(withNumber);
    expect(reachable.totalCount).toBe(withNumber.length);
  });
});

describe('bad input', () => {
  it('names members of other channels, or nobody', async () => {
    const stranger = await signUpChild(test.server);
    for (const userId of [stranger.user.userId, 2_000_000_000])
      expect((await send({ userIdList: [pupil.user.userId, userId] })).error.errorCode).toBe(
        'RESOURCE_NOT_FOUND',
      );
    const foreign = await makeClass(test.server.deps, [
      { child: other, nickname: '다른 선생님', roles: ['ROLE_CHANNEL_MASTER'] },
    ]);
    const messageId = await sent();
    const call = { params: { id: foreign, messageId } };
    expect((await api.call('textMessages.get', call, as(other))).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    expect((await api.call('textMessages.resend', call, as(other))).error.errorCode).toBe(
      'RESOURCE_NOT_FOUND',
    );
    expect((await send({}, other)).error.errorCode).toBe('NOT_HAS_ROLE');
  });

  it.each([
    ['', '내용을 입력해 주세요.'],
    ['   \n ', '내용을 입력해 주세요.'],
    ['안녕 🐬', '문자로 보낼 수 없는 글자가 있어요: 🐬'],
    ['Café에서 만나요', '문자로 보낼 수 없는 글자가 있어요: é'],
    ['가'.repeat(1000), '문자는 모두 합해 2,000바이트까지 보낼 수 있어요.'],
  ])('a text that cannot be sent (%#)', async (content, message) => {
    const { status, error } = await send({ content });
    expect([status, error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
    expect(JSON.stringify(error)).toContain(message);
  });

  it.each([
    { userIdList: [] },
    { userIdList: Array.from({ length: 201 }, (_, index) => index + 1) },
    { content: 'x'.repeat(100_000) },
    { purpose: 'SPAM' },
    { idempotencyKey: 'short' },
  ])('is refused (%#)', async (body) => {
    expect((await send(body)).status).toBe(400);
  });
});
