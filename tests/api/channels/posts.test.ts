import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { channelPostDrafts, channelPostFiles, channelPosts } from '#server/db/tables/channels/posts.ts';
import { files } from '#server/db/tables/people/files.ts';
import { chatSanctions } from '#server/db/tables/people/moderation.ts';
import { purgeDrafts } from '#server/domain/channels/posts/postDrafts.ts';
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
    const { status, body } = await room.post(room.child, boardId, {
      title: '<script>alert(1)</script>',
      content,
    });
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
  const save = (
    postId: number,
    baseVersion: number,
    part: { title?: string; who?: typeof room.child } = {},
  ) =>
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
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
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
      await api.call('posts.create', { query, body: { ...written, requestKey: newKey() } }, identity),
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

describe('what a post leaves', () => {
  it('no row of a file that nothing shows', async () => {
    const rows = await test.server.deps.db.select().from(channelPostFiles);
    const kept = await test.server.deps.db.select().from(files);
    expect(rows.filter(({ fileKey }) => !kept.some(({ key }) => key === fileKey))).toEqual([]);
    expect((await test.server.deps.db.select().from(channelPosts)).length).toBeGreaterThan(0);
  });
});
