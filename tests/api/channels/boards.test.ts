import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { MOST_BOARDS } from '#shared/contract/channels/channelBoards.ts';
import { channelGroupMembers, channelGroups } from '#server/db/tables/channels/groups.ts';
import { channelBoards } from '#server/db/tables/channels/boards.ts';
import { makeBoards } from '../../support/makeBoards.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';

const test = setUpApi();
const { api } = test;
let room: Awaited<ReturnType<typeof makeBoards>>;

beforeAll(async () => {
  room = await makeBoards(test);
});

const boardsOf = async (who = room.child) =>
  (await api.call('channelBoards.list', { params: { id: room.channelId } }, room.inClass(who))).body
    .boardItemList;

async function makeGroup(channelId = room.channelId, members = [room.child]) {
  const { db } = test.server.deps;
  const [group] = await db
    .insert(channelGroups)
    .values({ channelId, name: `모둠 ${Math.random()}` })
    .returning({ id: channelGroups.id });
  const groupId = group?.id ?? 0;
  for (const { user } of members)
    await db.insert(channelGroupMembers).values({ channelId, groupId, userId: user.userId });
  return groupId;
}

describe('boards', () => {
  it('are made, put into order, changed and removed by staff', async () => {
    const { channelId, teacher, inClass, makeBoard } = room;
    const [first, second] = [await makeBoard({ name: '하나' }), await makeBoard({ name: '둘' })];
    const call = (name: 'channelBoards.order', boardIdList: readonly number[]) =>
      api.call(name, { params: { id: channelId }, body: { boardIdList } }, inClass(teacher));
    const turned = await call('channelBoards.order', [second.boardId, first.boardId]);
    expect(turned.body.boardItemList.map(({ name }) => name)).toEqual(['둘', '하나']);
    for (const wrong of [[first.boardId], [first.boardId, first.boardId], [first.boardId, 999_999]])
      expect((await call('channelBoards.order', wrong)).error.errorCode).toBe('VALIDATION_FAIL');
    const body = { name: '셋', description: '설명', groupId: null, readRole: 'visitor', writeRole: 'teacher' };
    const params = { id: channelId, boardId: first.boardId };
    const changed = await api.call('channelBoards.update', { params, body }, inClass(teacher));
    expect(changed.body).toMatchObject({ name: '셋', description: '설명', writable: true });
    expect((await boardsOf()).map(({ name, writable }) => [name, writable])).toEqual([
      ['둘', true],
      ['셋', false],
    ]);
    await api.call('channelBoards.remove', { params }, inClass(teacher));
    expect((await boardsOf()).map(({ name }) => name)).toEqual(['둘']);
    expect((await api.call('channelBoards.remove', { params }, inClass(teacher))).status).toBe(404);
  });

  it('do not open wider for writers than for readers, and have a name that children may read', async () => {
    const refused = (part: object) =>
      api.call(
        'channelBoards.create',
        {
          params: { id: room.channelId },
          body: {
            ...{ name: '게시판', description: '', groupId: null },
            ...{ readRole: 'visitor', writeRole: 'visitor', ...part },
          },
        },
        room.inClass(room.teacher),
      );
    expect((await refused({ readRole: 'teacher' })).error.fieldErrors?.[0]?.field).toBe('writeRole');
    expect((await refused({ name: '병신들' })).error.fieldErrors?.[0]?.field).toBe('name');
    expect((await refused({ name: ' ' })).error.errorCode).toBe('VALIDATION_FAIL');
  });

  it('of another class are none of this one, and its groups neither', async () => {
    const { teacher, inClass, makeBoard, channelId } = room;
    const board = await makeBoard({ name: '우리 것' });
    const other = await makeClass(test.server.deps, [
      { child: teacher, nickname: '선생님', roles: ['TEACHER'] },
    ]);
    const body = {
      ...{ name: '빼앗기', description: '' },
      ...{ groupId: null, readRole: 'visitor', writeRole: 'visitor' },
    };
    const foreign = { token: teacher.token, channelId: other };
    const params = { id: other, boardId: board.boardId };
    expect((await api.call('channelBoards.update', { params, body }, foreign)).status).toBe(404);
    expect((await api.call('channelBoards.remove', { params }, foreign)).status).toBe(404);
    const groupId = await makeGroup(other, []);
    const own = { params: { id: channelId, boardId: board.boardId }, body: { ...body, groupId } };
    const bound = await api.call('channelBoards.update', own, inClass(teacher));
    expect(bound.error.errorCode).toBe('CHANNEL_GROUP_NOT_FOUND');
    // The path and the header have to agree.
    const mixed = { token: teacher.token, channelId };
    expect((await api.call('channelBoards.list', { params: { id: other } }, mixed)).error.errorCode).toBe(
      'CHANNEL_NOT_FOUND',
    );
  });

  it('are at most fifty', async () => {
    const { db } = test.server.deps;
    const { channelId, teacher, inClass } = await makeBoards(test);
    await db
      .insert(channelBoards)
      .values(
        Array.from({ length: MOST_BOARDS }, (_, position) => ({ channelId, position, name: `${position}` })),
      );
    const body = {
      ...{ name: '하나 더', description: '', groupId: null },
      ...{ readRole: 'visitor', writeRole: 'generalMember' },
    };
    const one = await api.call('channelBoards.create', { params: { id: channelId }, body }, inClass(teacher));
    expect(one.error.errorCode).toBe('CHANNEL_LIST_FULL');
  });
});

