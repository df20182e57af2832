import { beforeEach, describe, expect, it } from 'vitest';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpMembers, type Name } from '../../support/setUpMembers.ts';

const { test, api, people, idOf, channelId, strangerId, as, rolesOf, many, one } = setUpMembers();
let id = 0;
beforeEach(() => {
  id = channelId();
});

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
    const body = { memberIdList: [idOf('pupil'), strangerId()], role: 'LECTURER' };
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

  it('comes back step by step when the ban alone is taken back', async () => {
    await api.call('members.changeRole', { ...one('pupil'), body: { role: 'LECTURER' } }, as('manager'));
    await api.call('members.suspend', one('pupil'), as('teacher'));
    const { body } = await api.call('members.ban', one('pupil'), as('manager'));
    const undo = { params: { id, changeId: body.changeId } };
    expect((await api.call('members.undoChange', undo, as('manager'))).status).toBe(200);
    expect(await rolesOf('pupil')).toEqual(['SUSPEND']);
    expect((await api.call('members.undoSuspend', one('pupil'), as('teacher'))).status).toBe(200);
    expect(await rolesOf('pupil')).toEqual(['LECTURER']);
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
    const outsider = { params: { id, memberId: strangerId() } };
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
