import { beforeEach, describe, expect, it } from 'vitest';
import { makeClass } from '../../support/makeClass.ts';
import { setUpMembers } from '../../support/setUpMembers.ts';

const { test, api, people, idOf, channelId, strangerId, as, many } = setUpMembers();
let id = 0;
beforeEach(() => {
  id = channelId();
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
    expect((await add([strangerId()])).error.errorCode).toBe('CHANNEL_MEMBER_NOT_FOUND');
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
