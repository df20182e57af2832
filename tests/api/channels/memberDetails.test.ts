import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { exportMembers } from '#server/domain/channels/members/exportMembers.ts';
import { makeClass } from '../../support/makeClass.ts';
import { NAMES, setUpMembers, type Name } from '../../support/setUpMembers.ts';
import { signUpChild } from '../../support/signUpChild.ts';

const { test, api, people, idOf, channelId, as, inHeader, rolesOf, one } = setUpMembers();
let id = 0;
beforeEach(() => {
  id = channelId();
});

describe('lists', () => {
  it('show each where it stands, by name, and count them', async () => {
    const { body } = await api.call('members.listAll', { params: { id } }, as('teacher'));
    expect(body.memberList.map(({ nickname }) => nickname)).toEqual([
      'admin님',
      'manager님',
      'master님',
      'pupil님',
      'teacher님',
      'user님',
    ]);
    expect(body.totalCount).toBe(6);
    const counts = await api.call('members.count', { params: { id } }, as('teacher'));
    expect(counts.body).toEqual({ all: 6, pending: 1, staff: 4, suspend: 0, ben: 0, verification: 0 });
    const staff = await api.call('members.listStaff', { params: { id } }, as('teacher'));
    expect(staff.body.memberList).toHaveLength(4);
  });

  it('are searched by a part of the name or the whole login name, and filtered by role', async () => {
    const find = async (query: Record<string, string>) => {
      const { body } = await api.call('members.listAll', { params: { id }, query }, as('teacher'));
      return body.memberList.map(({ nickname }) => nickname);
    };
    expect(await find({ query: 'PUP' })).toEqual(['pupil님']);
    expect(await find({ query: people.user.user.loginName })).toEqual(['user님']);
    expect(await find({ query: '100%_' })).toEqual([]);
    expect(await find({ role: 'TEACHER' })).toEqual(['teacher님']);
  });

  it('come in pages that neither lose nor repeat anybody', async () => {
    const children = await Promise.all(Array.from({ length: 3 }, () => signUpChild(test.server)));
    const big = await makeClass(test.server.deps, [
      { child: people.teacher, nickname: '선생', roles: ['TEACHER'] },
      ...children.map((child) => ({ child, nickname: '쌍둥이' })),
    ]);
    const { body } = await api.call('members.listAll', { params: { id: big } }, as('teacher'));
    expect(body.nextCursor).toBeNull();
    expect(new Set(body.memberList.map(({ memberId }) => memberId)).size).toBe(4);
    for (const cursor of ['abc', 'MA', 'a'.repeat(200)]) {
      const reply = await api.call(
        'members.listAll',
        { params: { id: big }, query: { cursor } },
        as('teacher'),
      );
      expect([reply.status, reply.error.errorCode], cursor).toEqual([400, 'VALIDATION_FAIL']);
    }
  });

  it('suggest who is no staff yet', async () => {
    const { body } = await api.call(
      'members.autocompleteStaff',
      { params: { id }, query: { query: '님' } },
      as('manager'),
    );
    expect(body.memberList.map(({ nickname }) => nickname)).toEqual(['pupil님', 'user님']);
  });
});

describe('the profile of a member', () => {
  const save = (by: Name, whom: Name, nickname: string) =>
    api.call('members.saveProfile', { ...one(whom), body: { nickname, introduction: '소개예요.' } }, as(by));

  it('is changed by those above', async () => {
    const { status, body } = await save('manager', 'pupil', '새이름');
    expect([status, body.nickname, body.introduction]).toEqual([200, '새이름', '소개예요.']);
    expect((await save('manager', 'master', '새이름')).error.errorCode).toBe('NOT_HAS_ROLE');
    expect((await save('manager', 'pupil', 'ㅅㅂ')).error.errorCode).toBe('VALIDATION_FAIL');
    expect((await save('manager', 'waiting', '새이름')).error.errorCode).toBe('CHANNEL_MEMBER_NOT_FOUND');
  });
});

