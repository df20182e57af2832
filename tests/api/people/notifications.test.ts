import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { NOTIFICATION_DAYS } from '#shared/contract/people/notifications.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { notifications } from '#server/db/tables/people/notifications.ts';
import { purgeNotifications } from '#server/domain/people/notifications/ownNotifications.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

const newChild = () => signUpChild(test.server);
const listOf = async (child: Child, page = 1) =>
  (await api.call('notifications.list', { query: { page } }, child)).body;
const check = (child: Child, id: number) => api.call('notifications.check', { params: { id } }, child);
const remove = (child: Child, id: number) => api.call('notifications.remove', { params: { id } }, child);
const send = (child: Child, body: { content: string; userIdList?: number[] }) =>
  api.call('notifications.send', { body }, child);
const asks = (from: Child, to: Child) =>
  api.call('friends.request', { body: { userId: to.user.userId } }, from);

async function member(role: ChannelRole): Promise<Child> {
  const child = await newChild();
  await test.server.deps.db
    .update(channelMembers)
    .set({ roles: [role] })
    .where(eq(channelMembers.userId, child.user.userId));
  return child;
}

const fill = (child: Child, count: number, createdAt = new Date()) =>
  test.server.deps.db.insert(notifications).values(
    Array.from({ length: count }, (_, index) => ({
      userId: child.user.userId,
      notificationType: 'LEVEL_UP' as const,
      title: `레벨 ${index}`,
      content: '축하해요.',
      subjectId: index + 1,
      createdAt,
    })),
  );

