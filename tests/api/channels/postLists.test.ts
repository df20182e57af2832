import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { POSTS_PER_PAGE } from '#shared/contract/channels/posts.ts';
import { lines, makeBoards } from '../../support/makeBoards.ts';
import { setUpApi } from '../../support/setUpApi.ts';

const test = setUpApi();
const { api } = test;
let room: Awaited<ReturnType<typeof makeBoards>>;
let boardId = 0;

beforeAll(async () => {
  room = await makeBoards(test);
  ({ boardId } = await room.makeBoard());
});

const get = (postId: number, who = room.friend) =>
  api.call('posts.get', { params: { id: postId } }, room.inClass(who));
const list = (query: Record<string, string | number>, who = room.friend) =>
  api.call('posts.list', { query: { board_id: boardId, ...query } }, room.inClass(who));
const titles = async (...args: Parameters<typeof list>) =>
  (await list(...args)).body.postList.map(({ title }) => title);

describe('pages of posts', () => {
  it('go from the newest to the first without a gap', async () => {
    const { boardId: own } = await room.makeBoard({ name: '긴 게시판' });
    const made: number[] = [];
    for (let number = 0; number < POSTS_PER_PAGE + 3; number += 1)
      made.push(
        (await room.posted(number % 2 ? room.friend : room.teacher, own, { title: `글 ${number}` })).postId,
      );
    const first = await list({ board_id: own });
    const second = await list({ board_id: own, cursor: first.body.nextCursor ?? '' });
    const ids = [...first.body.postList, ...second.body.postList].map(({ postId }) => postId);
    expect(ids).toEqual(made.toReversed());
    expect(second.body.nextCursor).toBeNull();
    expect((await list({ board_id: own, cursor: 'nonsense' })).error.errorCode).toBe('VALIDATION_FAIL');
    const recent = await api.call('posts.listRecent', {}, room.inClass(room.child));
    expect(recent.body.postList.map(({ postId }) => postId)).toEqual(made.toReversed().slice(0, 5));
  });

  it('are ranked by their views', async () => {
    const { boardId: own } = await room.makeBoard({ name: '인기 글' });
    const few = await room.posted(room.child, own, { title: '조금' });
    const many = await room.posted(room.child, own, { title: '많이' });
    for (const who of [room.friend, room.teacher, room.visitor]) await get(many.postId, who);
    await get(few.postId);
    const ranked = await api.call(
      'posts.rankByViews',
      { params: { id: room.channelId } },
      room.inClass(room.child),
    );
    const own2 = ranked.body.postList.filter((post) => post.boardId === own);
    expect(own2.map(({ title, viewCount }) => [title, viewCount])).toEqual([
      ['많이', 3],
      ['조금', 1],
    ]);
  });
});

describe('searching', () => {
  it('finds Korean by two letters, in any form, and every word of it', async () => {
    const { boardId: own } = await room.makeBoard({ name: '찾기' });
    await room.posted(room.child, own, { title: '반복문 힌트', content: lines('for 문을 써 봐 100%_\\') });
    await room.posted(room.friend, own, { title: '조건문 힌트', content: lines('IF 문이야') });
    const found = (query: string) => titles({ board_id: own, query });
    expect(await found('반복')).toEqual(['반복문 힌트']);
    expect(await found('복문')).toEqual(['반복문 힌트']);
    expect(await found('힌트')).toEqual(['조건문 힌트', '반복문 힌트']);
    expect(await found('힌트 FOR')).toEqual(['반복문 힌트']);
    expect(await found('반복문'.normalize('NFD'))).toEqual(['반복문 힌트']);
    expect(await found('if 힌트')).toEqual(['조건문 힌트']);
    expect(await found('반문')).toEqual([]);
    expect(await found('00%_')).toEqual(['반복문 힌트']);
    expect(await found('0%__')).toEqual([]);
    expect((await list({ query: '글' })).error.errorCode).toBe('VALIDATION_FAIL');
    expect((await list({ board_id: 'all', query: '조건문' })).body.postList).toHaveLength(1);
  });

  it('does not find what is removed', async () => {
    const { postId } = await room.posted(room.child, boardId, { title: '사라질 글자' });
    expect(await titles({ query: '사라질' })).toHaveLength(1);
    await api.call('posts.remove', { params: { id: postId } }, room.inClass(room.child));
    expect(await titles({ query: '사라질' })).toEqual([]);
  });
});

