import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { channelMembers } from '#server/db/tables/channels.ts';
import { auditEntries } from '#server/db/tables/moderation.ts';
import { createApiClient, type ApiClient } from '../support/apiClient.ts';
import { movableClock } from '../support/movableClock.ts';
import { signUpChild, type Child } from '../support/signUpChild.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const clock = movableClock();
let server: TestServer;
let api: ApiClient;
let manager: Child;
let coral: Child;
let shell: Child;

beforeAll(async () => {
  server = await startTestServer({ clock });
  api = createApiClient(server.url);
  manager = await withRole('MANAGER');
});
afterAll(() => server.close());
beforeEach(async () => {
  [coral, shell] = [await signUpChild(server), await signUpChild(server)];
});

async function withRole(role: ChannelRole): Promise<Child> {
  const child = await signUpChild(server);
  await server.deps.db
    .update(channelMembers)
    .set({ roles: [role] })
    .where(eq(channelMembers.userId, child.user.userId));
  return child;
}
const report = (by: Child, about: Child, body = {}) =>
  api.call('reportUser', { body: { userId: about.user.userId, reason: 'BAD_WORDS', ...body } }, by);
const resolve = (id: number, body: object, by = manager) =>
  api.call('resolveReport', { params: { id }, body }, by);
const queue = async (state = 'OPEN') =>
  (await api.call('listReports', { query: { state } }, manager)).body.reportList;
const whisper = (from: Child, to: Child, text: string) =>
  api.call('sendWhisper', { body: { userId: to.user.userId, text } }, from);

describe('a report', () => {
  it('carries the lines that the server itself has heard', async () => {
    const { userId, nickname } = shell.user;
    const at = new Date().toISOString();
    server.deps.chat.log.add('room', { userId, nickname, text: '저리 가', at, whisper: false });
    await whisper(shell, coral, '너랑 안 놀아');
    const { reportId } = (await report(coral, shell, { comment: '자꾸 놀려요.', lines: ['거짓말'] })).body;
    const found = (await queue()).find((one) => one.reportId === reportId);
    expect(found).toMatchObject({
      reporter: { userId: coral.user.userId },
      reported: { userId, nickname },
      reason: 'BAD_WORDS',
      comment: '자꾸 놀려요.',
      state: 'OPEN',
    });
    expect(found?.lineList.map(({ text, whisper: isWhisper }) => [text, isWhisper])).toEqual([
      ['저리 가', false],
      ['너랑 안 놀아', true],
    ]);
  });

  it('stays one while it is open, and is not about oneself', async () => {
    const first = (await report(coral, shell)).body;
    expect((await report(coral, shell, { reason: 'SPAM' })).body).toEqual(first);
    expect((await report(coral, coral)).error.errorCode).toBe('VALIDATION_FAIL');
    await resolve(first.reportId, { action: 'DISMISS' });
    expect((await report(coral, shell)).body.reportId).not.toBe(first.reportId);
  });

  it('that leads to a mute is honoured at once and ends by itself', async () => {
    const { reportId } = (await report(coral, shell)).body;
    const resolved = await resolve(reportId, { action: 'MUTE', minutes: 5 });
    expect(resolved.body.state).toBe('MUTED');
    const refused = await whisper(shell, coral, '안녕');
    expect(refused.error).toMatchObject({ errorCode: 'CHAT_MUTED' });
    expect(refused.error.message).toContain('5분 뒤');
    expect((await api.call('getChatRules', {}, shell)).body.mutedUntil).not.toBeNull();
    clock.advance({ minutes: 5, seconds: 1 });
    expect((await whisper(shell, coral, '미안해')).status).toBe(200);
  });

  it('is answered once, and leaves an audit entry', async () => {
    const { reportId } = (await report(coral, shell)).body;
    const replies = await Promise.all([
      resolve(reportId, { action: 'WARN' }),
      resolve(reportId, { action: 'WARN' }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const entries = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.targetUserId, shell.user.userId));
    expect(entries).toMatchObject([
      { actorId: manager.user.userId, action: 'REPORT_WARN', details: { reportId, minutes: null } },
    ]);
    expect((await queue('WARNED')).map((one) => one.reportId)).toContain(reportId);
  });

  it('about staff is for those above them, and nobody judges itself', async () => {
    const other = await withRole('MANAGER');
    const about = (await report(coral, other)).body.reportId;
    expect((await resolve(about, { action: 'DISMISS' })).error.errorCode).toBe('NOT_HAS_ROLE');
    expect((await resolve(about, { action: 'DISMISS' }, other)).error.errorCode).toBe('NOT_HAS_ROLE');
    const master = await withRole('ROLE_CHANNEL_MASTER');
    expect((await resolve(about, { action: 'WARN' }, master)).status).toBe(200);
  });

  it('about somebody outside of the channel does not exist for its staff', async () => {
    const { reportId } = (await report(coral, shell)).body;
    await server.deps.db.delete(channelMembers).where(eq(channelMembers.userId, shell.user.userId));
    expect((await queue()).some((one) => one.reportId === reportId)).toBe(false);
    expect((await resolve(reportId, { action: 'WARN' })).error.errorCode).toBe('RESOURCE_NOT_FOUND');
  });
});

it('mutes and blocks are listed, and twice is once', async () => {
  const other = { params: { id: shell.user.userId } };
  for (const name of ['muteUser', 'muteUser', 'blockUser', 'blockUser'] as const)
    expect((await api.call(name, other, coral)).status).toBe(200);
  const named = [{ userId: shell.user.userId, nickname: shell.user.nickname }];
  expect((await api.call('listMutes', {}, coral)).body.userList).toEqual(named);
  expect((await api.call('listBlocks', {}, coral)).body.userList).toEqual(named);
  expect((await api.call('listBlocks', {}, shell)).body.userList).toEqual([]);
  expect((await api.call('muteUser', { params: { id: coral.user.userId } }, coral)).status).toBe(400);
});
