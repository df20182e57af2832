import { randomBytes } from 'node:crypto';
import { strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import type { StageDraftContent } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { writeStage } from '#server/domain/learning/authoring/kinds/stage/stagePackage.ts';
import { newStage } from '#server/domain/learning/authoring/kinds/stage/newStage.ts';
import { eventually } from '../../support/eventually.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

let id: number;
let teacher: Child;

beforeEach(async () => {
  teacher = await signUpChild(test.server);
  id = await makeClass(test.server.deps, [{ child: teacher, nickname: '선생님', roles: ['TEACHER'] }]);
});

const staff = () => ({ token: teacher.token, channelId: id });
const zipOf = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, typeof text === 'string' ? strToU8(text) : text]),
    ),
  );
const send = <Name extends 'lmsPackages.preview' | 'lmsPackages.importPackage'>(
  name: Name,
  bytes: Uint8Array,
) => api.call(name, { params: { id }, files: [{ name: 'a.zip', bytes }] }, staff());
const preview = (files: Record<string, string | Uint8Array>) =>
  api.call(
    'lmsPackages.preview',
    { params: { id }, files: [{ name: 'a.zip', bytes: zipOf(files) }] },
    staff(),
  );

const COURSE = `format: 1
title: 파도의 노래
inOrder: true
courseStorageSubjectList:
  - 되풀이
lessons:
  - title: 첫 파도
    contents:
      - type: document
        ref: 되풀이란
        title: 되풀이란
      - type: block
        ref: pattern
        title: 무늬
        character: CRAB
      - type: video
        ref: wave
        title: 파도 영상
      - type: preparing
        title: 다음 파도
        comment: 곧 와요
`;
const FILES = {
  'course.yaml': COURSE,
  'documents/되풀이란.md': '---\ntitle: 되풀이란\n---\n# 되풀이\n\n---\n\n## 또\n파도',
  'blocks/pattern.yaml': 'title: 무늬\ncontent: 마음껏\n',
  'videos/wave.yaml': 'title: 파도\nvideoUrl: https://youtu.be/aqz-KE-bpKQ\nvideoTime: 60\n',
};

