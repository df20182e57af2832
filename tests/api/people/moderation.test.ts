import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { auditEntries } from '#server/db/tables/people/moderation.ts';
import { reportContent } from '#server/domain/people/reports/reportContent.ts';
import { transaction } from '#server/domain/transaction.ts';
import { befriend } from '../../support/befriend.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api, clock } = test;
let manager: Child;
let coral: Child;
let shell: Child;

beforeAll(async () => {
  manager = await withRole('MANAGER');
});
beforeEach(async () => {
  [coral, shell] = [await signUpChild(test.server), await signUpChild(test.server)];
  await befriend(api, coral, shell);
});

async function withRole(role: ChannelRole): Promise<Child> {
  const child = await signUpChild(test.server);
  await test.server.deps.db
    .update(channelMembers)
    .set({ roles: [role] })
    .where(eq(channelMembers.userId, child.user.userId));
  return child;
}
const report = (by: Child, about: Child, body = {}) =>
  api.call('reports.submit', { body: { userId: about.user.userId, reason: 'BAD_WORDS', ...body } }, by);
const resolve = (id: number, body: object, by = manager) =>
  api.call('reports.resolve', { params: { id }, body }, by);
const queue = async (state = 'OPEN') =>
  (await api.call('reports.list', { query: { state } }, manager)).body.reportList;
const whisper = (from: Child, to: Child, text: string) =>
  api.call('chat.sendWhisper', { body: { userId: to.user.userId, text } }, from);

describe('a report', () => {
  it('carries the lines that the server itself has heard', async () => {
    const { userId, nickname } = shell.user;
    const at = new Date().toISOString();
    await test.server.deps.chat.log.add('room', { userId, nickname, text: '저리 가', at, whisper: false });
    await whisper(shell, coral, '자꾸 따라오지 마');
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
      ['자꾸 따라오지 마', true],
    ]);
  });

  it('stays one while it is open, and is not about oneself', async () => {
    const first = (await report(coral, shell)).body;
    expect((await report(coral, shell, { reason: 'SPAM' })).body).toEqual(first);
    expect((await report(coral, coral)).error.errorCode).toBe('VALIDATION_FAIL');
    await resolve(first.reportId, { action: 'DISMISS' });
    expect((await report(coral, shell)).body.reportId).not.toBe(first.reportId);
  });

  it('is raised by the server itself after a pattern of asks, and grows while it is open', async () => {
    for (const text of ['카톡 있어?', '몇 학년 몇 반이야?']) {
      expect((await whisper(shell, coral, text)).error.errorCode).toBe('CHAT_PERSONAL_DATA');
    }
    const aboutShell = async () =>
      (await queue()).filter(({ reported }) => reported.userId === shell.user.userId);
    expect(await aboutShell()).toEqual([]);
    await whisper(shell, coral, '놀이터에서 만나자');
    const [raised] = await aboutShell();
    expect(raised).toMatchObject({ reporter: null, reason: 'PERSONAL_DATA', state: 'OPEN' });
    expect(raised?.lineList.map(({ text }) => text)).toEqual([
      '카톡 있어?',
      '몇 학년 몇 반이야?',
      '놀이터에서 만나자',
    ]);

    const slowed = await whisper(shell, coral, '안녕');
    expect([slowed.status, slowed.error.errorCode]).toEqual([429, 'CHAT_TOO_FAST']);
    clock.advance({ seconds: 6 });
    expect((await whisper(shell, coral, '안녕')).status).toBe(200);

    expect((await whisper(shell, coral, '나 죽고 싶어')).error.errorCode).toBe('CHAT_HELP');
    expect(await aboutShell()).toMatchObject([{ reportId: raised?.reportId, reason: 'NEEDS_HELP' }]);
  });

  it('is raised quietly for a call for help, which nobody else reads', async () => {
    const answer = (await whisper(coral, shell, '그냥 사라지고 싶어')).error;
    expect(answer).toMatchObject({ errorCode: 'CHAT_HELP' });
    expect(answer.message).toMatch(/어른.*109/u);
    const raised = (await queue()).find(({ reported }) => reported.userId === coral.user.userId);
    expect(raised).toMatchObject({ reporter: null, reason: 'NEEDS_HELP' });
    expect((await api.call('chat.listWhispers', {}, shell)).body.whisperList).toEqual([]);
  });

  it('that leads to a mute is honoured at once and ends by itself', async () => {
    const { reportId } = (await report(coral, shell)).body;
    const resolved = await resolve(reportId, { action: 'MUTE', minutes: 5 });
    expect(resolved.body.state).toBe('MUTED');
    const refused = await whisper(shell, coral, '안녕');
    expect(refused.error).toMatchObject({ errorCode: 'CHAT_MUTED' });
    expect(refused.error.message).toContain('5분 뒤');
    expect((await api.call('chat.getRules', {}, shell)).body.mutedUntil).not.toBeNull();
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
    const entries = await test.server.deps.db
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

  it('of the world is for the staff of the school, and does not exist for that of a class of the child', async () => {
    const head = await signUpChild(test.server);
    const channelId = await makeClass(test.server.deps, [
      { child: head, nickname: '반장', roles: ['ROLE_CHANNEL_MASTER'] },
      { child: shell, nickname: '조개' },
    ]);
    const byHead = { token: head.token, channelId };
    for (const kind of ['CHAT', 'NICKNAME'] as const) {
      const { reportId } = (await report(coral, shell, { kind })).body;
      const ofClass = await api.call('reports.list', { query: {} }, byHead);
      expect([ofClass.body.totalCount, ofClass.body.reportList]).toEqual([0, []]);
      const refused = await api.call(
        'reports.resolve',
        { params: { id: reportId }, body: { action: 'DISMISS' } },
        byHead,
      );
      expect(refused.error.errorCode).toBe('RESOURCE_NOT_FOUND');
      const told = await api.call('statistics.listNotifications', { params: { id: channelId } }, byHead);
      expect(told.body.notificationList.map((one) => one.kind)).not.toContain('OPEN_REPORTS');
      expect((await queue()).some((one) => one.reportId === reportId)).toBe(true);
      expect((await resolve(reportId, { action: 'WARN' })).status).toBe(200);
    }
  });
});

