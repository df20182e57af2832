import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBoards } from '../../support/makeBoards.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import type { Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;
let room: Awaited<ReturnType<typeof makeBoards>>;
let boardId = 0;
let picture: Buffer;

beforeAll(async () => {
  room = await makeBoards(test);
  picture = await sharp({ create: { width: 2000, height: 500, channels: 3, background: '#2bb6d6' } })
    .png()
    .toBuffer();
});
beforeEach(async () => {
  ({ boardId } = await room.makeBoard());
});

const words = (text: string) => Buffer.from(text, 'utf8');
const file = (name: string, bytes: Uint8Array = words('안녕')) => ({ name, bytes });
const addTemps = (files: { name: string; bytes: Uint8Array }[], who = room.child) =>
  api.call('reportFiles.addTemps', { query: { board_id: boardId }, files }, room.inClass(who));
const addTo = (id: number, files: { name: string; bytes: Uint8Array }[], who: Child = room.child) =>
  api.call('reportFiles.add', { params: { id }, files }, room.inClass(who));
const temps = async (who = room.child) =>
  (await api.call('reportFiles.listTemps', { query: { board_id: boardId } }, room.inClass(who))).body
    .reportFileList;
/** Names of all files in the storage. */
const stored = () => {
  const folder = join(test.server.deps.config.DATA_DIR, 'files');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
};

