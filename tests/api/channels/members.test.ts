import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { exportMembers } from '#server/domain/channels/members/exportMembers.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

const ROLES = {
  admin: 'ROLE_ADMIN',
  master: 'ROLE_CHANNEL_MASTER',
  manager: 'MANAGER',
  teacher: 'TEACHER',
  pupil: 'ADVANCED',
  user: 'USER',
  waiting: 'PENDING',
} as const satisfies Record<string, ChannelRole>;
type Name = keyof typeof ROLES;
const NAMES = Object.keys(ROLES) as Name[];

let people: Record<Name, Child>;
let stranger: Child;
let id: number;

beforeAll(async () => {
  const made = await Promise.all(NAMES.map(async (name) => [name, await signUpChild(test.server)] as const));
  people = Object.fromEntries(made) as Record<Name, Child>;
  stranger = await signUpChild(test.server);
});
beforeEach(async () => {
  id = await makeClass(
    test.server.deps,
    NAMES.map((name) => ({ child: people[name], nickname: `${name}님`, roles: [ROLES[name]] })),
  );
});

const idOf = (name: Name) => people[name].user.userId;
const as = (name: Name) => ({ token: people[name].token });
const inHeader = (name: Name) => ({ token: people[name].token, channelId: id });
const rolesOf = async (name: Name) => {
  const rows = await test.server.deps.db
    .select()
    .from(channelMembers)
    .where(eq(channelMembers.channelId, id));
  return rows.find(({ userId }) => userId === idOf(name))?.roles;
};
const many = (...names: Name[]) => ({ memberIdList: names.map(idOf) });
const one = (name: Name) => ({ params: { id, memberId: idOf(name) } });

describe('who waits', () => {
  it('is let in with a role, once, and told of it', async () => {
    const parts = { params: { id }, body: { ...many('waiting'), role: 'ADVANCED' } };
    const replies = await Promise.all([1, 2, 3].map(() => api.call('members.approve', parts, as('manager'))));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const replayed = replies.find(({ status }) => status === 409);
    expect(replayed?.error.errorCode).toBe('DOLPHIN_DUPLICATE_RESOURCE');
    expect(await rolesOf('waiting')).toEqual(['ADVANCED']);
    const { body } = await api.call('notifications.list', {}, people.waiting);
    expect(body.notificationList[0]).toMatchObject({ notificationType: 'MEMBERSHIP', subjectId: id });
    expect(body.notificationList[0]?.title).toContain('가입 완료');
  });

  it('is turned away and stays outside', async () => {
    const parts = { params: { id }, body: many('waiting') };
    expect((await api.call('members.reject', parts, as('manager'))).status).toBe(200);
    expect(await rolesOf('waiting')).toEqual(['JOIN_REJECTED']);
    const told = await api.call('notifications.list', {}, people.waiting);
    expect(told.body.notificationList[0]).toMatchObject({ notificationType: 'MEMBERSHIP', subjectId: null });
    const again = await api.call(
      'channels.join',
      { params: { id }, body: { nickname: '다시', introduction: '또 왔어요' } },
      people.waiting,
    );
    expect([again.status, again.error.errorCode]).toEqual([403, 'NOT_HAS_ROLE']);
  });

  it('goes back to waiting when it is undone, by whoever did it and once', async () => {
    const { body } = await api.call(
      'members.approve',
      { params: { id }, body: many('waiting') },
      as('manager'),
    );
    const undo = { params: { id, changeId: body.changeId } };
    expect((await api.call('members.undoChange', undo, as('master'))).error.errorCode).toBe(
      'RESOURCE_NOT_FOUND',
    );
    const replies = await Promise.all([1, 2].map(() => api.call('members.undoChange', undo, as('manager'))));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await rolesOf('waiting')).toEqual(['PENDING']);
  });
});

