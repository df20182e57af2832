import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import S3rver from 's3rver';

export const S3_BUCKET = 'dolphin';
const KEY = 'S3RVER';

export interface S3Service {
  /** Settings of a server that keeps its files there. */
  readonly settings: Record<string, string>;
  close(): Promise<void>;
}

/**
 * A real S3 service on a free port, whose files lie in `folder`. It knows no ListParts and no AbortMultipartUpload:
 * both are answered here from the parts that it keeps.
 */
export async function startS3Service(folder: string): Promise<S3Service> {
  const service = new S3rver({
    directory: folder,
    silent: true,
    resetOnClose: true,
    configureBuckets: [{ name: S3_BUCKET, configs: [] }],
  });
  await service.configureBuckets();
  const answer = service.callback();
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://s3');
    const uploadId = searchParams.get('uploadId');
    const isSigned = request.headers.authorization?.includes(`Credential=${KEY}/`) === true;
    if (uploadId === null || !isSigned || (request.method !== 'GET' && request.method !== 'DELETE')) {
      answer(request, response);
      return;
    }
    const place = join(folder, S3_BUCKET, '._S3rver_uploads', uploadId);
    void (request.method === 'GET' ? listParts(place) : abort(place)).then(({ status, xml }) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(xml),
    );
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  return {
    settings: {
      STORAGE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET,
      S3_REGION: 'ap-northeast-2',
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NO_UPLOAD = {
  status: 404,
  xml: `${HEAD}<Error><Code>NoSuchUpload</Code><Message>no such upload</Message></Error>`,
};

async function listParts(place: string) {
  const names = await readdir(place).catch(() => null);
  if (!names) return NO_UPLOAD;
  const parts: string[] = [];
  for (const name of names.filter((one) => /^\d+$/.test(one))) {
    // The sum is written once the part has come whole.
    const md5 = await readFile(join(place, `${name}.md5`), 'utf8').catch(() => null);
    const { size } = await stat(join(place, name));
    if (md5 !== null)
      parts.push(`<Part><PartNumber>${name}</PartNumber><ETag>"${md5}"</ETag><Size>${size}</Size></Part>`);
  }
  const xml = `${HEAD}<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`;
  return { status: 200, xml };
}

async function abort(place: string) {
  await rm(place, { recursive: true, force: true });
  return { status: 204, xml: '' };
}