describe('moderation', () => {
  it('hides a post from all but staff and its writer, and shows it again', async () => {
    const { postId } = await room.posted(room.child, boardId, { title: '숨길 글이야' });
    const turn = (visibleState: string) =>
      api.call(
        'posts.setVisibleState',
        { params: { id: postId }, body: { visibleState } },
        room.inClass(room.teacher),
      );
    expect((await turn('INVISIBLE')).status).toBe(200);
    expect((await get(postId)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    expect((await get(postId, room.child)).body.hidden).toBe(true);
    expect((await get(postId, room.teacher)).body.hidden).toBe(true);
    expect(await titles({ query: '숨길' })).toEqual([]);
    expect(await titles({})).not.toContain('숨길 글이야');
    expect(await titles({ query: '숨길' }, room.teacher)).toEqual(['숨길 글이야']);
    await turn('VISIBLE');
    expect((await get(postId)).status).toBe(200);
  });

  it('takes nothing away that somebody above wrote', async () => {
    const setRole = (role: string) =>
      test.server.deps.db.execute(
        sql`update channel_members set roles = array[${role}]
          where channel_id = ${room.channelId} and user_id = ${room.friend.user.userId}`,
      );
    await setRole('ROLE_CHANNEL_MASTER');
    const { postId: id } = await room.posted(room.friend, boardId, { title: '대표의 글' });
    const params = { id };
    const { commentId } = (
      await api.call('comments.create', { params, body: { content: '대표의 말' } }, room.inClass(room.friend))
    ).body;
    const teacher = room.inClass(room.teacher);
    const hidden = { visibleState: 'INVISIBLE' as const };
    const refused = await Promise.all([
      api.call('posts.setVisibleState', { params, body: hidden }, teacher),
      api.call('comments.setVisibleState', { params: { id, commentId }, body: hidden }, teacher),
      api.call('comments.remove', { params: { id, commentId } }, teacher),
      api.call('posts.remove', { params }, teacher),
    ]);
    expect(refused.map(({ error }) => error.errorCode)).toEqual(refused.map(() => 'NOT_HAS_ROLE'));
    expect((await get(id, room.teacher)).body).toMatchObject({ removable: false, mayHide: false });
    await setRole('TEACHER');
    expect((await get(id, room.teacher)).body).toMatchObject({ removable: true, mayHide: true });
    await setRole('USER');
  });

  it('puts a reported post before staff with its words, once', async () => {
    const { postId } = await room.posted(room.child, boardId, {
      title: '신고될 글',
      content: lines('이런 말'),
    });
    const report = (who = room.friend) =>
      api.call(
        'posts.report',
        { params: { id: postId }, body: { reason: 'BULLYING', comment: '속상해요' } },
        room.inClass(who),
      );
    const [first, again] = [await report(), await report()];
    expect(again.body.reportId).toBe(first.body.reportId);
    expect((await report(room.child)).error.errorCode).toBe('VALIDATION_FAIL');
    const { rows } = await test.server.deps.db.execute(
      sql`select lines from user_reports where id = ${first.body.reportId}`,
    );
    expect(rows[0]?.['lines']).toEqual([
      expect.objectContaining({ text: '신고될 글\n이런 말', userId: room.child.user.userId }),
    ]);
  });
});

describe('a mention', () => {
  const mentionsOf = async (who: typeof room.child) =>
    (
      await api.call('notifications.list', { query: { page: 1 } }, room.inClass(who))
    ).body.notificationList.filter(({ notificationType }) => notificationType === 'POST_MENTION');

  it('tells who is named, with a particle or without, and leads to the post', async () => {
    const { postId, mentionList } = await room.posted(room.child, boardId, {
      title: '불러 보기',
      content: lines('@별이야 이것 봐! @조개 @없는사람 me@별이.com'),
    });
    expect(mentionList).toEqual([{ userId: room.friend.user.userId, nickname: '별이' }]);
    const [told] = await mentionsOf(room.friend);
    expect(told).toMatchObject({
      title: '나를 부른 글이 있어요',
      content: '조개가 「불러 보기」에서 나를 불렀어요.',
      subjectId: postId,
      channelDomain: expect.stringMatching(/^class-/),
    });
    expect(await mentionsOf(room.child)).toEqual([]);
  });

  it('is offered by the first letters of a name', async () => {
    const offered = (query: string, who = room.child) =>
      api.call('posts.listMentionable', { query: { board_id: boardId, query } }, room.inClass(who));
    expect((await offered('별')).body.mentionList).toEqual([
      { userId: room.friend.user.userId, nickname: '별이' },
    ]);
    expect((await offered('조')).body.mentionList).toEqual([]);
    expect((await offered('%')).body.mentionList).toEqual([]);
  });
});

describe('lists of a growing board', () => {
  it('are read by their indexes', async () => {
    const { db } = test.server.deps;
    const plan = (statement: ReturnType<typeof sql>) =>
      db.transaction(async (tx) => {
        // The few rows of a test would be read without one.
        await tx.execute(sql`set local enable_seqscan = off`);
        return JSON.stringify((await tx.execute(sql`explain ${statement}`)).rows);
      });
    const newest = await plan(
      sql`select id from channel_posts where board_id = 1 and removed_at is null and id < 9 order by id desc limit 21`,
    );
    expect(newest).toContain('channel_posts_board_idx');
    expect(newest).not.toContain('Sort');
    const found = await plan(sql`select id from channel_posts where search_keys @> array[1, 2]`);
    expect(found).toContain('channel_posts_search_idx');
    const ranked = await plan(
      sql`select id from channel_posts where board_id = 1 and removed_at is null and hidden_at is null
        order by view_count desc, id desc limit 10`,
    );
    expect(ranked).toContain('channel_posts_views_idx');
    expect(ranked).not.toContain('Sort');
  });
});
