import { count } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { channelImports } from '#server/db/tables/channels/channelAccounts.ts';
import { channelRoleChanges, channelVerifications } from '#server/db/tables/channels/members.ts';
import { textMessages, textMessageWishes } from '#server/db/tables/channels/textMessages.ts';
import { auditEntries } from '#server/db/tables/people/moderation.ts';
import { userReports } from '#server/db/tables/people/reports.ts';
import { purgeLogs } from '#server/domain/purgeLogs.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

const TABLES = {
  channelImports,
  channelRoleChanges,
  textMessageWishes,
  channelVerifications,
  textMessages,
  userReports,
  auditEntries,
} as const satisfies Record<string, PgTable>;

/** The tables that still hold anything. */
async function kept(): Promise<string[]> {
  const names: string[] = [];
  for (const [name, table] of Object.entries(TABLES)) {
    const [row] = await test.server.deps.db.select({ rows: count() }).from(table);
    if ((row?.rows ?? 0) > 0) names.push(name);
  }
  return names;
}

it('what is kept of members goes after its time, each by itself, and what is open stays', async () => {
  const [head, pupil, other] = [
    await signUpChild(test.server),
    await signUpChild(test.server),
    await signUpChild(test.server),
  ];
  const id = await makeClass(test.server.deps, [
    { child: head, nickname: '선생님', roles: ['ROLE_CHANNEL_MASTER'] },
    { child: pupil, nickname: '조개' },
    { child: other, nickname: '산호' },
  ]);
  const teacher = { token: head.token, channelId: id };
  const params = { id };
  const ok = async (answer: Promise<{ status: number; error: unknown }>) => {
    const { status, error } = await answer;
    expect(status, JSON.stringify(error)).toBeLessThan(300);
  };
  await ok(
    api.call(
      'members.changeRole',
      { params: { id, memberId: pupil.user.userId }, body: { role: 'ADVANCED' } },
      teacher,
    ),
  );
  for (const child of [pupil, other])
    await ok(
      api.call(
        'members.askVerification',
        { body: { name: '김바다' } },
        { token: child.token, channelId: id },
      ),
    );
  const { body: asked } = await api.call('members.listVerifications', {}, teacher);
  const answered = asked.verificationList.find(({ memberId }) => memberId === pupil.user.userId);
  await ok(
    api.call(
      'members.rejectVerifications',
      { body: { verificationIdList: [answered?.verificationId ?? 0] } },
      teacher,
    ),
  );
  const lines = new TextEncoder().encode('이름,생년월일\n바다,2015-03-02');
  await ok(
    api.call(
      'channelAccounts.previewImport',
      { params, files: [{ name: '명단.csv', bytes: lines }] },
      teacher,
    ),
  );
  const { db } = test.server.deps;
  const now = test.clock.now();
  const written = { channelId: id, senderId: head.user.userId, idempotencyKey: 'once', createdAt: now };
  await db.insert(textMessageWishes).values({ ...written, requestHash: '', skipped: [] });
  await db.insert(textMessages).values({
    ...written,
    ...{ receiverId: pupil.user.userId, nickname: '조개', phoneNumber: '01012345678', content: '안녕' },
    ...{ sentText: '안녕', purpose: 'NOTICE', messageType: 'SMS', state: 'DELIVERED', day: '2026-01-01' },
  });
  const about = { reporterId: other.user.userId, kind: 'CHAT', reason: 'SPAM' } as const;
  await db.insert(userReports).values([
    { ...about, lines: [], reportedUserId: pupil.user.userId, state: 'DISMISSED', resolvedAt: now },
    { ...about, lines: [], reportedUserId: head.user.userId },
  ]);

  let passed = 0;
  const after = async (days: number) => {
    test.clock.advance({ days: days - passed });
    passed = days;
    await purgeLogs(test.server.deps);
    return kept();
  };
  const all = Object.keys(TABLES);
  expect(await after(0.5)).toEqual(all);
  expect(await after(2)).toEqual(all.slice(1));
  expect(await after(8)).toEqual(all.slice(2));
  expect(await after(31)).toEqual(all.slice(3));
  await after(181);
  expect((await db.select().from(channelVerifications)).map(({ userId }) => userId)).toEqual([
    other.user.userId,
  ]);
  expect(await after(366)).toEqual(['channelVerifications', 'userReports', 'auditEntries']);
  expect((await db.select().from(userReports)).map(({ state }) => state)).toEqual(['OPEN']);
  expect(await after(3 * 365 + 2)).toEqual(['channelVerifications', 'userReports']);
});