describe('roles', () => {
  const change = (by: Name, whom: Name, role: ChannelRole) =>
    api.call('members.changeRole', { ...one(whom), body: { role } }, as(by));

  it('are given below the own one alone', async () => {
    for (const [by, role] of [
      ['manager', 'MANAGER'],
      ['manager', 'ROLE_CHANNEL_MASTER'],
      ['master', 'ROLE_CHANNEL_MASTER'],
      ['master', 'ROLE_ADMIN'],
      ['admin', 'ROLE_ADMIN'],
    ] as const)
      expect((await change(by, 'user', role)).error.errorCode, `${by} gives ${role}`).toBe('NOT_HAS_ROLE');
    expect((await change('manager', 'user', 'TEACHER')).status).toBe(200);
    expect((await change('master', 'user', 'MANAGER')).status).toBe(200);
    expect((await change('teacher', 'user', 'USER')).error.errorCode).toBe('NOT_HAS_ROLE');
  });

  it.each(['VISITOR', 'PENDING', 'BEN', 'SUSPEND', 'JOIN_REJECTED', 'ROLE_CHANNEL_ENTERPRISE'] as const)(
    '%s is none that can be given',
    async (role) => {
      expect((await change('admin', 'user', role)).error.errorCode).toBe('VALIDATION_FAIL');
    },
  );

  it('of those above or beside oneself, and the own one, stay', async () => {
    for (const whom of ['admin', 'master', 'manager'] as const)
      expect((await change('manager', whom, 'USER')).error.errorCode, whom).toBe('NOT_HAS_ROLE');
    expect((await change('manager', 'teacher', 'USER')).status).toBe(200);
  });

  it('of several change together or not at all', async () => {
    const body = { memberIdList: [idOf('pupil'), stranger.user.userId], role: 'LECTURER' };
    const reply = await api.call('members.changeRoles', { params: { id }, body }, as('manager'));
    expect([reply.status, reply.error.errorCode]).toEqual([403, 'CHANNEL_MEMBER_NOT_FOUND']);
    expect(reply.error.message).toMatch(/멤버가 아닙니다\.$/u);
    expect(await rolesOf('pupil')).toEqual(['ADVANCED']);
    const right = { ...many('pupil', 'user'), role: 'LECTURER' };
    const { body: done } = await api.call(
      'members.changeRoles',
      { params: { id }, body: right },
      as('manager'),
    );
    await api.call('members.undoChange', { params: { id, changeId: done.changeId } }, as('manager'));
    expect([await rolesOf('pupil'), await rolesOf('user')]).toEqual([['ADVANCED'], ['USER']]);
  });

  it('are not given to more than two hundred at once', async () => {
    const memberIdList = Array.from({ length: 201 }, (_, index) => index + 1);
    const reply = await api.call(
      'members.changeRoles',
      { params: { id }, body: { memberIdList, role: 'USER' } },
      as('manager'),
    );
    expect([reply.status, reply.error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
  });

  it('of staff come and go with what they were before', async () => {
    const appointed = await api.call(
      'members.appoint',
      { params: { id }, body: { ...many('pupil'), role: 'TEACHER' } },
      as('manager'),
    );
    expect(await rolesOf('pupil')).toEqual(['TEACHER']);
    await api.call(
      'members.undoChange',
      { params: { id, changeId: appointed.body.changeId } },
      as('manager'),
    );
    expect(await rolesOf('pupil')).toEqual(['ADVANCED']);
    await api.call('members.dismiss', { params: { id }, body: many('teacher') }, as('manager'));
    expect(await rolesOf('teacher')).toEqual(['USER']);
    const again = await api.call('members.dismiss', { params: { id }, body: many('teacher') }, as('manager'));
    expect(again.error.errorCode).toBe('DOLPHIN_DUPLICATE_RESOURCE');
  });
});

describe('the last master', () => {
  it('is neither dismissed, banned nor demoted, and does not leave', async () => {
    const LAST = 'LAST_CHANNEL_MASTER';
    const dismissed = await api.call(
      'members.dismiss',
      { params: { id }, body: many('master') },
      as('admin'),
    );
    expect([dismissed.status, dismissed.error.errorCode]).toEqual([409, LAST]);
    expect((await api.call('members.ban', one('master'), as('admin'))).error.errorCode).toBe(LAST);
    expect((await api.call('members.suspend', one('master'), as('admin'))).error.errorCode).toBe(LAST);
    const left = await api.call('members.leave', { params: { id } }, as('master'));
    expect([left.status, left.error.errorCode]).toEqual([409, LAST]);
    expect(await rolesOf('master')).toEqual(['ROLE_CHANNEL_MASTER']);
  });

  it('may go once there is another; of two who go at once one stays', async () => {
    const made = await api.call(
      'members.changeRole',
      { ...one('manager'), body: { role: 'ROLE_CHANNEL_MASTER' } },
      as('admin'),
    );
    expect(made.status).toBe(200);
    const left = await Promise.all(
      (['master', 'manager'] as const).map((name) => api.call('members.leave', { params: { id } }, as(name))),
    );
    expect(left.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('members leave with their groups', async () => {
    expect((await api.call('members.leave', { params: { id } }, as('user'))).status).toBe(200);
    expect(await rolesOf('user')).toBeUndefined();
  });
});

describe('a member that rests or is sent away', () => {
  it('comes back with the role of before, also after both', async () => {
    expect((await api.call('members.suspend', one('pupil'), as('teacher'))).status).toBe(200);
    expect(await rolesOf('pupil')).toEqual(['SUSPEND']);
    expect((await api.call('members.ban', one('pupil'), as('manager'))).status).toBe(200);
    const { body } = await api.call('members.listBanned', { params: { id } }, as('manager'));
    expect(body.memberList).toMatchObject([{ memberId: idOf('pupil'), formerRoleList: ['ADVANCED'] }]);
    expect((await api.call('members.undoBan', one('pupil'), as('manager'))).status).toBe(200);
    expect(await rolesOf('pupil')).toEqual(['ADVANCED']);
    const again = await api.call('members.undoBan', one('pupil'), as('manager'));
    expect([again.status, again.error.errorCode]).toEqual([409, 'DOLPHIN_DUPLICATE_RESOURCE']);
  });

  it('is let out of the channel meanwhile', async () => {
    await api.call('members.ban', one('pupil'), as('manager'));
    const { error } = await api.call('groups.list', { params: { id } }, as('pupil'));
    expect(error.errorCode).toBe('NOT_HAS_ROLE');
  });

  it('is never oneself, nor somebody above', async () => {
    for (const whom of ['teacher', 'manager', 'master'] as const) {
      const reply = await api.call('members.ban', one(whom), as('teacher'));
      expect([reply.status, reply.error.errorCode], whom).toEqual([403, 'NOT_HAS_ROLE']);
    }
  });

  it('that was above is not brought back by those below', async () => {
    await api.call('members.suspend', one('manager'), as('master'));
    const reply = await api.call('members.undoSuspend', one('manager'), as('teacher'));
    expect(reply.error.errorCode).toBe('NOT_HAS_ROLE');
    expect((await api.call('members.undoSuspend', one('manager'), as('master'))).status).toBe(200);
    expect(await rolesOf('manager')).toEqual(['MANAGER']);
  });
});

describe('ids of another channel', () => {
  it('are nobody under the own path', async () => {
    const outsider = { params: { id, memberId: stranger.user.userId } };
    for (const name of ['members.suspend', 'members.ban', 'members.undoBan', 'members.getProfile'] as const) {
      const reply = await api.call(name, outsider, as('manager'));
      expect([reply.status, reply.error.errorCode], name).toEqual([403, 'CHANNEL_MEMBER_NOT_FOUND']);
    }
  });

  it('a header that names another channel than the path is refused', async () => {
    const reply = await api.call(
      'members.listAll',
      { params: { id } },
      { token: people.manager.token, channelId: 1 },
    );
    expect([reply.status, reply.error.errorCode]).toEqual([404, 'CHANNEL_NOT_FOUND']);
  });

  it('a change of another channel is not undone here', async () => {
    const { body } = await api.call('members.ban', one('user'), as('manager'));
    const other = await makeClass(test.server.deps, [
      { child: people.manager, nickname: '매니저', roles: ['MANAGER'] },
    ]);
    const reply = await api.call(
      'members.undoChange',
      { params: { id: other, changeId: body.changeId } },
      as('manager'),
    );
    expect([reply.status, reply.error.errorCode]).toEqual([404, 'RESOURCE_NOT_FOUND']);
  });
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

describe('groups', () => {
  const create = (body: Record<string, unknown>) =>
    api.call('groups.create', { params: { id }, body }, as('teacher'));

  it('are made, filled, emptied and removed', async () => {
    const { status, body: group } = await create({ name: '해파리 조', colour: 'JELLY' });
    expect([status, group.memberCount]).toEqual([201, 0]);
    const gid = group.channelGroupId;
    expect((await create({ name: '해파리 조' })).error.fieldErrors).toEqual([
      { field: 'name', message: '같은 이름의 그룹이 이미 있어요.' },
    ]);
    const add = (ids: number[], isMove = false) =>
      api.call(
        'groups.addMembers',
        { params: { id, gid }, body: { memberIdList: ids, isMove } },
        as('teacher'),
      );
    expect((await add([idOf('pupil'), idOf('user')])).body.memberIdList).toHaveLength(2);
    const again = await add([idOf('pupil')]);
    expect([again.status, again.error.errorCode]).toEqual([409, 'ALREADY_CHANNEL_GROUP_MEMBER_USER']);
    expect(again.error.message).toMatch(/^이미 .+ 그룹의 멤버입니다\.$/u);
    expect((await add([idOf('waiting')])).error.errorCode).toBe('CHANNEL_MEMBER_NOT_FOUND');
    expect((await add([stranger.user.userId])).error.errorCode).toBe('CHANNEL_MEMBER_NOT_FOUND');
    const listed = await api.call('groups.listMembers', { params: { id, gid } }, as('teacher'));
    expect(listed.body.memberList.map(({ nickname }) => nickname)).toEqual(['pupil님', 'user님']);
    const filtered = await api.call(
      'members.listAll',
      { params: { id }, query: { group_id: gid } },
      as('teacher'),
    );
    expect(filtered.body.totalCount).toBe(2);
    expect(filtered.body.memberList[0]?.groupList).toMatchObject([{ name: '해파리 조', colour: 'JELLY' }]);
    const suggested = await api.call(
      'groups.autocompleteMembers',
      { params: { id, gid }, query: { query: '' } },
      as('teacher'),
    );
    expect(suggested.body.memberList.map(({ nickname }) => nickname)).not.toContain('pupil님');
    const taken = { params: { id, gid, mid: idOf('user') } };
    expect((await api.call('groups.removeMember', taken, as('teacher'))).status).toBe(200);
    expect((await api.call('groups.removeMember', taken, as('teacher'))).error.errorCode).toBe(
      'CHANNEL_MEMBER_NOT_FOUND',
    );
    const { body: next } = await create({ name: '고래 조' });
    await api.call(
      'groups.addMembers',
      { params: { id, gid: next.channelGroupId }, body: { ...many('pupil'), isMove: true } },
      as('teacher'),
    );
    expect((await api.call('groups.get', { params: { id, gid } }, as('teacher'))).body.memberCount).toBe(0);
    expect((await api.call('groups.remove', { params: { id, gid } }, as('teacher'))).status).toBe(200);
    const gone = await api.call('groups.get', { params: { id, gid } }, as('teacher'));
    expect([gone.status, gone.error.message]).toEqual([404, '코드에 해당하는 그룹이 존재하지 않습니다.']);
  });

  it('are entered by their code, which only staff sees', async () => {
    const { body } = await create({ name: '코드 조', groupCode: 'wave77' });
    expect(body.groupCode).toBe('WAVE77');
    const enter = (groupCode: string) =>
      api.call('groups.enter', { params: { id }, body: { groupCode } }, as('pupil'));
    expect((await enter('NOPE99')).error.errorCode).toBe('CHANNEL_GROUP_NOT_FOUND');
    expect((await enter('wave77')).body).toMatchObject({ name: '코드 조', groupCode: null, memberCount: 1 });
    expect((await enter('wave77')).error.errorCode).toBe('ALREADY_CHANNEL_GROUP_MEMBER_USER');
    const own = await api.call('groups.list', { params: { id } }, as('pupil'));
    expect(own.body.groupList).toMatchObject([{ name: '코드 조', groupCode: null }]);
    expect((await api.call('groups.list', { params: { id } }, as('user'))).body.groupList).toEqual([]);
    const me = await api.call('accounts.getMe', {}, people.pupil);
    expect(me.body.joinedChannelGroupList).toContainEqual({
      channelGroupId: body.channelGroupId,
      name: '코드 조',
    });
  });

  it('of another channel are none here', async () => {
    const other = await makeClass(test.server.deps, [
      { child: people.teacher, nickname: '선', roles: ['TEACHER'] },
    ]);
    const { body } = await api.call(
      'groups.create',
      { params: { id: other }, body: { name: '남의 조' } },
      as('teacher'),
    );
    const params = { id, gid: body.channelGroupId };
    for (const name of [
      'groups.get',
      'groups.remove',
      'groups.listMembers',
      'groups.autocompleteMembers',
    ] as const)
      expect((await api.call(name, { params }, as('teacher'))).error.errorCode, name).toBe(
        'CHANNEL_GROUP_NOT_FOUND',
      );
    const added = await api.call('groups.addMembers', { params, body: many('pupil') }, as('teacher'));
    expect(added.error.errorCode).toBe('CHANNEL_GROUP_NOT_FOUND');
  });
});

describe('tags', () => {
  it('are given to members and groups, filter lists and go', async () => {
    const made = await api.call('tags.create', { params: { id }, body: { tag: '#방과후' } }, as('teacher'));
    expect([made.status, made.body.tag]).toEqual([201, '방과후']);
    const tid = made.body.tagId;
    const twice = await api.call('tags.create', { params: { id }, body: { tag: '방과후' } }, as('teacher'));
    expect(twice.error.errorCode).toBe('DOLPHIN_DUPLICATE_RESOURCE');
    const params = { id, tid };
    const given = await api.call('tags.addToMembers', { params, body: many('pupil') }, as('teacher'));
    expect(given.body.memberIdList).toEqual([idOf('pupil')]);
    expect(
      (await api.call('tags.addToMembers', { params, body: many('pupil') }, as('teacher'))).body.memberIdList,
    ).toEqual([]);
    const { body: group } = await api.call(
      'groups.create',
      { params: { id }, body: { name: '조' } },
      as('teacher'),
    );
    const ofGroup = { ...params, gid: group.channelGroupId };
    await api.call(
      'groups.addMembers',
      { params: { id, gid: group.channelGroupId }, body: many('pupil', 'user') },
      as('teacher'),
    );
    expect((await api.call('tags.addToGroup', { params: ofGroup }, as('teacher'))).body.memberIdList).toEqual(
      [idOf('user')],
    );
    const filtered = await api.call(
      'members.listAll',
      { params: { id }, query: { tag_id: tid } },
      as('teacher'),
    );
    expect(filtered.body.memberList.map(({ tagList }) => tagList)).toEqual([
      [{ tagId: tid, tag: '방과후' }],
      [{ tagId: tid, tag: '방과후' }],
    ]);
    expect((await api.call('tags.list', { params: { id } }, as('teacher'))).body.tagList).toEqual([
      { tagId: tid, tag: '방과후', memberCount: 2 },
    ]);
    expect(
      (await api.call('tags.removeFromGroup', { params: ofGroup }, as('teacher'))).body.memberIdList,
    ).toHaveLength(2);
    expect((await api.call('tags.save', { params, body: { tag: '대회반' } }, as('teacher'))).body.tag).toBe(
      '대회반',
    );
    expect((await api.call('tags.remove', { params }, as('teacher'))).status).toBe(200);
    expect((await api.call('tags.remove', { params }, as('teacher'))).error.errorCode).toBe(
      'RESOURCE_NOT_FOUND',
    );
  });

  it.each(['', '#', '가'.repeat(13), '<b>', '태그!'])('%j is no tag', async (tag) => {
    const reply = await api.call('tags.create', { params: { id }, body: { tag } }, as('teacher'));
    expect([reply.status, reply.error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
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
    expect(all.startsWith('\uFEFF"이름","아이디","역할"')).toBe(true);
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
    expect(new Set(seen.map((row) => row.split(',')[1])).size).toBe(seen.length);
  });
});