describe('the own notifications', () => {
  it('come in pages from 1, newest first, with their counts', async () => {
    const child = await newChild();
    expect(await listOf(child)).toEqual({
      notificationList: [],
      pageCount: 0,
      totalCount: 0,
      unreadMessageCount: 0,
    });
    await fill(child, 23);
    const first = await listOf(child);
    expect(first).toMatchObject({ pageCount: 2, totalCount: 23, unreadMessageCount: 23 });
    expect(first.notificationList.map(({ subjectId }) => subjectId)).toEqual(
      Array.from({ length: 20 }, (_, index) => 23 - index),
    );
    expect((await listOf(child, 2)).notificationList).toHaveLength(3);
    expect((await listOf(child, 9999)).notificationList).toEqual([]);
  });

  it.each(['0', '-1', '10001', 'x', '1.5'])('have no page %s', async (page) => {
    const child = await newChild();
    const reply = await fetch(`${test.server.url}/game/v1/users/notifications?page=${page}`, {
      headers: { authorization: `Bearer ${child.token}` },
    });
    expect(reply.status).toBe(400);
  });

  it('are checked once, removed once, and never by others', async () => {
    const [child, other] = [await newChild(), await newChild()];
    await fill(child, 2);
    const [second, first] = (await listOf(child)).notificationList;
    if (!first || !second) throw new Error('two notifications were made');
    const id = first.notificationId;
    for (const call of [check, remove])
      expect((await call(other, id)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    expect((await check(child, id)).body).toEqual({ unreadMessageCount: 1 });
    expect((await check(child, id)).body).toEqual({ unreadMessageCount: 1 });
    expect((await listOf(child)).notificationList.map(({ checked }) => checked)).toEqual([false, true]);
    expect((await remove(child, id)).status).toBe(200);
    expect((await remove(child, id)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    expect((await check(child, 2_147_483_647)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    expect((await listOf(child)).totalCount).toBe(1);
  });

  it('are all read up to the one that was on top', async () => {
    const child = await newChild();
    await fill(child, 3);
    const top = (await listOf(child)).notificationList[0]?.notificationId ?? 0;
    await fill(child, 1);
    const body = { notificationId: top };
    expect((await api.call('notifications.checkAll', { body }, child)).body.unreadMessageCount).toBe(1);
  });

  it('are forgotten after 90 days', async () => {
    const child = await newChild();
    const { deps } = test.server;
    const daysAgo = (days: number) => new Date(deps.clock.now().getTime() - days * 86_400_000);
    await fill(child, 1, daysAgo(NOTIFICATION_DAYS + 1));
    await fill(child, 1, daysAgo(NOTIFICATION_DAYS - 1));
    await purgeNotifications(deps);
    expect((await listOf(child)).totalCount).toBe(1);
  });

  it('are read by an index, however many there are', async () => {
    const plan = await test.server.deps.db.transaction(async (tx) => {
      // The few rows of a test would be read without it.
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_bitmapscan = off`);
      return tx.execute(
        sql`explain select * from notifications where user_id = 1 order by id desc limit 20 offset 0`,
      );
    });
    const words = JSON.stringify(plan.rows);
    expect(words).toContain('notifications_user_idx');
    expect(words).not.toContain('Sort');
  });
});

describe('staff', () => {
  it('write to members by name, once each', async () => {
    const [teacher, child, other] = [await member('TEACHER'), await newChild(), await newChild()];
    const userIdList = [child.user.userId, child.user.userId];
    const sent = await send(teacher, { content: '내일은 쉬는 날이에요.', userIdList });
    expect(sent.body).toEqual({ sentCount: 1 });
    expect((await listOf(child)).notificationList).toMatchObject([
      {
        notificationType: 'CHANNEL_NOTICE',
        title: '돌핀 학교 알림',
        content: '내일은 쉬는 날이에요.',
        subjectId: DEFAULT_CHANNEL_ID,
        checked: false,
      },
    ]);
    expect((await listOf(other)).totalCount).toBe(0);
  });

  it('write to the whole channel, but not to who waits, is suspended, or to themselves', async () => {
    const teacher = await member('TEACHER');
    const [child, waiting, suspended] = [await newChild(), await member('PENDING'), await member('SUSPEND')];
    const { sentCount } = (await send(teacher, { content: '모두 안녕하세요.' })).body;
    expect(sentCount).toBeGreaterThan(0);
    expect((await listOf(child)).totalCount).toBe(1);
    for (const nobody of [teacher, waiting, suspended]) expect((await listOf(nobody)).totalCount).toBe(0);
  });

  it('reach nobody when one of those named is no member', async () => {
    const [teacher, child, waiting] = [await member('TEACHER'), await newChild(), await member('PENDING')];
    for (const stranger of [999_999, waiting.user.userId]) {
      const userIdList = [child.user.userId, stranger];
      const { error } = await send(teacher, { content: '안녕하세요.', userIdList });
      expect(error.errorCode).toBe('RESOURCE_NOT_FOUND');
    }
    expect((await listOf(child)).totalCount).toBe(0);
  });

  it('say nothing that hurts, nothing empty and nothing endless', async () => {
    const teacher = await member('TEACHER');
    for (const content of ['', '   ', '가'.repeat(201), '이 바보 새끼야'])
      expect((await send(teacher, { content })).error.errorCode).toBe('VALIDATION_FAIL');
    const userIdList = Array.from({ length: 201 }, (_, index) => index + 1);
    expect((await send(teacher, { content: '안녕', userIdList })).error.errorCode).toBe('VALIDATION_FAIL');
    expect((await send(teacher, { content: '안녕', userIdList: [] })).error.errorCode).toBe(
      'VALIDATION_FAIL',
    );
  });
});

describe('the product tells', () => {
  it('of a request and of a yes; asking again and again is told once', async () => {
    const [coral, shell] = [await newChild(), await newChild()];
    const { friendshipId } = (await asks(coral, shell)).body;
    await api.call('friends.end', { params: { id: friendshipId } }, coral);
    const again = (await asks(coral, shell)).body.friendshipId;
    expect((await listOf(shell)).notificationList).toMatchObject([
      { notificationType: 'FRIEND_REQUEST', subjectId: coral.user.userId },
    ]);
    await api.call('friends.accept', { params: { id: again } }, shell);
    expect((await listOf(coral)).notificationList).toMatchObject([
      { notificationType: 'FRIEND_ACCEPT', subjectId: shell.user.userId },
    ]);
  });

  it('a reporter that staff has looked at the report, not what became of it', async () => {
    const [manager, reporter, rude] = [await member('MANAGER'), await newChild(), await newChild()];
    const body = { userId: rude.user.userId, reason: 'BAD_WORDS' as const };
    const { reportId } = (await api.call('reports.submit', { body }, reporter)).body;
    const resolve = { params: { id: reportId }, body: { action: 'WARN' as const } };
    expect((await api.call('reports.resolve', resolve, manager)).status).toBe(200);
    expect((await listOf(reporter)).notificationList).toMatchObject([
      { notificationType: 'REPORT_ANSWERED', subjectId: null },
    ]);
    expect((await listOf(rude)).totalCount).toBe(0);
  });
});
