import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { POSTS_PER_PAGE } from '#shared/contract/channels/posts.ts';
import { channelPostDrafts, channelPostFiles, channelPosts } from '#server/db/tables/channels/posts.ts';
import { files } from '#server/db/tables/people/files.ts';
import { chatSanctions } from '#server/db/tables/people/moderation.ts';
import { purgeDrafts } from '#server/domain/channels/posts/drafts.ts';
import { publicTextProblem } from '#server/domain/people/textFilter/publicText.ts';
import { lines, makeBoards, newKey } from '../../support/makeBoards.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild } from '../../support/signUpChild.ts';
import { XSS_WORDS } from '../../support/xssStrings.ts';

const test = setUpApi();
const { api, clock } = test;
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

describe('a post', () => {
  it('is read by others as it was written, and counted once by each', async () => {
    const content = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '물고기' }] },
        {
          type: 'codeBlock',
          attrs: { language: 'PYTHON' },
          content: [{ type: 'text', text: 'print("물고기")' }],
        },
      ],
    };
    const made = await room.posted(room.child, boardId, { title: ' 내 물고기 ', content });
    expect(made).toMatchObject({
      title: '내 물고기',
      content,
      boardName: '자랑하기',
      postType: 'POST',
      writer: { userId: room.child.user.userId, nickname: '조개', roleList: ['USER'] },
      ...{ viewCount: 0, commentCount: 0, version: 1, hidden: false },
      ...{ editable: true, removable: true, commentable: true, mayHide: false },
    });
    await get(made.postId, room.child);
    const looks = await Promise.all([get(made.postId), get(made.postId), get(made.postId)]);
    expect(looks.map(({ status }) => status)).toEqual([200, 200, 200]);
    const seen = await get(made.postId, room.visitor);
    expect(seen.body).toMatchObject({ viewCount: 2, editable: false, removable: false, commentable: false });
  });

  it('that is sent twice is one', async () => {
    const requestKey = newKey();
    const title = '두 번 누른 글';
    const send = () => room.post(room.child, boardId, { title, requestKey });
    const [first, second] = await Promise.all([send(), send()]);
    const third = await send();
    expect(second.body.postId).toBe(first.body.postId);
    expect(third.body.postId).toBe(first.body.postId);
    expect((await titles({ query: '누른' })).filter((one) => one === title)).toHaveLength(1);
    const other = await room.post(room.friend, boardId, { title: '다른 글', requestKey });
    expect(other.body.postId).not.toBe(first.body.postId);
  });

  it('keeps every string of the corpus as words', async () => {
    // Some of them look like secrets to the filter of words.
    const words = XSS_WORDS.filter((text) => text.split('\n').every((line) => !publicTextProblem(line)));
    expect(words.length).toBeGreaterThan(100);
    const content = {
      type: 'doc',
      content: words.map((text) => ({
        type: 'paragraph',
        onclick: text,
        content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href: text, onclick: text } }] }],
      })),
    };
    const { status, body } = await room.post(room.child, boardId, { title: '<script>alert(1)</script>', content });
    expect(status).toBe(200);
    const sent = JSON.stringify(body.content);
    expect(sent).not.toContain('"onclick"');
    expect(sent).not.toContain('"href"');
    expect(body.title).toBe('<script>alert(1)</script>');
    expect(body.content.content).toHaveLength(words.length);
  });

  it('is refused empty, too long, in harmful words, and by who is muted', async () => {
    const refusal = async (part: { title?: string; content?: unknown }) => {
      const { status, error } = await room.post(room.child, boardId, part);
      return [status, error.errorCode, error.fieldErrors?.[0]?.field];
    };
    const refused = (field: string) => [400, 'VALIDATION_FAIL', field];
    expect(await refusal({ content: lines(' ') })).toEqual(refused('content'));
    expect(await refusal({ content: lines('가'.repeat(20_001)) })).toEqual(refused('content'));
    expect(await refusal({ title: '가'.repeat(81) })).toEqual(refused('title'));
    expect(await refusal({ content: lines('안녕', '너 병신이야') })).toEqual(refused('content'));
    expect(await refusal({ content: lines('내 번호는 010-1234-5678 이야') })).toEqual(refused('content'));
    expect(await refusal({ title: '병신' })).toEqual(refused('title'));
    const muted = await signUpChild(test.server);
    const channelId = await makeClass(test.server.deps, [
      { child: muted, nickname: '쉬는중' },
      { child: room.teacher, nickname: '선생님', roles: ['TEACHER'] },
    ]);
    const board = await api.call(
      'channelBoards.create',
      {
        params: { id: channelId },
        body: {
          ...{ name: '방', description: '', groupId: null },
          ...{ readRole: 'visitor', writeRole: 'generalMember' },
        },
      },
      { token: room.teacher.token, channelId },
    );
    await test.server.deps.db.insert(chatSanctions).values({
      userId: muted.user.userId,
      kind: 'MUTE',
      mutedUntil: new Date(clock.now().getTime() + 3_600_000),
      reportId: 1,
      givenBy: room.teacher.user.userId,
      createdAt: clock.now(),
    });
    const query = { post_type: 'POST', board_id: board.body.boardId };
    const body = { title: '글', content: lines('글'), requestKey: newKey() };
    const silent = await api.call('posts.create', { query, body }, { token: muted.token, channelId });
    expect(silent.error.errorCode).toBe('CHAT_MUTED');
  });

  it('of a child under 14 waits for the guardian', async () => {
    const year = clock.now().getUTCFullYear() - 10;
    const young = await signUpChild(test.server, { birthDate: `${year}-01-01` });
    const channelId = await makeClass(test.server.deps, [{ child: young, nickname: '꼬마' }]);
    const identity = { token: young.token, channelId };
    const query = { post_type: 'POST', board_id: boardId };
    const body = { title: '글', content: lines('글'), requestKey: newKey() };
    const params = { id: 1 };
    const codes = [
      (await api.call('posts.create', { query, body }, identity)).error.errorCode,
      (await api.call('posts.update', { params, query, body: { ...body, baseVersion: 1 } }, identity)).error
        .errorCode,
      (await api.call('posts.addPicture', { query: { board_id: boardId } }, identity)).error.errorCode,
      (await api.call('reportFiles.addTemps', { query: { board_id: boardId } }, identity)).error.errorCode,
      (await api.call('comments.create', { params, body: { content: '와' } }, identity)).error.errorCode,
    ];
    expect(new Set(codes)).toEqual(new Set(['GUARDIAN_CONSENT_REQUIRED']));
  });

  it('is a notice only by staff', async () => {
    const asNotice = { post_type: 'NOTICE', title: '내일은 쉬어요' };
    expect((await room.post(room.child, boardId, asNotice)).error.errorCode).toBe('NOT_HAS_ROLE');
    const { postId } = await room.posted(room.teacher, boardId, asNotice);
    const notices = (query = {}) => api.call('posts.listNotices', { query }, room.inClass(room.child));
    expect((await notices()).body.postList.map((one) => one.postId)).toEqual([postId]);
    expect((await notices({ board_id: boardId })).body.postList).toHaveLength(1);
  });
});