describe('numbers', () => {
  const contact = {
    phoneNumber: '010-1111-2222',
    guardianName: '바다 엄마',
    guardianPhoneNumber: '01033334444',
  };
  const params = () => ({ id: idOf('pupil') });

  it('leave the server masked, until somebody says why', async () => {
    const saved = await api.call(
      'members.saveContact',
      { params: params(), body: contact },
      inHeader('teacher'),
    );
    expect(saved.body).toEqual({
      memberId: idOf('pupil'),
      nickname: 'pupil님',
      guardianName: '바다 엄마',
      phoneNumber: '010-••••-2222',
      guardianPhoneNumber: '010-••••-4444',
    });
    for (const name of ['members.listPhones', 'members.listContacts'] as const) {
      const { body } = await api.call(name, {}, inHeader('teacher'));
      expect(JSON.stringify(body)).toContain('010-••••-4444');
      expect(JSON.stringify(body)).not.toMatch(/1111|3333/u);
    }
    const list = await api.call('members.listAll', { params: { id } }, as('teacher'));
    expect(JSON.stringify(list.body)).not.toMatch(/1111|3333/u);
    const blank = await api.call(
      'members.revealPhone',
      { params: params(), body: { reason: ' ' } },
      inHeader('teacher'),
    );
    expect(blank.error.errorCode).toBe('VALIDATION_FAIL');
    const shown = await api.call(
      'members.revealPhone',
      { params: params(), body: { reason: '결석해서 전화해요.' } },
      inHeader('teacher'),
    );
    expect(shown.body).toEqual({ phoneNumber: '010-1111-2222', guardianPhoneNumber: '010-3333-4444' });
    const { body: log } = await api.call('channelAudit.list', { params: { id } }, as('manager'));
    expect(log.auditLogList[0]).toMatchObject({
      action: 'PHONE_REVEAL',
      actor: { userId: idOf('teacher'), nickname: 'teacher님' },
      target: { userId: idOf('pupil'), nickname: 'pupil님' },
      detail: { reason: '결석해서 전화해요.' },
    });
    expect(JSON.stringify(log)).not.toMatch(/1111|3333/u);
  });

  it('change one by one; what is left out stays, and an empty text takes away', async () => {
    const save = (body: object) =>
      api.call('members.saveContact', { params: params(), body }, inHeader('teacher'));
    await save(contact);
    expect((await save({ guardianPhoneNumber: '010-5555-6666' })).body).toMatchObject({
      guardianName: '바다 엄마',
      phoneNumber: '010-••••-2222',
      guardianPhoneNumber: '010-••••-6666',
    });
    expect((await save({ phoneNumber: '' })).body).toMatchObject({
      guardianName: '바다 엄마',
      phoneNumber: '',
    });
    const one = { query: { member_id: idOf('pupil') } };
    expect((await api.call('members.listContacts', one, inHeader('teacher'))).body.contactList).toMatchObject(
      [{ nickname: 'pupil님', guardianName: '바다 엄마', guardianPhoneNumber: '010-••••-6666' }],
    );
    expect((await save({})).error.errorCode).toBe('VALIDATION_FAIL');
    expect((await save({ phoneNumber: '12' })).error.fieldErrors?.[0]?.field).toBe('phoneNumber');
  });

  it('of those above stay closed', async () => {
    const reply = await api.call(
      'members.revealPhone',
      { params: { id: idOf('master') }, body: { reason: '궁금해서요' } },
      inHeader('teacher'),
    );
    expect(reply.error.errorCode).toBe('NOT_HAS_ROLE');
  });
});

