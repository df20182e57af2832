import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { COMMENT_LENGTH } from '#shared/contract/channels/comments.ts';
import { MOST_INTRODUCTION } from '#shared/contract/channels/channelFields.ts';
import { MARKDOWN_LENGTH } from '#shared/contract/learning/contentFields.ts';
import { MOST_CASES, PROBLEM_TEXT_LIMITS } from '#shared/contract/learning/authoring/problemDrafts.ts';
import { STAGE_TEXT_LIMITS } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { POST_LIMITS } from '#shared/posts/postDocument.ts';
import { documents } from '#server/db/tables/learning/documents.ts';
import { newStage } from '#server/domain/learning/authoring/kinds/stage/newStage.ts';
import { LONGEST_TURN_MS, longestTurnOf } from '../support/loopMonitor.ts';
import { lines, makeBoards, newKey } from '../support/makeBoards.ts';
import { makeXlsx } from '../support/makeXlsx.ts';
import { addOwnLesson, makeOwnCourse } from '../support/ownCourse.ts';
import { setUpApi } from '../support/setUpApi.ts';

const test = setUpApi();
let room: Awaited<ReturnType<typeof makeBoards>>;
let boardId = 0;
beforeAll(async () => {
  room = await makeBoards(test);
  ({ boardId } = await room.makeBoard());
});

const filled = (unit: string, length: number) => unit.repeat(Math.floor(length / unit.length));

/** Pieces of texts that the filter of words read for seconds. */
const HEAVY = ['너집어디', 'ㄱㅏ', '사진', 'dkssud', '나ㅂㅂ뭐1올', '@a'];

it.each(HEAVY)('a post, its answer and its title full of %j', async (unit) => {
  const content = lines(filled(unit, POST_LIMITS.text - 40));
  const turn = await longestTurnOf(() =>
    room.post(room.child, boardId, { content, requestKey: newKey(), title: filled(unit, POST_LIMITS.title) }),
  );
  expect(turn).toBeLessThan(LONGEST_TURN_MS);
});

it('comments and introductions full of them', async () => {
  const { channelId, child, teacher } = room;
  const { postId } = await room.posted(child, boardId);
  const turn = await longestTurnOf(async () => {
    for (const unit of HEAVY) {
      await test.api.call(
        'comments.create',
        { params: { id: postId }, body: { content: filled(unit, COMMENT_LENGTH) } },
        room.inClass(child),
      );
      await test.api.call(
        'channels.saveProfile',
        {
          params: { id: channelId },
          body: { nickname: '조개', introduction: filled(unit, MOST_INTRODUCTION) },
        },
        room.inClass(teacher),
      );
    }
  });
  expect(turn).toBeLessThan(LONGEST_TURN_MS);
});

it('a post that is one table', async () => {
  const row = {
    type: 'tableRow',
    content: Array(24).fill({ type: 'tableCell', content: [lines('너집어디').content[0]] }),
  };
  const content = { type: 'doc', content: [{ type: 'table', content: Array(40).fill(row) }] };
  const turn = await longestTurnOf(() => room.post(room.child, boardId, { content, requestKey: newKey() }));
  expect(turn).toBeLessThan(LONGEST_TURN_MS);
});

it('all that is kept of an account that has handed in hundreds of long programs', async () => {
  const { db } = test.server.deps;
  await db.execute(sql`
    insert into submissions (user_id, problem_id, client_key, language, source)
    select ${room.child.user.userId}, (select min(id) from problems), gen_random_uuid(), 'JAVASCRIPT', repeat('walk(1);', 6000)
    from generate_series(1, 600)`);
  const turn = await longestTurnOf(() =>
    test.api.call('accounts.exportData', {}, { token: room.child.token }),
  );
  expect(turn).toBeLessThan(LONGEST_TURN_MS);
});