async function exportedFiles(contentId: number): Promise<Record<string, Uint8Array>> {
  const url = `${test.server.url}/channel/v1/users/channels/${id}/lms/packages/COURSE/${contentId}`;
  const reply = await fetch(url, { headers: { authorization: `Bearer ${teacher.token}` } });
  return unzipSync(new Uint8Array(await reply.arrayBuffer()));
}
async function exported(contentId: number): Promise<Record<string, string>> {
  const files = Object.entries(await exportedFiles(contentId));
  return Object.fromEntries(files.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
}

/** The document that a course shows first, as staff edits it. */
async function shownDocument(courseId: number) {
  const { lessonList } = (await api.call('lmsCourses.get', { params: { id, courseId } }, staff())).body;
  const documentId = lessonList[0]?.contentList[0]?.contentId ?? 0;
  return (await api.call('lmsDocuments.get', { params: { id, documentId } }, staff())).body;
}

/** Begins as a film does and is none: its conversion fails, and its bytes stay. */
function filmOf(size: number): Buffer {
  const bytes = randomBytes(size);
  Buffer.from('000000206674797069736f6d0000020069736f6d69736f32', 'hex').copy(bytes);
  return bytes;
}

/** A short way to the flag, which the judge proves at once. */
function shortStage(): StageDraftContent {
  const { level, ...empty } = newStage('PATH');
  return {
    ...empty,
    title: '세 걸음',
    mission: '깃발까지 걸어가요.',
    hintList: ['앞을 봐요.', '칸을 세어요.', '세 칸이에요.'],
    level: {
      ...level,
      rows: ['.......', '.S..F..', '#######'],
      ...{ blockLimit: 1, stepLimit: 3, toolbox: ['walk'] },
    },
    programs: { JAVASCRIPT: { solution: 'walk(3);', wrongAnswers: ['walk(2);'] } },
  };
}

describe('a package', () => {
  it('comes back the same after it was imported and written again', async () => {
    expect((await preview(FILES)).body).toMatchObject({ isReady: true });
    const first = await send('lmsPackages.importPackage', zipOf(FILES));
    expect(first.status).toBe(201);
    const written = await exported(first.body.contentId);
    expect(Object.keys(written).toSorted()).toEqual([
      'blocks/무늬.yaml',
      'course.yaml',
      'documents/되풀이란.md',
      'videos/파도.yaml',
    ]);
    const second = await send('lmsPackages.importPackage', zipOf(written));
    expect(await exported(second.body.contentId)).toEqual(written);
  });

  it('says what is wrong with each file, and makes nothing of it', async () => {
    const broken = await preview({
      'course.yaml': COURSE.replace('inOrder: true', 'inOrder: perhaps\nsecret: 1'),
      'documents/되풀이란.md': 'ohne Titel',
      'documents/깨짐.md': new Uint8Array([0xff, 0xfe, 0x41]),
      'blocks/pattern.yaml': 'title: 무늬',
      'games/a.txt': '?',
    });
    expect(broken.body.isReady).toBe(false);
    const errorsOf = (path: string) =>
      broken.body.fileList.find((file) => file.path === path)?.errorList ?? [];
    expect(errorsOf('course.yaml').join()).toMatch(/inOrder.*secret|secret.*inOrder/s);
    expect(errorsOf('blocks/pattern.yaml')).toEqual([]);
    for (const path of ['documents/되풀이란.md', 'documents/깨짐.md', 'games/a.txt'])
      expect(errorsOf(path), path).toHaveLength(1);

    const files = { ...FILES, 'games/a.txt': '?' };
    const refused = await send('lmsPackages.importPackage', zipOf(files));
    expect(refused.error.errorCode).toBe('PACKAGE_REFUSED');
    const documents = await api.call('lmsDocuments.list', { params: { id } }, staff());
    expect(documents.body.totalCount).toBe(0);
  });

  it('misses no file that a lesson shows', async () => {
    const { fileList } = (await preview({ 'course.yaml': COURSE })).body;
    expect(fileList[0]?.errorList).toHaveLength(3);
  });

  it('carries the pictures of its documents', async () => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'coral' } })
      .png()
      .toBuffer();
    const text = '---\ntitle: 되풀이란\n---\n# 산호\n![산호](../pictures/coral.png)\n';
    const files = { ...FILES, 'documents/되풀이란.md': text, 'pictures/coral.png': picture };
    const lonely = await preview({ ...files, 'pictures/other.png': picture });
    expect(lonely.body.isReady).toBe(true);
    expect(lonely.body.fileList.find(({ path }) => path.endsWith('other.png'))?.noteList).toHaveLength(1);
    const first = await send('lmsPackages.importPackage', zipOf(files));
    const document = await shownDocument(first.body.contentId);
    expect(document.pictureList).toMatchObject([{ width: 40, height: 30 }]);
    const [{ pictureId, url } = { pictureId: 0, url: '' }] = document.pictureList;
    expect(document.content).toContain(`![산호](picture:${pictureId})`);
    expect((await fetch(new URL(url, test.server.url))).headers.get('content-type')).toBe('image/webp');
    const written = await exportedFiles(first.body.contentId);
    expect(Object.keys(written)).toContain('pictures/되풀이란-1.webp');
    const second = await send('lmsPackages.importPackage', zipOf(written));
    const again = await shownDocument(second.body.contentId);
    expect(again.pictureList).toMatchObject([{ width: 40, height: 30 }]);
    expect(again.content.replace(/picture:\d+/, '')).toBe(document.content.replace(/picture:\d+/, ''));
    expect(again.pictureList[0]?.pictureId).not.toBe(pictureId);
  });

  it.each([
    ['no picture', { 'pictures/coral.png': strToU8('<svg/>') }],
    ['a picture of a strange name', { 'pictures/a b.png': new Uint8Array([0x89, 0x50]) }],
    [
      'none of the pictures it shows',
      { 'documents/되풀이란.md': '---\ntitle: a\n---\n![](pictures/gone.png)' },
    ],
  ])('with %s is refused before anything is made', async (_what, more) => {
    expect((await preview({ ...FILES, ...more })).body.isReady).toBe(false);
  });

  it('with half a picture is refused, and nothing is made', async () => {
    const half = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
    const text = '---\ntitle: 산호\n---\n![](../pictures/coral.png)';
    const refused = await send(
      'lmsPackages.importPackage',
      zipOf({ 'documents/coral.md': text, 'pictures/coral.png': half }),
    );
    expect(refused.error).toMatchObject({
      errorCode: 'PACKAGE_REFUSED',
      message: expect.stringContaining('pictures/coral.png'),
    });
    const documents = await api.call('lmsDocuments.list', { params: { id } }, staff());
    expect(documents.body.totalCount).toBe(0);
  });

  it('carries PDFs with the text beneath them, films and stages, there and back', async () => {
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
    const film = filmOf(300_000);
    const files = {
      'course.yaml': `format: 1\ntitle: 바다\nlessons:\n  - title: 하나\n    contents:\n${[
        ['document', '안내'],
        ['video', 'wave'],
        ['stage', 'road'],
        ['block', 'pattern'],
      ]
        .map(([type, ref]) => `      - type: ${type}\n        ref: ${ref}\n        title: ${ref}\n`)
        .join('')}`,
      'documents/안내.yaml': 'title: 바다 안내\n',
      'documents/안내.md': '---\ntitle: 바다 안내\n---\n## 안내\n인쇄한 것과 같아요.',
      'documents/안내.pdf': pdf,
      'videos/wave.yaml': 'title: 파도\nvideoType: FILE\n',
      'videos/wave.mp4': film,
      'stages/road.yaml': writeStage(shortStage()),
      'blocks/pattern.yaml': 'title: 무늬\nstage: road\n',
    };
    expect((await preview(files)).body).toMatchObject({ isReady: true });
    const first = await send('lmsPackages.importPackage', zipOf(files));
    expect(first.status).toBe(201);
    const contents = (courseId: number) =>
      api
        .call('lmsCourses.get', { params: { id, courseId } }, staff())
        .then(({ body }) =>
          (body.lessonList[0]?.contentList ?? []).map(({ contentType, visibleState }) => [
            contentType,
            visibleState,
          ]),
        );
    const whole = ['DOCUMENT', 'VIDEO', 'PROBLEM', 'BLOCK'].map((type) => [type, 'VISIBLE']);
    // The stage opens once the judge has proved it.
    await eventually(async () => expect(await contents(first.body.contentId)).toEqual(whole), {
      timeout: 50_000,
      interval: 200,
    });

    const written = await exportedFiles(first.body.contentId);
    expect(Object.keys(written).toSorted()).toEqual(
      [
        ...['course.yaml', 'blocks/무늬.yaml'],
        ...['documents/바다-안내.md', 'documents/바다-안내.pdf', 'documents/바다-안내.yaml'],
        ...['stages/세-걸음.yaml', 'videos/파도.mp4', 'videos/파도.yaml'],
      ].toSorted(),
    );
    expect(Buffer.from(written['documents/바다-안내.pdf'] ?? []).equals(pdf)).toBe(true);
    expect(Buffer.from(written['documents/바다-안내.md'] ?? []).toString()).toContain('인쇄한 것과 같아요.');
    expect(Buffer.from(written['videos/파도.mp4'] ?? []).equals(film)).toBe(true);
    const second = await send('lmsPackages.importPackage', zipOf(written));
    expect(second.status).toBe(201);
    expect(await exportedFiles(second.body.contentId)).toEqual(written);
  });

  it('says which films and PDFs were too large for it, and keeps their places', async () => {
    const files = {
      'course.yaml': COURSE.replace(/ {6}- type: block[\s\S]*?CRAB\n/, ''),
      'documents/되풀이란.yaml': 'title: 되풀이란\n',
      'videos/wave.yaml': 'title: 파도\nvideoType: FILE\n',
    };
    const { body } = await preview(files);
    expect(body.isReady).toBe(true);
    const notes = body.fileList.flatMap(({ noteList }) => noteList);
    expect(notes).toEqual([expect.stringContaining('PDF'), expect.stringContaining('영상')]);
    const made = await send('lmsPackages.importPackage', zipOf(files));
    const { lessonList } = (
      await api.call('lmsCourses.get', { params: { id, courseId: made.body.contentId } }, staff())
    ).body;
    expect(lessonList[0]?.contentList.map((one) => [one.contentType, one.visibleState])).toEqual([
      ['DOCUMENT', 'INVISIBLE'],
      ['VIDEO', 'INVISIBLE'],
      ['PREPARING', 'VISIBLE'],
    ]);
  });

  it.each([
    ['half a PDF', { 'documents/a.pdf': strToU8('%PDF-1.4\n1 0 obj') }],
    ['a PDF that is none', { 'documents/a.pdf': strToU8('<svg/>') }],
    ['a film that is none', { 'videos/a.yaml': 'title: a\nvideoType: FILE\n', 'videos/a.mp4': 'text' }],
    ['an empty film', { 'videos/a.yaml': 'title: a\nvideoType: FILE\n', 'videos/a.mp4': '' }],
    ['a film without a title', { 'videos/a.mp4': filmOf(5000) }],
    ['a film beside an address', { 'videos/wave.mp4': filmOf(5000) }],
    ['a stage that is no level', { 'stages/a.yaml': 'title: a\nmission: 가기\n' }],
    ['a block on a stage that is not there', { 'blocks/b.yaml': 'title: b\nstage: gone\n' }],
    ['a block on a stage that the product has not', { 'blocks/b.yaml': 'title: b\nshelfStage: 999999\n' }],
  ])('with %s is refused before anything is made', async (_what, more) => {
    const files = { ...FILES, ...more };
    expect((await preview(files)).body.isReady).toBe(false);
    expect((await send('lmsPackages.importPackage', zipOf(files))).error.errorCode).toBe('PACKAGE_REFUSED');
  });

  it('names what comes with the product instead of carrying it', async () => {
    const shelfId = problemIdOf(1, 0);
    const course = (number: number) =>
      `format: 1\ntitle: 코스\nlessons:\n  - title: 하나\n    contents:\n      - type: shelf\n        kind: PROBLEM\n        id: ${number}\n        title: 문제\n`;
    expect((await preview({ 'course.yaml': course(999_999) })).body.fileList[0]?.errorList).toHaveLength(1);
    const made = await send('lmsPackages.importPackage', zipOf({ 'course.yaml': course(shelfId) }));
    const written = await exported(made.body.contentId);
    expect(written['course.yaml']).toContain(`id: ${shelfId}`);
    const second = await send('lmsPackages.importPackage', zipOf(written));
    expect(await exported(second.body.contentId)).toEqual(written);
  });

  it.each([
    ['a path outside', zipSync({ '../course.yaml': strToU8(COURSE) })],
    ['an absolute path', zipSync({ '/etc/course.yaml': strToU8(COURSE) })],
    ['a path of Windows', zipSync({ 'a\\b.md': strToU8('x') })],
    ['two files of one name', zipSync({ 'Course.yaml': strToU8(COURSE), 'course.yaml': strToU8(COURSE) })],
    ['a zip that bursts', zipSync({ 'documents/a.md': new Uint8Array(4_000_000) })],
    [
      'too many files',
      zipOf(Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`documents/${n}.md`, 'x']))),
    ],
    ['half a zip', zipOf(FILES).subarray(0, 200)],
  ])('with %s is refused', async (_what, bytes) => {
    const refused = await send('lmsPackages.preview', bytes);
    expect(refused.status).toBe(400);
    expect(refused.error.errorCode).toMatch(/^(PACKAGE_REFUSED|FILE_TYPE_REFUSED)$/);
    expect(refused.error.message).toMatch(/[가-힣]/);
  });

  it('with aliases that would unfold without end is refused at once', async () => {
    const bomb = `a: &a [x, x]\n${'bcdefgh'
      .split('')
      .map((key, n) => `${key}: &${key} [*${'abcdefg'[n]}, *${'abcdefg'[n]}]`)
      .join('\n')}\n`;
    const { fileList } = (await preview({ 'course.yaml': bomb })).body;
    expect(fileList[0]?.errorList[0]).toContain('별칭');
  });
});