describe('a board of a group', () => {
  it('is for its members and for staff, whatever is asked of it', async () => {
    const { child, friend, teacher, inClass, makeBoard, post, posted } = room;
    const groupId = await makeGroup();
    const { boardId } = await makeBoard({ name: '1모둠', groupId });
    const { postId } = await posted(child, boardId, { title: '모둠 비밀' });
    expect((await boardsOf(friend)).find((board) => board.boardId === boardId)).toMatchObject({
      readable: false,
      writable: false,
      lockedBy: 'GROUP',
    });
    const code = async (...call: Parameters<typeof api.call>) => (await api.call(...call)).error.errorCode;
    const asFriend = inClass(friend);
    const byBoard = { query: { board_id: boardId } };
    const byPost = { params: { id: postId } };
    const answers = [
      await code('posts.list', byBoard, asFriend),
      await code('posts.listNotices', byBoard, asFriend),
      await code('posts.getDraft', byBoard, asFriend),
      await code('posts.get', byPost, asFriend),
      await code('posts.remove', byPost, asFriend),
      await code('posts.report', { ...byPost, body: { reason: 'OTHER' } }, asFriend),
      await code('reportFiles.list', byPost, asFriend),
      await code('comments.list', byPost, asFriend),
      await code('comments.create', { ...byPost, body: { content: '나도!' } }, asFriend),
      (await post(friend, boardId)).error.errorCode,
    ];
    expect(new Set(answers)).toEqual(new Set(['CHANNEL_GROUP_UNAUTHORIZED']));
    const everywhere = await api.call('posts.list', { query: { board_id: 'all', query: '비밀' } }, asFriend);
    expect(everywhere.body.postList).toEqual([]);
    const recent = await api.call('posts.listRecent', {}, asFriend);
    expect(recent.body.postList.map((one) => one.postId)).not.toContain(postId);
    expect((await api.call('posts.get', byPost, inClass(teacher))).status).toBe(200);
  });

  it('whose group is gone opens to nobody', async () => {
    const groupId = await makeGroup();
    const { boardId } = await room.makeBoard({ name: '2모둠', groupId });
    await test.server.deps.db.delete(channelGroups).where(eq(channelGroups.id, groupId));
    expect((await room.post(room.child, boardId)).error.errorCode).toBe('CHANNEL_GROUP_UNAUTHORIZED');
  });
});

describe('a board that asks for a role', () => {
  it('is not read below it, and not written below another', async () => {
    const { child, teacher, inClass, makeBoard, post } = room;
    const staffRoom = await makeBoard({ name: '교무실', readRole: 'teacher', writeRole: 'teacher' });
    const query = { board_id: staffRoom.boardId };
    expect((await api.call('posts.list', { query }, inClass(child))).error.errorCode).toBe(
      'CHANNEL_CONTENT_UNAUTHORIZED',
    );
    const news = await makeBoard({ name: '알림장', writeRole: 'teacher' });
    const refused = await post(child, news.boardId);
    expect([refused.error.errorCode, refused.error.message]).toEqual([
      'NOT_HAS_ROLE',
      '「알림장」에는 선생님이 허락한 친구만 글을 쓸 수 있어요.',
    ]);
    expect((await post(teacher, news.boardId)).status).toBe(200);
  });
});