describe('changing a post', () => {
  const save = (postId: number, baseVersion: number, part: { title?: string; who?: typeof room.child } = {}) =>
    api.call(
      'posts.update',
      {
        params: { id: postId },
        query: { post_type: 'POST', board_id: boardId },
        body: { title: part.title ?? '고친 글', content: lines('고쳤어'), baseVersion },
      },
      room.inClass(part.who ?? room.child),
    );

  it('is for its writer, and never over a newer version', async () => {
    const { postId } = await room.posted(room.child, boardId);
    expect((await save(postId, 1, { who: room.friend })).error.errorCode).toBe('NOT_HAS_ROLE');
    expect((await save(postId, 1, { who: room.teacher })).error.errorCode).toBe('NOT_HAS_ROLE');
    const both = await Promise.all([save(postId, 1, { title: '이쪽' }), save(postId, 1, { title: '저쪽' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.error.errorCode).toBe('POST_CONFLICT');
    expect((await get(postId)).body.version).toBe(2);
    expect((await save(postId, 2)).body).toMatchObject({ title: '고친 글', version: 3 });
    expect(await titles({ query: '고쳤어' })).toContain('고친 글');
  });

  it('ends with removing it, by its writer or staff', async () => {
    const remove = (postId: number, who: typeof room.child) =>
      api.call('posts.remove', { params: { id: postId } }, room.inClass(who));
    const { postId } = await room.posted(room.child, boardId);
    expect((await remove(postId, room.friend)).error.errorCode).toBe('NOT_HAS_ROLE');
    expect((await remove(postId, room.child)).status).toBe(200);
    for (const answer of [await get(postId), await remove(postId, room.child), await save(postId, 1)])
      expect(answer.error.errorCode).toBe('RESOURCE_NOT_FOUND');
    const second = await room.posted(room.child, boardId);
    expect((await remove(second.postId, room.teacher)).status).toBe(200);
  });
});

describe('posts of another class', () => {
  it('are not reached under the own class, by any route', async () => {
    const { postId } = await room.posted(room.child, boardId, { title: '우리 반 글' });
    const channelId = await makeClass(test.server.deps, [
      { child: room.stranger, nickname: '딴 반', roles: ['TEACHER'] },
    ]);
    const identity = { token: room.stranger.token, channelId };
    const params = { id: postId };
    const comment = { ...params, commentId: 1 };
    const query = { post_type: 'POST', board_id: boardId };
    const written = { title: '글', content: lines('글') };
    const board = { board_id: boardId };
    const answers = [
      await api.call('posts.get', { params }, identity),
      await api.call('posts.list', { query: board }, identity),
      await api.call('posts.listNotices', { query: board }, identity),
      await api.call('posts.getDraft', { query: board }, identity),
      await api.call('posts.saveDraft', { query: board, body: { ...written, baseVersion: 0 } }, identity),
      await api.call('posts.removeDraft', { query: board }, identity),
      await api.call('posts.listMentionable', { query: { ...board, query: '별' } }, identity),
      await api.call(
        'posts.create',
        { query, body: { ...written, requestKey: newKey() } },
        identity,
      ),
      await api.call('posts.update', { params, query, body: { ...written, baseVersion: 1 } }, identity),
      await api.call('posts.remove', { params }, identity),
      await api.call('posts.setVisibleState', { params, body: { visibleState: 'INVISIBLE' } }, identity),
      await api.call('posts.report', { params, body: { reason: 'OTHER' } }, identity),
      await api.call('reportFiles.list', { params }, identity),
      await api.call('reportFiles.listTemps', { query: board }, identity),
      await api.call('comments.list', { params }, identity),
      await api.call('comments.create', { params, body: { content: '와' } }, identity),
      await api.call('comments.listReplies', { params: comment }, identity),
      await api.call('comments.createReply', { params: comment, body: { content: '와' } }, identity),
    ];
    expect(answers.map(({ status, error }) => [status, error.errorCode])).toEqual(
      answers.map(() => [404, 'RESOURCE_NOT_FOUND']),
    );
  });
});

describe('a temporary post', () => {
  const draft = (who = room.child) =>
    api.call('posts.getDraft', { query: { board_id: boardId } }, room.inClass(who));
  const keep = (baseVersion: number, title: string, who = room.child) =>
    api.call(
      'posts.saveDraft',
      { query: { board_id: boardId }, body: { title, content: lines(title), baseVersion } },
      room.inClass(who),
    );

  it('is kept, is not overwritten by an older page, and is gone once it is posted', async () => {
    expect((await draft()).body).toMatchObject({ title: '', version: 0 });
    expect((await keep(0, '쓰는 중')).body).toEqual({ version: 1 });
    expect((await keep(0, '다른 창')).error.errorCode).toBe('POST_CONFLICT');
    expect((await keep(1, '계속 쓰는 중')).body).toEqual({ version: 2 });
    expect((await keep(1, '다른 창')).error.errorCode).toBe('POST_CONFLICT');
    expect((await draft()).body).toMatchObject({ title: '계속 쓰는 중', version: 2 });
    expect((await draft(room.friend)).body.version).toBe(0);
    await room.posted(room.child, boardId);
    expect((await draft()).body.version).toBe(0);
  });

  it('is thrown away, by hand or after 60 days', async () => {
    await keep(0, '버릴 글');
    await api.call('posts.removeDraft', { query: { board_id: boardId } }, room.inClass(room.child));
    expect((await draft()).body.version).toBe(0);
    await keep(0, '잊힌 글', room.friend);
    await test.server.deps.db
      .update(channelPostDrafts)
      .set({ updatedAt: new Date(clock.now().getTime() - 61 * 86_400_000) })
      .where(eq(channelPostDrafts.userId, room.friend.user.userId));
    expect(await purgeDrafts(test.server.deps)).toBe(1);
    expect((await draft(room.friend)).body.version).toBe(0);
  });
});

describe('pages of posts', () => {
  it('go from the newest to the first without a gap', async () => {
    const { boardId: own } = await room.makeBoard({ name: '긴 게시판' });
    const made: number[] = [];
    for (let number = 0; number < POSTS_PER_PAGE + 3; number += 1)
      made.push((await room.posted(number % 2 ? room.friend : room.teacher, own, { title: `글 ${number}` })).postId);
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
      api.call('posts.setVisibleState', { params: { id: postId }, body: { visibleState } }, room.inClass(room.teacher));
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

  it('puts a reported post before staff with its words, once', async () => {
    const { postId } = await room.posted(room.child, boardId, { title: '신고될 글', content: lines('이런 말') });
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
    (await api.call('notifications.list', { query: { page: 1 } }, room.inClass(who))).body.notificationList.filter(
      ({ notificationType }) => notificationType === 'POST_MENTION',
    );

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

describe('what a post leaves', () => {
  it('no row of a file that nothing shows', async () => {
    const rows = await test.server.deps.db.select().from(channelPostFiles);
    const kept = await test.server.deps.db.select().from(files);
    expect(rows.filter(({ fileKey }) => !kept.some(({ key }) => key === fileKey))).toEqual([]);
    expect((await test.server.deps.db.select().from(channelPosts)).length).toBeGreaterThan(0);
  });
});
