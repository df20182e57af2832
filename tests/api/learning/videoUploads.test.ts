import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { VIDEO_PART_BYTES } from '#shared/contract/learning/videoUploads.ts';
import { videoStorages } from '#server/db/tables/learning/videoUploads.ts';
import { purgeUploads } from '#server/domain/learning/authoring/kinds/video/purgeUploads.ts';
import { createApiClient } from '../../support/apiClient.ts';
import { makeClass } from '../../support/makeClass.ts';
import { makeClip } from '../../support/makeClip.ts';
import { movableClock } from '../../support/movableClock.ts';
import { startS3Service, type S3Service } from '../../support/s3Service.ts';
import {
  addressOfPart,
  beginUpload,
  completeUpload,
  listParts,
  namesOf,
  partOf,
  putPart,
  sendMissing,
  type VideoSender,
} from '../../support/sendVideo.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'video-uploads-'));
let clip: Buffer;
/** Begins as a film does, so that it is taken, and is none, so that its conversion fails and its bytes stay. */
const noise = (size: number): Buffer => {
  const bytes = randomBytes(size);
  Buffer.from('000000206674797069736f6d0000020069736f6d69736f32', 'hex').copy(bytes);
  return bytes;
};

beforeAll(async () => {
  clip = await makeClip(folder, 2);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['disk', 's3'] as const)('an upload to the %s', (kind) => {
  const clock = movableClock();
  let service: S3Service | undefined;
  let server: TestServer;
  let teacher: Child;
  let sender: VideoSender;
  const storageOf = async (id: number) => {
    const [row] = await server.deps.db.select().from(videoStorages).where(eq(videoStorages.id, id));
    if (!row) throw new Error('no storage');
    return row;
  };
  const bytesOf = async (key: string): Promise<Buffer> => {
    const chunks: Buffer[] = [];
    for await (const chunk of await server.deps.storage.read(key)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  };
  const ended = (id: number) =>
    vi.waitUntil(
      async () => {
        const row = await storageOf(id);
        return (row.state === 'COMPLETE' || row.failure !== null) && row;
      },
      { timeout: 30_000, interval: 100 },
    );

  beforeAll(async () => {
    service = kind === 's3' ? await startS3Service(join(folder, 's3')) : undefined;
    server = await startTestServer({ clock, ...(service && { settings: service.settings }) });
    teacher = await signUpDressedChild(server);
    const channelId = await makeClass(server.deps, [
      { child: teacher, nickname: '고래 선생님', roles: ['TEACHER'] },
    ]);
    sender = { api: createApiClient(server.url), identity: { token: teacher.token, channelId }, channelId };
  });
  afterAll(async () => {
    await server.close();
    await service?.close();
  });

  it('that is cut off five times is complete, byte for byte', async () => {
    const bytes = noise(3 * VIDEO_PART_BYTES + 4_000_000);
    const upload = await beginUpload(sender, { fileName: '긴 영상.mp4', size: bytes.length });
    for (const cutAt of [1, 2, 2, 3, 4]) expect(await sendMissing(sender, upload, bytes, cutAt)).toBe('cut');
    expect((await completeUpload(sender, upload)).error.errorCode).toBe('UPLOAD_INCOMPLETE');
    expect(await sendMissing(sender, upload, bytes)).toBe('sent');
    // Twice at once, as a page does whose first answer is late.
    const parts = await listParts(sender, upload);
    const answers = await Promise.all([1, 2].map(() => completeUpload(sender, upload, parts)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { failure, sourceKey } = await ended(upload.videoStorageId);
    expect(failure).toBe('UNREADABLE');
    expect((await bytesOf(sourceKey ?? '')).equals(bytes)).toBe(true);
  });

  it('is converted to an MP4 that is played in ranges, with a picture', async () => {
    const upload = await beginUpload(sender, { fileName: 'clip.mov', size: clip.length });
    await sendMissing(sender, upload, clip);
    await completeUpload(sender, upload);
    // Once more, as a page does whose answer was lost.
    expect((await completeUpload(sender, upload, [{ awsETag: '0'.repeat(32), partNumber: 1 }])).status).toBe(
      200,
    );
    expect(await ended(upload.videoStorageId)).toMatchObject({
      state: 'COMPLETE',
      videoTime: 2,
      sourceKey: null,
    });
    const { api, identity, channelId: id } = sender;
    const { body } = await api.call(
      'videoUploads.getUrl',
      { params: { id, videoStorageId: upload.videoStorageId } },
      identity,
    );
    const range = await fetch(new URL(body.videoUrl, server.url), { headers: { range: 'bytes=4-7' } });
    expect({
      status: range.status,
      type: range.headers.get('content-type'),
      text: await range.text(),
    }).toEqual({
      status: 206,
      type: 'video/mp4',
      text: 'ftyp',
    });
    expect((await fetch(new URL(body.posterUrl, server.url))).headers.get('content-type')).toBe('image/webp');
  });

  it('says that it is being converted until it is', async () => {
    const { api, identity, channelId: id } = sender;
    const upload = await beginUpload(sender, { fileName: 'a.mp4', size: clip.length });
    const params = { id, videoStorageId: upload.videoStorageId };
    expect((await api.call('videoUploads.getUrl', { params }, identity)).error.errorCode).toBe(
      'UPLOAD_INCOMPLETE',
    );
    await server.deps.db
      .update(videoStorages)
      .set({ state: 'CONVERTING' })
      .where(eq(videoStorages.id, upload.videoStorageId));
    expect((await api.call('videoUploads.getUrl', { params }, identity)).error).toMatchObject({
      errorCode: 'VIDEO_CONVERTING',
      message: '업로드가 완료되었습니다. 파일을 변환중이니 잠시후에 확인해주세요!',
    });
  });

  it('of a failed conversion is tried again', async () => {
    const upload = await beginUpload(sender, { fileName: 'b.mp4', size: clip.length });
    await sendMissing(sender, upload, clip);
    await completeUpload(sender, upload);
    await ended(upload.videoStorageId);
    const bytes = noise(1000);
    const broken = await beginUpload(sender, { fileName: 'c.mp4', size: bytes.length });
    await sendMissing(sender, broken, bytes);
    await completeUpload(sender, broken);
    expect((await ended(broken.videoStorageId)).failure).toBe('UNREADABLE');
    const { api, identity, channelId: id } = sender;
    const params = { id, videoStorageId: broken.videoStorageId };
    expect((await api.call('videoUploads.convertAgain', { params }, identity)).body.failure).toBeNull();
    expect((await ended(broken.videoStorageId)).failure).toBe('UNREADABLE');
  });

  it('refuses parts that are missing, twice, out of order or not those that came', async () => {
    const bytes = noise(VIDEO_PART_BYTES + 1000);
    const upload = await beginUpload(sender, { fileName: 'd.mp4', size: bytes.length });
    await sendMissing(sender, upload, bytes);
    const [first, second] = await listParts(sender, upload);
    if (!first || !second) throw new Error('no parts');
    const wrong = { ...second, awsETag: '"00000000000000000000000000000000"' };
    for (const parts of [[first], [second, first], [first, first], [first, second, second], [first, wrong]])
      expect((await completeUpload(sender, upload, parts)).error.errorCode).toBe('UPLOAD_INCOMPLETE');
    expect((await completeUpload(sender, upload)).status).toBe(200);
  });

  it('takes a part again with other bytes in place of the first', async () => {
    const upload = await beginUpload(sender, { fileName: 'e.mp4', size: clip.length });
    await putPart(await addressOfPart(sender, upload, 1), noise(clip.length));
    const eTag = await putPart(await addressOfPart(sender, upload, 1), clip);
    expect(await listParts(sender, upload)).toEqual([{ partNumber: 1, awsETag: eTag, size: clip.length }]);
  });

  it('knows nothing of the upload of another storage', async () => {
    const own = await beginUpload(sender, { fileName: 'f.mp4', size: 100 });
    const other = await beginUpload(sender, { fileName: 'g.mp4', size: 100 });
    const { api, identity, channelId: id } = sender;
    const foreign = { ...own, videoStorageId: other.videoStorageId };
    const { error } = await completeUpload(sender, foreign, [{ awsETag: '0'.repeat(32), partNumber: 1 }]);
    expect(error.errorCode).toBe('RESOURCE_NOT_FOUND');
    const params = { id, videoStorageId: other.videoStorageId };
    const signed = await api.call(
      'videoUploads.signPart',
      { params, body: { ...namesOf(own), partNumber: 1 } },
      identity,
    );
    expect(signed.error.errorCode).toBe('RESOURCE_NOT_FOUND');
    const beyond = await api.call(
      'videoUploads.signPart',
      { params, body: { ...namesOf(other), partNumber: 2 } },
      identity,
    );
    expect(beyond.error.errorCode).toBe('UPLOAD_INCOMPLETE');
  });

  it('refuses empty and mislabelled files and goes back to PENDING', async () => {
    const { api, identity, channelId: id } = sender;
    const { body } = await api.call('videoUploads.create', { params: { id } }, identity);
    const params = { id, videoStorageId: body.videoStorageId };
    const empty = await api.call(
      'videoUploads.start',
      { params, body: { fileName: 'a.mp4', size: 0 } },
      identity,
    );
    expect(empty.error.fieldErrors?.[0]?.message).toBe('빈 파일이에요. 다른 파일을 골라 주세요.');
    const text = Buffer.from('<script>alert(1)</script>'.repeat(20));
    const upload = await beginUpload(sender, { fileName: '영상.mp4', size: text.length });
    await sendMissing(sender, upload, text);
    expect((await completeUpload(sender, upload)).error).toMatchObject({
      errorCode: 'FILE_TYPE_REFUSED',
      message: expect.stringContaining('영상 파일이 아니에요') as string,
    });
    expect(await storageOf(upload.videoStorageId)).toMatchObject({
      state: 'PENDING',
      sourceKey: null,
      uploadId: null,
    });
  });

  it('is aborted by clearing it', async () => {
    const upload = await beginUpload(sender, { fileName: 'h.mp4', size: clip.length });
    await sendMissing(sender, upload, clip);
    const { api, identity, channelId: id } = sender;
    const params = { id, videoStorageId: upload.videoStorageId };
    expect((await api.call('videoUploads.clear', { params }, identity)).body.state).toBe('PENDING');
    const { fileName: key, uploadId } = upload;
    expect(await server.deps.storage.listParts({ key, uploadId })).toBeNull();
    expect(
      (await completeUpload(sender, upload, [{ awsETag: '0'.repeat(32), partNumber: 1 }])).error.errorCode,
    ).toBe('RESOURCE_NOT_FOUND');
  });

  it('that is cleared at the end of its conversion stays empty, and none of what was made is kept', async () => {
    const { api, identity, channelId: id } = sender;
    const { storage } = server.deps;
    const put = storage.put.bind(storage);
    const made: string[] = [];
    const upload = await beginUpload(sender, { fileName: 'j.mp4', size: clip.length });
    const params = { id, videoStorageId: upload.videoStorageId };
    const writes = vi.spyOn(storage, 'put').mockImplementation(async (key, ...file) => {
      made.push(key);
      if (made.length === 1) await api.call('videoUploads.clear', { params }, identity);
      await put(key, ...file);
    });
    const removed = vi.spyOn(storage, 'remove');
    await sendMissing(sender, upload, clip);
    expect((await completeUpload(sender, upload)).body.state).toBe('CONVERTING');
    // The picture and the film are written, and taken away again.
    const isForgotten = () =>
      made.length === 2 && made.every((key) => removed.mock.calls.some(([one]) => one === key));
    await vi.waitUntil(isForgotten, { timeout: 30_000, interval: 100 });
    expect(await storageOf(upload.videoStorageId)).toMatchObject({
      ...{ state: 'PENDING', percent: 0, videoKey: null, posterKey: null, videoTime: null },
    });
    for (const spy of [writes, removed]) spy.mockRestore();
  }, 40_000);

  it('that nobody went on with for days is cleaned away', async () => {
    const upload = await beginUpload(sender, { fileName: 'i.mp4', size: clip.length });
    await sendMissing(sender, upload, clip);
    await purgeUploads(server.deps);
    expect(await storageOf(upload.videoStorageId)).toMatchObject({ state: 'UPLOADING' });
    clock.advance({ days: 4 });
    await purgeUploads(server.deps);
    await expect(storageOf(upload.videoStorageId)).rejects.toThrow('no storage');
    expect(
      await server.deps.storage.listParts({ key: upload.fileName, uploadId: upload.uploadId }),
    ).toBeNull();
    clock.advance({ days: -4 });
  });
});

describe('the address of a part on the own disk', () => {
  const test = setUpApi();

  it('is good for one part, for its size, for its time', async () => {
    const teacher = await signUpDressedChild(test.server);
    const channelId = await makeClass(test.server.deps, [
      { child: teacher, nickname: '고래 선생님', roles: ['TEACHER'] },
    ]);
    const sender = { api: test.api, identity: { token: teacher.token, channelId }, channelId };
    const bytes = noise(VIDEO_PART_BYTES + 1000);
    const upload = await beginUpload(sender, { fileName: 'j.mp4', size: bytes.length });
    const address = new URL(await addressOfPart(sender, upload, 1));
    const forged = new URL(address);
    forged.searchParams.set('partNumber', '2');
    await expect(putPart(forged.href, partOf(bytes, 2))).rejects.toThrow('answered 410');
    await expect(putPart(address.href, noise(VIDEO_PART_BYTES + 1))).rejects.toThrow(/413|ECONNRESET|EPIPE/);
    expect(await listParts(sender, upload)).toEqual([]);
    test.clock.advance({ minutes: 121 });
    await expect(putPart(address.href, partOf(bytes, 1))).rejects.toThrow('answered 410');
  });
});
