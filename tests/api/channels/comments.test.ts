import { beforeAll, describe, expect, it } from 'vitest';
import { COMMENTS_PER_PAGE, FIRST_REPLIES } from '#shared/contract/channels/comments.ts';
import { makeBoards } from '../../support/makeBoards.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import type { Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;
let room: Awaited<ReturnType<typeof makeBoards>>;
let boardId = 0;
let id = 0;

beforeAll(async () => {
  room = await makeBoards(test);
  ({ boardId } = await room.makeBoard());
  id = (await room.posted(room.child, boardId)).postId;
});

const comment = (who: Child, content: string, postId = id) =>
  api.call('comments.create', { params: { id: postId }, body: { content } }, room.inClass(who));
const reply = (who: Child, commentId: number, content: string, postId = id) =>
  api.call(
    'comments.createReply',
    { params: { id: postId, commentId }, body: { content } },
    room.inClass(who),
  );
const list = async (who = room.child, query = {}, postId = id) =>
  (await api.call('comments.list', { params: { id: postId }, query }, room.inClass(who))).body;
const told = async (who: Child, type: string) =>
  (await api.call('notifications.list', { query: { page: 1 } }, room.inClass(who))).body.notificationList.filter(
    ({ notificationType }) => notificationType === type,
  );

describe('comments and replies', () => {
  it('tell whoever is answered, and are read in their order', async () => {
    const first = await comment(room.teacher, '멋진 물고기네!');
    const answer = await reply(room.child, first.body.commentId, '고맙습니다 @별이');
    expect(answer.body).toMatchObject({
      content: '고맙습니다 @별이',
      mentionList: [{ nickname: '별이', userId: room.friend.user.userId }],
    });
    const { commentList } = await list(room.friend);
    expect(commentList).toMatchObject([
      {
        content: '멋진 물고기네!',
        writer: { nickname: '산호선생님', roleList: ['TEACHER'] },
        ...{ replyCount: 1, state: 'SHOWN', editable: false, removable: false },
        replyList: [{ content: '고맙습니다 @별이', writer: { nickname: '조개' } }],
      },
    ]);
    expect(await told(room.child, 'POST_COMMENT')).toMatchObject([
      { content: '산호선생님이 「내 물고기」에 댓글을 남겼어요.', subjectId: id },
    ]);
    expect(await told(room.teacher, 'COMMENT_REPLY')).toHaveLength(1);
    expect(await told(room.friend, 'POST_MENTION')).toHaveLength(1);
    await comment(room.teacher, '또 왔어');
    expect(await told(room.child, 'POST_COMMENT')).toHaveLength(1);
    const post = await api.call('posts.get', { params: { id } }, room.inClass(room.friend));
    expect(post.body.commentCount).toBe(3);
  });

  it('are changed by their writer, and removed by the writer or staff', async () => {
    const { commentId } = (await comment(room.friend, '처음 말')).body;
    const params = { id, commentId };
    const change = (who: Child) =>
      api.call('comments.update', { params, body: { content: '고친 말' } }, room.inClass(who));
    expect((await change(room.child)).error.errorCode).toBe('NOT_HAS_ROLE');
    expect((await change(room.teacher)).error.errorCode).toBe('NOT_HAS_ROLE');
    expect((await change(room.friend)).body.content).toBe('고친 말');
    const remove = (who: Child) => api.call('comments.remove', { params }, room.inClass(who));
    expect((await remove(room.child)).error.errorCode).toBe('NOT_HAS_ROLE');
    expect((await remove(room.teacher)).status).toBe(200);
    for (const answer of [await remove(room.friend), await change(room.friend)])
      expect(answer.error.errorCode).toBe('RESOURCE_NOT_FOUND');
  });

  it('leave a gap where a removed comment has replies', async () => {
    const { commentId } = (await comment(room.friend, '지울 말')).body;
    const { commentId: replyId } = (await reply(room.child, commentId, '답')).body;
    await api.call('comments.remove', { params: { id, commentId } }, room.inClass(room.friend));
    const gap = (await list()).commentList.find((one) => one.commentId === commentId);
    expect(gap).toMatchObject({ state: 'REMOVED', content: '', writer: null, replyCount: 1 });
    await api.call('comments.removeReply', { params: { id, commentId, replyId } }, room.inClass(room.child));
    expect((await list()).commentList.map((one) => one.commentId)).not.toContain(commentId);
  });

  it('of another post or another comment are not reached', async () => {
    const other = (await room.posted(room.friend, boardId)).postId;
    const { commentId } = (await comment(room.friend, '여기 말')).body;
    const { commentId: elsewhere } = (await comment(room.friend, '저기 말', other)).body;
    const { commentId: replyId } = (await reply(room.friend, commentId, '답')).body;
    const identity = room.inClass(room.friend);
    const body = { content: '바꿔치기' };
    const answers = [
      await reply(room.friend, commentId, '답', other),
      // A reply has no replies.
      await reply(room.friend, replyId, '답'),
      await api.call('comments.update', { params: { id: other, commentId }, body }, identity),
      await api.call('comments.update', { params: { id, commentId: replyId }, body }, identity),
      await api.call('comments.remove', { params: { id: other, commentId } }, identity),
      await api.call('comments.updateReply', { params: { id, commentId: elsewhere, replyId }, body }, identity),
      await api.call('comments.removeReply', { params: { id: other, commentId: elsewhere, replyId } }, identity),
      await api.call(
        'comments.report',
        { params: { id: other, commentId }, body: { reason: 'OTHER' } },
        room.inClass(room.child),
      ),
    ];
    expect(answers.map(({ error }) => error.errorCode)).toEqual(answers.map(() => 'RESOURCE_NOT_FOUND'));
    const replies = await api.call('comments.listReplies', { params: { id: other, commentId } }, identity);
    expect(replies.body.replyList).toEqual([]);
  });

  it('are refused empty, too long, in harmful words, and at a removed post', async () => {
    const refusal = async (content: string) => (await comment(room.child, content)).error.errorCode;
    for (const content of [' ', '가'.repeat(501), '병신아', '내 번호는 010-1234-5678'])
      expect(await refusal(content)).toBe('VALIDATION_FAIL');
    const gone = (await room.posted(room.child, boardId)).postId;
    await api.call('posts.remove', { params: { id: gone } }, room.inClass(room.child));
    expect((await comment(room.friend, '어디 갔지', gone)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
  });

  it('are hidden by staff, and reported with their words', async () => {
    const { commentId } = (await comment(room.child, '숨길 말')).body;
    const params = { id, commentId };
    const reported = await api.call(
      'comments.report',
      { params, body: { reason: 'BAD_WORDS' } },
      room.inClass(room.friend),
    );
    expect(reported.body.reportId).toBeGreaterThan(0);
    const body = { visibleState: 'INVISIBLE' };
    await api.call('comments.setVisibleState', { params, body }, room.inClass(room.teacher));
    const seen = async (who: Child) =>
      (await list(who)).commentList.find((one) => one.commentId === commentId);
    expect(await seen(room.friend)).toMatchObject({ state: 'HIDDEN', content: '', writer: null });
    expect(await seen(room.child)).toMatchObject({ state: 'HIDDEN', content: '숨길 말' });
    expect(await seen(room.teacher)).toMatchObject({ content: '숨길 말', mayHide: true });
  });

  it('come in pages, each with its first replies', async () => {
    const long = (await room.posted(room.child, boardId)).postId;
    const made: number[] = [];
    const writers = [room.child, room.friend, room.teacher];
    for (let number = 0; number <= COMMENTS_PER_PAGE; number += 1)
      made.push((await comment(writers[number % 3] ?? room.child, `말 ${number}`, long)).body.commentId);
    for (let number = 0; number < FIRST_REPLIES + 1; number += 1)
      await reply(writers[number % 3] ?? room.child, made[0] ?? 0, `답 ${number}`, long);
    const first = await list(room.child, {}, long);
    const second = await list(room.child, { cursor: first.nextCursor ?? '' }, long);
    expect([...first.commentList, ...second.commentList].map(({ commentId }) => commentId)).toEqual(made);
    expect(first.commentList[0]).toMatchObject({ replyCount: FIRST_REPLIES + 1 });
    expect(first.commentList[0]?.replyList.map(({ content }) => content)).toEqual(['답 0', '답 1', '답 2']);
    const all = await api.call(
      'comments.listReplies',
      { params: { id: long, commentId: made[0] ?? 0 } },
      room.inClass(room.child),
    );
    expect(all.body.replyList).toHaveLength(FIRST_REPLIES + 1);
  });
});
