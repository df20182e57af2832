/**
 * Tests whether a large video survives a bad connection: a file of 200 MB in parts of the product's size, cut off five
 * times in the middle of a part, continues each time with the missing bytes and is complete, byte for byte, on the own
 * disk and in S3. Ends with 1 otherwise. `--megabytes` makes it smaller.
 */
import { createHash, randomFillSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { partCountOf } from '#shared/contract/learning/videoUploads.ts';
import { videoStorages } from '#server/db/tables/learning/videoUploads.ts';
import { createApiClient } from '../../tests/support/apiClient.ts';
import { makeClass } from '../../tests/support/makeClass.ts';
import { startS3Service } from '../../tests/support/s3Service.ts';
import {
  beginUpload,
  completeUpload,
  sendMissing,
  type StartedUpload,
  type VideoSender,
} from '../../tests/support/sendVideo.ts';
import { signUpDressedChild } from '../../tests/support/signUpChild.ts';
import { startTestDatabases } from '../../tests/support/testDatabaseServer.ts';
import { startTestServer, type TestServer } from '../../tests/support/testServer.ts';
import { machine } from './support/machine.ts';

const { values } = parseArgs({ options: { megabytes: { type: 'string', default: '200' } } });
const CUTS = 5;
/** A file that begins as a film and is none: its conversion fails, and the upload is kept unchanged. */
const FILM_HEAD = Buffer.from('000000206674797069736f6d0000020069736f6d69736f32', 'hex');

const bytes = randomFillSync(Buffer.allocUnsafe(Number(values.megabytes) * 1024 * 1024));
FILM_HEAD.copy(bytes);
const sent = createHash('sha256').update(bytes).digest('hex');
const parts = partCountOf(bytes.length);
const complaints: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'bench-upload-'));
const databases = await startTestDatabases();
console.log(`${machine()}\n${bytes.length} bytes in ${parts} parts, cut off ${CUTS} times\n`);
try {
  for (const kind of ['disk', 's3'] as const) {
    const service = kind === 's3' ? await startS3Service(join(folder, kind)) : undefined;
    const server = await startTestServer({
      settings: { REQUESTS_PER_MINUTE: '10000000', ...service?.settings },
    });
    try {
      await sendTo(server, kind);
    } finally {
      await server.close();
      await service?.close();
    }
  }
} finally {
  await databases.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

async function sendTo(server: TestServer, kind: string): Promise<void> {
  const teacher = await signUpDressedChild(server);
  const channelId = await makeClass(server.deps, [
    { child: teacher, nickname: '고래 선생님', roles: ['TEACHER'] },
  ]);
  const identity = { token: teacher.token, channelId };
  const sender: VideoSender = { api: createApiClient(server.url), identity, channelId };
  const upload = await beginUpload(sender, { fileName: '긴 영상.mp4', size: bytes.length });
  const started = performance.now();
  for (let cut = 1; cut <= CUTS; cut += 1) {
    const at = Math.max(1, Math.round((parts * cut) / (CUTS + 1)));
    const outcome = await sendMissing(sender, upload, bytes, at);
    if (outcome !== 'cut') complaints.push(`${kind}: part ${at} was not there to be cut off.`);
  }
  const early = await completeUpload(sender, upload);
  if (early.error.errorCode !== 'UPLOAD_INCOMPLETE')
    complaints.push(`${kind}: a half upload was answered ${early.status}.`);
  await sendMissing(sender, upload, bytes);
  const { status } = await completeUpload(sender, upload);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const isWhole = status === 200 && (await hashOfKept(server, upload)) === sent;
  if (!isWhole) complaints.push(`${kind}: what was kept is not what was sent (completing was ${status}).`);
  console.log(`${kind.padEnd(6)} ${seconds} s, ${isWhole ? 'complete, byte for byte' : 'not the same'}`);
}

/** Hash of the file that is kept after its conversion was given up. */
async function hashOfKept({ deps }: TestServer, { videoStorageId }: StartedUpload): Promise<string> {
  for (;;) {
    const [row] = await deps.db.select().from(videoStorages).where(eq(videoStorages.id, videoStorageId));
    if (row?.failure && row.sourceKey !== null) {
      const hash = createHash('sha256');
      for await (const chunk of await deps.storage.read(row.sourceKey)) hash.update(chunk as Buffer);
      return hash.digest('hex');
    }
    await setTimeout(200);
  }
}
