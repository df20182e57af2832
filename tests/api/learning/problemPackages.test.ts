import { strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

let id: number;
let teacher: Child;
let pupil: Child;

beforeAll(() => test.server.deps.judge.ready());
beforeEach(async () => {
  [teacher, pupil] = [await signUpChild(test.server), await signUpChild(test.server)];
  id = await makeClass(test.server.deps, [
    { child: teacher, nickname: '선생님', roles: ['TEACHER'] },
    { child: pupil, nickname: '별이', roles: ['ADVANCED'] },
  ]);
});

type Files = Readonly<Record<string, string>>;
const staff = () => ({ token: teacher.token, channelId: id });
const zipOf = (files: Files) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
const upload = (files: Files) => ({ params: { id }, files: [{ name: 'a.zip', bytes: zipOf(files) }] });
const preview = (files: Files) => api.call('lmsPackages.preview', upload(files), staff());
const importFiles = (files: Files) => api.call('lmsPackages.importPackage', upload(files), staff());
const drafts = async () =>
  (await api.call('problemDrafts.list', { params: { id }, query: {} }, staff())).body.totalCount;

async function exported(draftId: number, format: 'OWN' | 'ICPC', token = teacher.token, channelId = id) {
  const path = `/channel/v1/users/channels/${channelId}/lms/packages/PROBLEM/${draftId}?format=${format}`;
  const reply = await fetch(`${test.server.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok) return { status: reply.status, files: {} };
  const files = Object.entries(unzipSync(new Uint8Array(await reply.arrayBuffer())));
  return {
    status: reply.status,
    files: Object.fromEntries(files.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])),
  };
}

/** The draft once the judge has looked at it. */
const proved = (draftId: number) =>
  eventually(
    async () => {
      const { body } = await api.call('problemDrafts.get', { params: { id, draftId } }, staff());
      if (body.check === null || body.check.state === 'RUNNING') throw new Error('not judged yet');
      return body;
    },
    { timeout: 20_000, interval: 700 },
  );

const OWN: Files = {
  'problems/두-배/problem.yaml':
    'format: 1\ntitle: 두 배\ncases:\n  - name: "1"\n  - name: "2"\n    hidden: true\nhints: [하나, 둘, 셋]\n',
  'problems/두-배/statement.md': '두 배를 말해요.\n',
  'problems/두-배/cases/1.in': '3\n',
  'problems/두-배/cases/1.out': '6\n',
  'problems/두-배/cases/2.in': '-4\n',
  'problems/두-배/cases/2.out': '-8\n',
  'problems/두-배/solutions/python/solution.py': 'print(int(input()) * 2)\n',
  'problems/두-배/solutions/python/wrong-1-WA.py': 'print(int(input()) + 3)\n',
};
const ICPC: Files = {
  'double/problem.yaml': 'name: Double\nvalidator_flags: case_sensitive\n',
  'double/problem_statement/problem.en.tex': 'Print $2n$.\n',
  'double/data/sample/1.in': '3\n',
  'double/data/sample/1.ans': '6\n',
  'double/data/secret/1.in': '5\n',
  'double/data/secret/1.ans': '10\n',
  'double/submissions/accepted/x.py': 'print(int(input()) * 2)\n',
  'double/submissions/accepted/x.java': 'class X {}',
};

const COURSE =
  'format: 1\ntitle: 코스\nlessons:\n  - title: 하나\n    contents:\n      - type: problem\n        ref: 두-배\n        title: 두 배\n';
async function importCourse(files: Files): Promise<number> {
  const made = await importFiles({ ...files, 'course.yaml': COURSE });
  expect(made.body.kind).toBe('COURSE');
  expect(await drafts()).toBe(1);
  return made.body.contentId;
}
const contentOf = async (courseId: number) =>
  (await api.call('lmsCourses.get', { params: { id, courseId } }, staff())).body.lessonList[0]
    ?.contentList[0];
const publish = (courseId: number) =>
  api.call(
    'lmsCourses.setVisibleState',
    { params: { id, courseId }, body: { visibleState: 'VISIBLE' } },
    staff(),
  );
async function exportedCourse(courseId: number): Promise<Record<string, string>> {
  const path = `/channel/v1/users/channels/${id}/lms/packages/COURSE/${courseId}`;
  const headers = { authorization: `Bearer ${teacher.token}` };
  const reply = await fetch(`${test.server.url}${path}`, { headers });
  const files = Object.entries(unzipSync(new Uint8Array(await reply.arrayBuffer())));
  return Object.fromEntries(files.map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
}

describe('a problem in a package', () => {
  it('becomes a draft that the judge proves and nobody publishes', async () => {
    const seen = await preview(OWN);
    expect(seen.body).toMatchObject({
      isReady: true,
      fileList: [{ path: 'problems/두-배/problem.yaml', kind: 'PROBLEM', title: '두 배' }],
    });
    expect(await drafts()).toBe(0);
    const made = await importFiles(OWN);
    expect(made.body).toMatchObject({ kind: 'PROBLEM', title: '두 배' });
    expect(await proved(made.body.contentId)).toMatchObject({
      ...{ state: 'DRAFT', problemId: null },
      check: { state: 'PASSED', done: 2, total: 2 },
    });
  });

  it('whose solution fails is told so', async () => {
    const made = await importFiles({ ...OWN, 'problems/두-배/cases/2.out': '-9\n' });
    const { state, check } = await proved(made.body.contentId);
    expect(state).toBe('DRAFT');
    expect(check).toMatchObject({ state: 'FAILED' });
    expect(check?.faultList[0]).toContain('파이썬 모범 답');
  });

  it('comes back the same after it was written and imported again', async () => {
    const first = await importFiles(OWN);
    const { files } = await exported(first.body.contentId, 'OWN');
    const second = await importFiles(files);
    expect((await exported(second.body.contentId, 'OWN')).files).toEqual(files);
    expect(Object.keys(files)).toContain('problems/두-배/cases/02.out');
  });

  it('is the problem of its course once it is proved, and of the course that is written from it', async () => {
    const first = await importCourse(OWN);
    const shown = await contentOf(first);
    expect(shown).toMatchObject({ contentType: 'PROBLEM', title: '두 배' });
    expect(shown?.draftId).toEqual(expect.any(Number));
    await eventually(async () => expect(await contentOf(first)).toMatchObject({ visibleState: 'VISIBLE' }), {
      timeout: 20_000,
      interval: 100,
    });
    expect((await publish(first)).status).toBe(200);
    const files = await exportedCourse(first);
    expect(Object.keys(files)).toContain('problems/두-배/cases/02.out');
    const second = await importFiles(files);
    const again = await contentOf(second.body.contentId);
    expect(again).toMatchObject({ contentType: 'PROBLEM', title: '두 배' });
    expect(again?.contentId).not.toBe(shown?.contentId);
    expect(await exportedCourse(second.body.contentId)).toEqual(files);
  });

  it('whose solution fails stays hidden in its course, which is not published over it', async () => {
    const courseId = await importCourse({ ...OWN, 'problems/두-배/cases/2.out': '-9\n' });
    const { body } = await api.call('problemDrafts.list', { params: { id }, query: {} }, staff());
    const [draft] = body.draftList;
    expect((await proved(draft?.draftId ?? 0)).check).toMatchObject({ state: 'FAILED' });
    const content = await contentOf(courseId);
    expect(content).toMatchObject({ contentType: 'PROBLEM', visibleState: 'INVISIBLE' });
    const refused = await publish(courseId);
    expect(refused.error).toMatchObject({
      errorCode: 'CONTENT_NOT_READY',
      message: expect.stringContaining('두 배'),
    });
    const problem = { params: { problemId: content?.contentId ?? 0 } };
    const asPupil = { token: pupil.token, channelId: id };
    expect((await api.call('problems.get', problem, asPupil)).error.errorCode).toBe('PROBLEM_NOT_FOUND');
    expect((await api.call('problems.get', problem, staff())).status).toBe(200);
  });

  it('is not imported where another one is broken', async () => {
    const two = Object.fromEntries(
      Object.entries(OWN).map(([path, text]) => [path.replace('두-배', '세-배'), text]),
    );
    const files = { ...OWN, ...two, 'problems/세-배/problem.yaml': 'format: 1\n' };
    const seen = await preview(files);
    expect(seen.body.isReady).toBe(false);
    const broken = seen.body.fileList.filter(({ errorList }) => errorList.length > 0);
    expect(broken.map(({ path }) => path)).toEqual(['problems/세-배/problem.yaml']);
    expect((await importFiles(files)).error.errorCode).toBe('PACKAGE_REFUSED');
    expect(await drafts()).toBe(0);
  });

  it('is for staff of its channel alone', async () => {
    const made = await importFiles(OWN);
    const stranger = await signUpChild(test.server);
    const own = await makeClass(test.server.deps, [
      { child: stranger, nickname: '옆 반 선생님', roles: ['TEACHER'] },
    ]);
    expect((await exported(made.body.contentId, 'OWN', stranger.token, own)).status).toBe(404);
    expect((await exported(made.body.contentId, 'OWN', stranger.token)).status).toBe(403);
  });
});

describe('a problem package of the ICPC', () => {
  it('becomes a draft, with a note of what was left out', async () => {
    const seen = await preview(ICPC);
    expect(seen.body.isReady).toBe(true);
    const java = seen.body.fileList.find(({ path }) => path.endsWith('x.java'));
    expect(java).toMatchObject({ errorList: [], noteList: [expect.stringContaining('가져오지 않았어요')] });
    const made = await importFiles(ICPC);
    const draft = await api.call(
      'problemDrafts.get',
      { params: { id, draftId: made.body.contentId } },
      staff(),
    );
    // Without hints it is not whole, so that the judge was not asked yet.
    expect(draft.body).toMatchObject({
      ...{ state: 'DRAFT', check: null },
      content: {
        ...{ title: 'Double', content: 'Print `2n`.\n' },
        caseList: [{ hidden: false }, { hidden: true }],
      },
    });
  });

  it('comes back from what we write', async () => {
    const first = await importFiles(ICPC);
    const { files } = await exported(first.body.contentId, 'ICPC');
    expect(Object.keys(files)).toContain('submissions/accepted/solution.py');
    const second = await importFiles(files);
    expect((await exported(second.body.contentId, 'ICPC')).files).toEqual(files);
  });

  it('with a validator of its own is refused in words', async () => {
    const files = { ...ICPC, 'double/problem.yaml': 'name: x\nvalidation: custom\n' };
    const refused = await importFiles(files);
    expect(refused.error).toMatchObject({ errorCode: 'PACKAGE_REFUSED' });
    expect(refused.error.message).toContain('채점기');
    expect(await drafts()).toBe(0);
  });
});
