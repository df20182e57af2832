import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROFILE_IMAGE } from '#shared/contract/people/profiles.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { files } from '#server/db/tables/people/files.ts';
import { addJob } from '#server/domain/jobs.ts';
import { removeOldUploads, removeOrphans, uploadsFolder } from '#server/domain/people/files/storedFiles.ts';
import { eventually } from '../../support/eventually.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { befriend } from '../../support/befriend.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api, clock } = test;
let child: Child;
let photo: Buffer;

const paint = (width: number, height: number, background = '#2bb6d6') =>
  sharp({ create: { width, height, channels: 3, background } });

beforeAll(async () => {
  child = await signUpChild(test.server);
  photo = await paint(900, 600)
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
});

const save = (bytes: Uint8Array, name = '나.jpg', who = child) =>
  api.call('profiles.saveImage', { files: [{ name, bytes }] }, who);
const remove = (who = child) => api.call('profiles.removeImage', {}, who);
const fetchImage = async (address: string) => {
  const reply = await fetch(`${test.server.url}${address}`);
  return { reply, bytes: Buffer.from(await reply.arrayBuffer()) };
};
/** Names of all that lies in the storage or waits to be read. */
const stored = () =>
  ['files', 'uploads'].flatMap((name) => {
    const folder = join(test.server.deps.config.DATA_DIR, name);
    return existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      : [];
  });
const rows = () => test.server.deps.db.select().from(files);

describe('a profile picture', () => {
  it('is shown to friends, small, square, and without what the camera noted', async () => {
    const { status, body } = await save(photo);
    expect([status, body.profileImage]).toEqual([200, expect.stringMatching(/^\/game\/v1\/files\//)]);
    const other = await signUpChild(test.server);
    const stranger = await api.call('profiles.get', { params: { id: child.user.userId } }, other);
    expect(stranger.body.profileImage).toBe('');
    await befriend(api, child, other);
    const seen = await api.call('profiles.get', { params: { id: child.user.userId } }, other);
    expect(seen.body.profileImage).toBe(body.profileImage);
    expect((await api.call('accounts.getMe', {}, child)).body.portrait).toBe(body.profileImage);

    const { reply, bytes } = await fetchImage(body.profileImage);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('image/webp');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('content-disposition')).toBe('inline');
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 512,
      height: 512,
      exif: undefined,
    });
    expect(bytes.includes('secret place')).toBe(false);
    expect(await rows()).toMatchObject([
      { ownerId: child.user.userId, type: 'image/webp', width: 512, height: 512, size: bytes.length },
    ]);
  });

  it('takes the place of the one before, whose file goes', async () => {
    const before = (await save(photo)).body.profileImage;
    const { body } = await save(await paint(40, 80).png().toBuffer(), '../../etc/passwd');
    expect(body.profileImage).not.toBe(before);
    expect((await fetchImage(before)).reply.status).toBe(404);
    expect(await rows()).toHaveLength(1);
    expect(stored().map(({ name }) => name)).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.webp$/)]);
  });

  it('can be taken away', async () => {
    await save(photo);
    expect((await remove()).body.profileImage).toBe('');
    expect((await remove()).status).toBe(200);
    expect([await rows(), stored()]).toEqual([[], []]);
  });

  it('keeps to one when two are sent at once', async () => {
    const replies = await Promise.all([save(photo), save(photo), save(photo)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([(await rows()).length, stored().length]).toEqual([1, 1]);
    await remove();
  });

  it('is not for those whose guardian has not agreed', async () => {
    const small = await signUpChild(test.server, { birthDate: '2018-05-05' });
    expect((await save(photo, 'a.jpg', small)).error.errorCode).toBe('GUARDIAN_CONSENT_REQUIRED');
    expect(stored()).toEqual([]);
  });

  it('is not found by a forged link, nor by one that is over', async () => {
    const { profileImage } = (await save(photo)).body;
    expect((await fetchImage(profileImage.replace(/signature=./, 'signature=_'))).reply.status).toBe(404);
    clock.advance({ days: 3 });
    expect((await fetchImage(profileImage)).reply.status).toBe(404);
    const again = await signIn();
    expect(
      (await fetchImage((await api.call('profiles.getOwn', {}, again)).body.profileImage)).reply.status,
    ).toBe(200);
    child = again;
    await remove();
  });
});

async function signIn(): Promise<Child> {
  const { loginName, password } = child;
  const reply = await api.call('sessions.signIn', { body: { loginName, password } });
  return { ...child, token: reply.headers.get('access_token') ?? '' };
}