describe('what staff sends', () => {
  const staff = () => room.inClass(room.teacher);
  /** The longest turn of the loop during a call that succeeds. */
  const turnOf = (call: () => Promise<{ readonly status: number; readonly error?: unknown }>) =>
    longestTurnOf(async () => {
      const { status, error } = await call();
      if (status >= 300) throw new Error(`${status} ${JSON.stringify(error)}`);
    });

  const HEADER = ['번호', '이름', '생년월일', '아이디', '보호자 연락처', '태그'];
  const member = (index: number) => [
    ...[`${index}`, `너집어디${index}`, '2015-03-02', `pupil_${index}`, '010-1234-5678', filled('해;', 150)],
  ];
  const LIST = [HEADER, ...Array.from({ length: 1000 }, (_, index) => member(index + 1))];
  const asCsv = (rows: readonly (readonly string[])[]) =>
    Buffer.from(rows.map((row) => row.join(',')).join('\n'));
  it.each([
    ['CSV', 'a.csv', () => asCsv(LIST)],
    ['a workbook', 'a.xlsx', () => makeXlsx(LIST)],
    ['a wide CSV', 'a.csv', () => asCsv([...LIST.slice(0, 900), ...Array(900).fill(Array(1000).fill(''))])],
    [
      'a workbook of many texts',
      'a.xlsx',
      () =>
        makeXlsx(LIST.slice(0, 9), {
          'xl/more.xml': '',
          'xl/sharedStrings.xml': filled('<si><t>가</t></si>', 1_600_000),
        }),
    ],
  ])('a list of members: %s', async (_kind, name, bytesOf) => {
    const files = [{ name, bytes: bytesOf() }];
    const turn = await longestTurnOf(() =>
      test.api.call('channelAccounts.previewImport', { params: { id: room.channelId }, files }, staff()),
    );
    expect(turn).toBeLessThan(LONGEST_TURN_MS);
  });

  it('a course of forty long documents as a package', async () => {
    const { db } = test.server.deps;
    const place = { db, channelId: room.channelId };
    const { courseId } = await makeOwnCourse(place);
    for (let n = 3; n <= 40; n += 1) await addOwnLesson(place, { courseId }, n);
    await db.update(documents).set({ content: filled('파도는 또 와요. ', MARKDOWN_LENGTH) });
    const params = { id: room.channelId, kind: 'COURSE', contentId: courseId } as const;
    const turn = await turnOf(() => test.api.call('lmsPackages.exportPackage', { params }, staff()));
    expect(turn).toBeLessThan(LONGEST_TURN_MS);
  });

  it('a document', async () => {
    const { api } = test;
    const params = { id: room.channelId };
    const made = await api.call('lmsDocuments.create', { params, body: { title: '파도' } }, staff());
    let { version: baseVersion } = made.body;
    const content = filled('## 파도\n너집어디 ```input\n', MARKDOWN_LENGTH);
    const turn = await turnOf(async () => {
      const saved = await api.call(
        'lmsDocuments.save',
        {
          params: { ...params, documentId: made.body.documentId },
          body: { title: '파도', content, baseVersion },
        },
        staff(),
      );
      baseVersion = saved.body.version;
      return saved;
    });
    expect(turn).toBeLessThan(LONGEST_TURN_MS);
  });

  it('the draft of a problem with all that it may have', async () => {
    const { api } = test;
    const params = { id: room.channelId };
    const made = await api.call('problemDrafts.create', { params, body: {} }, staff());
    let { version: baseVersion } = made.body;
    const text = (length: number) => filled('너집어디 12\n', length);
    const content = {
      ...made.body.content,
      content: text(PROBLEM_TEXT_LIMITS.content),
      caseList: Array.from({ length: MOST_CASES }, () => ({
        input: text(15_000),
        expected: '1',
        hidden: true,
      })),
    };
    const turn = await turnOf(async () => {
      const saved = await api.call(
        'problemDrafts.save',
        { params: { ...params, draftId: made.body.draftId }, body: { content, baseVersion } },
        staff(),
      );
      baseVersion = saved.body.version;
      return saved;
    });
    expect(turn).toBeLessThan(LONGEST_TURN_MS);
  });

  it('the draft of a stage with all that it may have', async () => {
    const { api } = test;
    const made = await api.call('stageDrafts.create', { body: { from: 'NEW', theme: 'PATH' } }, staff());
    let { version: baseVersion } = made.body;
    const { level, ...empty } = newStage('PATH');
    const program = filled('walk(1);\n', STAGE_TEXT_LIMITS.program);
    const programs = { solution: program, wrongAnswers: Array(3).fill(program) };
    const content = {
      ...empty,
      mission: filled('너집어디', STAGE_TEXT_LIMITS.mission),
      level: { ...level, variantList: Array(3).fill({}) },
      programs: { JAVASCRIPT: programs, PYTHON: programs },
    };
    const turn = await turnOf(async () => {
      const saved = await api.call(
        'stageDrafts.save',
        { params: { draftId: made.body.draftId }, body: { content, baseVersion } },
        staff(),
      );
      baseVersion = saved.body.version;
      return saved;
    });
    expect(turn).toBeLessThan(LONGEST_TURN_MS);
  });

  it('captions of a video', async () => {
    const captions = `WEBVTT\n\n${filled('00:00.000 --> 00:01.000\n<b>가</b>\n\n', 160_000)}`;
    const body = {
      title: '영상',
      videoType: 'URL',
      videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
      videoTime: 60,
      captions,
    };
    const turn = await turnOf(() =>
      test.api.call('lmsVideos.create', { params: { id: room.channelId }, body }, staff()),
    );
    expect(turn).toBeLessThan(LONGEST_TURN_MS);
  });
});