describe('the one queue', () => {
  it('has names, pictures and words of a channel beside the chat', async () => {
    const ids = [
      (await report(coral, shell, { reason: 'BAD_NAME' })).body.reportId,
      (await report(coral, shell)).body.reportId,
    ];
    expect((await report(coral, shell, { kind: 'PICTURE' })).error.errorCode).toBe('VALIDATION_FAIL');
    const queued = (await queue()).filter(({ reportId }) => ids.includes(reportId));
    expect(queued.map(({ kind, content }) => [kind, content])).toEqual([
      ['NICKNAME', shell.user.nickname],
      ['CHAT', ''],
    ]);
    const ofNames = await api.call('reports.list', { query: { kind: 'NICKNAME' } }, manager);
    expect(ofNames.body.reportList.every(({ kind }) => kind === 'NICKNAME')).toBe(true);
  });

  it('takes a name away by the staff of the school, and has nothing to take of chat', async () => {
    const byName = (await report(coral, shell, { reason: 'BAD_NAME' })).body.reportId;
    const byChat = (await report(coral, shell)).body.reportId;
    expect((await resolve(byChat, { action: 'REMOVE' })).error.errorCode).toBe('VALIDATION_FAIL');
    expect((await resolve(byName, { action: 'REMOVE' })).body.state).toBe('REMOVED');
    const { body } = await api.call('accounts.getMe', {}, shell);
    expect(body.nickname).toBe(`바다친구${shell.user.userId}`);
  });

  it('has what lies in a channel for the staff of that channel alone', async () => {
    const { deps } = test.server;
    const head = await signUpChild(test.server);
    const channelId = await makeClass(deps, [
      { child: head, nickname: '반장', roles: ['MANAGER'] },
      { child: shell, nickname: '조개' },
    ]);
    const reportId = await transaction(deps, (tx) =>
      reportContent(tx, {
        ...{ reporterId: coral.user.userId, reportedUserId: shell.user.userId, kind: 'POST', contentId: 7 },
        ...{ content: '나쁜 글', channelId, reason: 'BAD_WORDS', comment: '', createdAt: clock.now() },
      }),
    );
    expect((await queue()).some((one) => one.reportId === reportId)).toBe(false);
    expect((await resolve(reportId, { action: 'DISMISS' })).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    const removed: unknown[] = [];
    const unfollow = deps.events.follow({ 'content.removed': (event) => removed.push(event) });
    const byHead = { token: head.token, channelId };
    const answer = await api.call(
      'reports.resolve',
      { params: { id: reportId }, body: { action: 'REMOVE' } },
      byHead,
    );
    unfollow();
    expect(answer.body).toMatchObject({ state: 'REMOVED', kind: 'POST', contentId: 7, content: '나쁜 글' });
    expect(removed).toMatchObject([{ userId: shell.user.userId, kind: 'POST', contentId: 7, channelId }]);
  });
});

it('mutes and blocks are listed, and twice is once', async () => {
  const other = { params: { id: shell.user.userId } };
  for (const name of ['chat.mute', 'chat.mute', 'moderation.block', 'moderation.block'] as const)
    expect((await api.call(name, other, coral)).status).toBe(200);
  const named = [{ userId: shell.user.userId, nickname: shell.user.nickname }];
  expect((await api.call('chat.listMutes', {}, coral)).body.userList).toEqual(named);
  expect((await api.call('moderation.listBlocks', {}, coral)).body.userList).toEqual(named);
  expect((await api.call('moderation.listBlocks', {}, shell)).body.userList).toEqual([]);
  expect((await api.call('chat.mute', { params: { id: coral.user.userId } }, coral)).status).toBe(400);
});