/** A PNG of a few kilobytes that says it has so many pixels. */
function bombOf(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8 + body.length);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), 4 + body.length);
    return frame;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a bad upload answers in words and leaves no file behind:', () => {
  const animated = async () => {
    const colours = ['#ff0000', '#0000ff'];
    const frames = await Promise.all(colours.map((colour) => paint(64, 64, colour).png().toBuffer()));
    return sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer();
  };
  const CASES: readonly [
    string,
    () => Promise<{ status: number; error: { errorCode: string; message: string } }>,
    string,
  ][] = [
    [
      'an SVG',
      () => save(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png'),
      'FILE_TYPE_REFUSED',
    ],
    ['a page', () => save(Buffer.from('<script>alert(1)</script>'), 'a.jpg'), 'FILE_TYPE_REFUSED'],
    ['a GIF', async () => save(await paint(9, 9).gif().toBuffer(), 'a.png'), 'FILE_TYPE_REFUSED'],
    ['a moving picture', async () => save(await animated(), 'a.webp'), 'FILE_TYPE_REFUSED'],
    ['half of a picture', () => save(photo.subarray(0, photo.length / 2)), 'FILE_UNREADABLE'],
    ['only the first bytes', () => save(photo.subarray(0, 40)), 'FILE_UNREADABLE'],
    ['a picture that unfolds', () => save(bombOf(30_000), 'a.png'), 'FILE_TOO_LARGE'],
    ['one that says more than it has', () => save(bombOf(5000), 'a.png'), 'FILE_UNREADABLE'],
    ['too many bytes', () => save(Buffer.alloc(PROFILE_IMAGE.maxBytes + 1)), 'FILE_TOO_LARGE'],
    ['far too many bytes', () => save(Buffer.alloc(2 * PROFILE_IMAGE.maxBytes)), 'FILE_TOO_LARGE'],
    ['no file', () => api.call('profiles.saveImage', { files: [] }, child), 'VALIDATION_FAIL'],
    ['no form', () => api.call('profiles.saveImage', { body: { image: 'x' } }, child), 'VALIDATION_FAIL'],
    ['an empty file', () => save(Buffer.alloc(0)), 'FILE_TYPE_REFUSED'],
    [
      'two files',
      () =>
        api.call(
          'profiles.saveImage',
          { files: [1, 2].map((n) => ({ name: `${n}.jpg`, bytes: photo })) },
          child,
        ),
      'VALIDATION_FAIL',
    ],
  ];

  it.each(CASES)('%s', async (_, send, errorCode) => {
    child = await signUpChild(test.server);
    const { status, error } = await send();
    expect([error.errorCode, status >= 400 && status < 500]).toEqual([errorCode, true]);
    expect(error.message).toMatch(/[가-힣]/);
    expect([await rows(), stored()]).toEqual([[], []]);
  });

  it('one broken off half way', async () => {
    child = await signUpChild(test.server);
    const sending = httpRequest(`${test.server.url}/game/v1/users/profiles/image`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${child.token}`,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': '9000',
      },
    });
    const gone = new Promise((closed) => sending.once('close', closed));
    sending.on('error', () => undefined);
    sending.write('--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n');
    sending.write(photo.subarray(0, 200));
    sending.destroy();
    await gone;
    // The next answer shows that the server has gone on, with nothing kept.
    expect((await api.call('profiles.getOwn', {}, child)).body.profileImage).toBe('');
    expect([await rows(), stored()]).toEqual([[], []]);
  });
});

describe('files that nothing shows', () => {
  it('go after a day, as do those of accounts that are gone', async () => {
    const leaving = await signUpChild(test.server);
    await save(photo, 'a.jpg', leaving);
    child = await signUpChild(test.server);
    await save(photo);
    const [, kept] = await rows();
    await test.server.deps.db.update(users).set({ portrait: '' }).where(eq(users.id, leaving.user.userId));
    await test.server.deps.db
      .update(files)
      .set({ attached: false })
      .where(eq(files.ownerId, leaving.user.userId));
    expect(await removeOrphans(test.server.deps)).toBe(0);
    clock.advance({ minutes: 25 * 60 });
    expect(await removeOrphans(test.server.deps)).toBe(1);
    await eventually(async () => expect(await rows()).toEqual([kept]));
    await test.server.deps.db.delete(users).where(eq(users.id, child.user.userId));
    expect(await removeOrphans(test.server.deps)).toBe(1);
    expect([await rows(), stored()]).toEqual([[], []]);
  });

  it('go by a job, the upload of a killed process at the machine that has it', async () => {
    child = await signUpChild(test.server);
    await save(photo);
    await test.server.deps.db.update(files).set({ attached: false });
    const folder = uploadsFolder(test.server.deps.config);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'half'), 'of a picture');
    utimesSync(join(folder, 'half'), clock.now(), clock.now());
    expect(await removeOldUploads(test.server.deps)).toBe(0);
    clock.advance({ minutes: 25 * 60 });
    expect(await removeOldUploads(test.server.deps)).toBe(1);
    await test.server.deps.db.transaction((tx) => addJob(tx, 'files.removeOrphans', {}));
    await eventually(async () => expect([await rows(), stored()]).toEqual([[], []]));
  });
});