describe('verifications', () => {
  const ask = (who: Name) =>
    api.call('members.askVerification', { body: { name: '김바다', message: '3반이에요.' } }, inHeader(who));

  it('wait once, are seen and accepted with a role, once', async () => {
    const { status, body } = await ask('user');
    expect(status).toBe(201);
    expect((await ask('user')).error.errorCode).toBe('DOLPHIN_DUPLICATE_RESOURCE');
    const { body: list } = await api.call('members.listVerifications', {}, inHeader('teacher'));
    expect(list.verificationList).toMatchObject([
      { verificationId: body.verificationId, name: '김바다', nickname: 'user님' },
    ]);
    const parts = { body: { verificationIdList: [body.verificationId] } };
    const replies = await Promise.all(
      [1, 2].map(() => api.call('members.acceptVerifications', parts, inHeader('manager'))),
    );
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await rolesOf('user')).toEqual(['ADVANCED']);
    const other = await makeClass(test.server.deps, [
      { child: people.manager, nickname: '매', roles: ['MANAGER'] },
    ]);
    const foreign = await api.call('members.rejectVerifications', parts, {
      token: people.manager.token,
      channelId: other,
    });
    expect([foreign.status, foreign.error.errorCode]).toEqual([404, 'RESOURCE_NOT_FOUND']);
  });

  it('are shown to whoever asked, with the answer, and to nobody else', async () => {
    await ask('user');
    const own = async (who: Name) =>
      (await api.call('members.listOwnVerifications', {}, inHeader(who))).body.verificationList;
    expect(await own('user')).toMatchObject([{ name: '김바다', state: 'PENDING', answeredAt: null }]);
    expect(await own('pupil')).toEqual([]);
    const [asked] = await own('user');
    const body = { verificationIdList: [asked?.verificationId ?? 0] };
    await api.call('members.rejectVerifications', { body }, inHeader('manager'));
    expect(await own('user')).toMatchObject([
      { state: 'REJECTED', answeredAt: expect.any(String) as string },
    ]);
    const told = await api.call('notifications.list', {}, people.user);
    expect(told.body.notificationList[0]).toMatchObject({ notificationType: 'MEMBERSHIP', subjectId: id });
    expect((await ask('user')).status).toBe(201);
  });

  it('that are rejected change nothing', async () => {
    const { body } = await ask('user');
    const parts = { body: { verificationIdList: [body.verificationId] } };
    expect(
      (await api.call('members.rejectVerifications', parts, inHeader('manager'))).body.memberIdList,
    ).toEqual([idOf('user')]);
    expect(await rolesOf('user')).toEqual(['USER']);
    expect((await ask('user')).status).toBe(201);
  });
});

describe('the list to take along', () => {
  it('holds whom the filter finds, with masked numbers, as no spreadsheet reckons it', async () => {
    const { db } = test.server.deps;
    await db
      .update(channelMembers)
      .set({ nickname: '=1+1', phoneNumber: '01012345678' })
      .where(and(eq(channelMembers.channelId, id), eq(channelMembers.userId, idOf('pupil'))));
    const take = async (query: string) => {
      const path = `/channel/v1/channels/${id}/admin/members/all/exports${query}`;
      const headers = { authorization: `Bearer ${people.teacher.token}` };
      const answer = await fetch(test.server.url + path, { headers });
      expect(answer.headers.get('content-type')).toContain('text/csv');
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    };
    const all = await take('');
    expect(all.startsWith('\uFEFF"번호","이름","아이디","역할"')).toBe(true);
    expect(all.trim().split('\r\n')).toHaveLength(1 + NAMES.length - 1);
    expect(all).toContain(`"'=1+1"`);
    expect(all).toContain('"010-••••-5678"');
    expect(all).not.toContain('1234');
    const teachers = (await take('?role=TEACHER')).trim().split('\r\n');
    expect(teachers).toHaveLength(2);
    expect(teachers[1]).toContain('"teacher님"');
    const { body } = await api.call('channelAudit.list', { params: { id } }, as('manager'));
    expect(body.auditLogList.filter(({ action }) => action === 'MEMBER_EXPORT')).toHaveLength(2);
  });

  it('is complete over many pages', async () => {
    const { db } = test.server.deps;
    const many = await db.select({ userId: users.id }).from(users);
    await db
      .insert(channelMembers)
      .values(
        many.map(({ userId }) => ({ channelId: id, userId, roles: ['USER' as const], nickname: '같은이름' })),
      )
      .onConflictDoNothing();
    const seen: string[] = [];
    const answer = await exportMembers({
      deps: test.server.deps,
      userId: idOf('teacher'),
      channel: { channelId: id, channelName: '반', roles: ['TEACHER'] },
      query: { query: '' },
      rowsAtOnce: 3,
    });
    if ('stream' in answer.content) for await (const row of answer.content.stream) seen.push(String(row));
    expect(seen.length).toBe(1 + many.length - 1);
    expect(new Set(seen.map((row) => row.split(',')[2])).size).toBe(seen.length);
  });
});