describe('files of a temporary post', () => {
  it('hang at the post once it is posted, and are saved, never opened', async () => {
    const added = await addTemps([file('숙제.txt'), file('그림.png', picture)]);
    expect(added.body.reportFileList.map(({ name, type }) => [name, type])).toEqual([
      ['숙제.txt', 'text/plain'],
      ['그림.png', 'image/png'],
    ]);
    expect(await temps(room.friend)).toEqual([]);
    const { postId, reportFileList } = await room.posted(room.child, boardId);
    expect(reportFileList.map(({ name }) => name)).toEqual(['숙제.txt', '그림.png']);
    expect(await temps()).toEqual([]);
    const reply = await fetch(`${test.server.url}${reportFileList[0]?.url ?? ''}`);
    expect(reply.headers.get('content-disposition')).toContain('attachment');
    expect(reply.headers.get('content-disposition')).toContain(encodeURIComponent('숙제.txt'));
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('content-security-policy')).toContain('sandbox');
    expect(await reply.text()).toBe('안녕');
    const seen = await api.call('reportFiles.list', { params: { id: postId } }, room.inClass(room.friend));
    expect(seen.body.reportFileList).toHaveLength(2);
    const listed = await api.call('posts.list', { query: { board_id: boardId } }, room.inClass(room.friend));
    expect(listed.body.postList[0]?.reportFileCount).toBe(2);
  });

  it('are removed by their owner alone', async () => {
    const [one] = (await addTemps([file('하나.txt')])).body.reportFileList;
    const params = { fileId: one?.reportFileId ?? 0 };
    const remove = (who: Child) => api.call('reportFiles.removeTemp', { params }, room.inClass(who));
    expect((await remove(room.friend)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    expect((await remove(room.child)).status).toBe(200);
    expect((await remove(room.child)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
  });

  it('go with it', async () => {
    const before = stored().length;
    await addTemps([file('버릴 것.txt')]);
    expect(stored()).toHaveLength(before + 1);
    await api.call('posts.removeDraft', { query: { board_id: boardId } }, room.inClass(room.child));
    expect(stored()).toHaveLength(before);
    expect(await temps()).toEqual([]);
  });
});

describe('six files', () => {
  const tooMany = [409, 'TOO_MANY_REPORT_FILE', '최대 5개까지 업로드 가능합니다.'];
  const five = Array.from({ length: 5 }, (_, index) => file(`${index}.txt`));

  it('are refused in the words of the catalogue, and none of them is kept', async () => {
    const before = stored().length;
    const atOnce = await addTemps([...five, file('여섯.txt')]);
    expect([atOnce.status, atOnce.error.errorCode, atOnce.error.message]).toEqual(tooMany);
    expect(stored()).toHaveLength(before);
    expect((await addTemps(five)).status).toBe(200);
    const oneMore = await addTemps([file('여섯.txt')]);
    expect([oneMore.status, oneMore.error.errorCode, oneMore.error.message]).toEqual(tooMany);
    expect(stored()).toHaveLength(before + 5);
  });

  it('sent at once in parts are five at most', async () => {
    const { postId } = await room.posted(room.child, boardId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => addTo(postId, [file('a.txt')])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const seen = await api.call('posts.get', { params: { id: postId } }, room.inClass(room.child));
    expect(seen.body.reportFileList).toHaveLength(5);
  });
});

describe('files at a post', () => {
  it('are added by its writer, and removed by the writer or staff', async () => {
    const { postId } = await room.posted(room.child, boardId);
    const added = await addTo(postId, [file('하나.txt'), file('둘.txt')]);
    expect((await addTo(postId, [file('셋.txt')], room.friend)).error.errorCode).toBe('NOT_HAS_ROLE');
    const other = await room.posted(room.child, boardId);
    const [first, second] = added.body.reportFileList;
    const remove = (who: Child, id: number, fileId = 0) =>
      api.call('reportFiles.remove', { params: { id, fileId } }, room.inClass(who));
    expect((await remove(room.child, other.postId, first?.reportFileId)).error.errorCode).toBe(
      'RESOURCE_NOT_FOUND',
    );
    expect((await remove(room.friend, postId, first?.reportFileId)).error.errorCode).toBe('NOT_HAS_ROLE');
    expect((await remove(room.child, postId, first?.reportFileId)).status).toBe(200);
    expect((await remove(room.teacher, postId, second?.reportFileId)).status).toBe(200);
    expect((await fetch(`${test.server.url}${first?.url ?? ''}`)).status).toBe(404);
  });
});

describe('what is no file for a post', () => {
  const MZ = Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), Buffer.alloc(200)]);
  const ELF = Buffer.concat([Buffer.from('\u007fELF\u0002\u0001\u0001', 'latin1'), Buffer.alloc(200)]);
  const jar = Buffer.concat([
    Buffer.from('PK\u0003\u0004', 'latin1'),
    Buffer.alloc(22),
    Buffer.from([20, 0, 0, 0]),
    Buffer.from('META-INF/MANIFEST.MF'),
    Buffer.alloc(60),
  ]);

  it.each([
    ['a program under the name of a picture', '그림.png', MZ],
    ['a program of Linux under the name of a text', '숙제.txt', ELF],
    ['a page', '글.html', words('<!doctype html><script>alert(1)</script>')],
    ['a page under the name of a text', '글.txt', words(' \n<html><script>alert(1)</script></html>')],
    ['an SVG', '그림.svg', words('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['an SVG with its head', '그림.png', words('<?xml version="1.0"?><svg onload="alert(1)"/>')],
    ['a script of a shell', '놀이.py', words('#!/bin/sh\nrm -rf ~')],
    ['bytes of nothing', '그림.png', Buffer.from([1, 2, 3, 0, 255, 254])],
    ['a program of Java', '작품.zip', jar],
    ['an empty file', '빈.txt', Buffer.alloc(0)],
  ])('%s is refused', async (_label, name, bytes) => {
    const before = stored().length;
    const { status, error } = await addTemps([file(name, bytes)]);
    expect([status, error.errorCode]).toEqual([415, 'FILE_TYPE_REFUSED']);
    expect(stored()).toHaveLength(before);
  });

  it.each([
    ['a text of Korean Windows', '안내.txt', iconv.encode('뷁똠 준비물: 풀, 가위', 'cp949'), 'text/plain'],
    ['a text in UTF-16', '안내.txt', iconv.encode('준비물', 'utf-16le', { addBOM: true }), 'text/plain'],
    ['a work of Entry', '작품.ent', gzipSync('temp/project.json'), 'application/gzip'],
  ])('but %s is taken', async (_label, name, bytes, type) => {
    const { body } = await addTemps([file(name, bytes)]);
    expect(body.reportFileList.at(-1)).toMatchObject({ name, type });
  });

  it('a text under the name of a program is saved as a text', async () => {
    const { body } = await addTemps([file('virus.exe'), file('놀이.js', words('print(1)'))]);
    expect(body.reportFileList.map(({ name }) => name)).toEqual(['virus.exe.txt', '놀이.js.txt']);
  });
});

describe('pictures in a post', () => {
  const add = (bytes: Uint8Array, who = room.child) =>
    api.call(
      'posts.addPicture',
      { query: { board_id: boardId }, files: [{ name: '그림.png', bytes }] },
      room.inClass(who),
    );
  const showing = (...fileIds: number[]) => ({
    type: 'doc',
    content: fileIds.map((fileId) => ({ type: 'picture', attrs: { fileId, alt: '물고기' } })),
  });

  it('are encoded anew, shown by the post, and gone with it', async () => {
    const before = stored().length;
    const { fileId, width, height } = (await add(picture)).body;
    expect([width, height]).toEqual([1600, 400]);
    const unused = (await add(picture)).body;
    const { postId, content, pictureList } = await room.posted(room.child, boardId, {
      content: showing(fileId),
    });
    expect(content.content).toEqual([{ type: 'picture', attrs: { fileId, alt: '물고기' } }]);
    expect(pictureList.map((one) => one.fileId)).toEqual([fileId]);
    const shown = await fetch(`${test.server.url}${pictureList[0]?.url ?? ''}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await fetch(`${test.server.url}${unused.url}`)).status).toBe(404);
    expect(stored()).toHaveLength(before + 1);
    await api.call('posts.remove', { params: { id: postId } }, room.inClass(room.child));
    expect(stored()).toHaveLength(before);
  });

  it('of others are left out, and those a change no longer shows are gone', async () => {
    const own = (await add(picture)).body;
    const foreign = (await add(picture, room.friend)).body;
    const made = await room.posted(room.child, boardId, { content: showing(own.fileId, foreign.fileId) });
    expect(made.pictureList.map(({ fileId }) => fileId)).toEqual([own.fileId]);
    const changed = await api.call(
      'posts.update',
      {
        params: { id: made.postId },
        query: { post_type: 'POST', board_id: boardId },
        body: {
          title: '글만',
          content: {
            type: 'doc',
            content: [
              { type: 'paragraph', content: [{ type: 'text', text: '글' }] },
              ...showing(foreign.fileId).content,
            ],
          },
          baseVersion: 1,
        },
      },
      room.inClass(room.child),
    );
    expect(changed.body.pictureList).toEqual([]);
    expect((await fetch(`${test.server.url}${own.url}`)).status).toBe(404);
    expect((await fetch(`${test.server.url}${foreign.url}`)).status).toBe(200);
  });

  it('that are none are refused', async () => {
    for (const bytes of [words('<svg onload=alert(1)>'), words('그림'), picture.subarray(0, 60)])
      expect([400, 415]).toContain((await add(bytes)).status);
  });
});
