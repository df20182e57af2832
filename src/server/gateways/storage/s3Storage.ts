import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { s3Parts } from './s3Parts.ts';
import { linkPeriod, type StorageGateway } from './storageGateway.ts';

export interface S3StorageOptions {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly now: () => Date;
}

/** Keeps files in a bucket; browsers fetch them from the S3 service by presigned addresses. */
export function createS3Storage(options: S3StorageOptions): StorageGateway {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, now } = options;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Services other than Amazon's often support no bucket in the host name, and none of the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    ...s3Parts({ client, bucket }),
    async put(key, content, type, downloadName) {
      const isHere = Buffer.isBuffer(content);
      const size = isHere ? content.length : (await stat(content.path)).size;
      const body = isHere ? content : createReadStream(content.path);
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: body,
          ContentLength: size,
          ContentType: type,
          ContentDisposition:
            downloadName === undefined
              ? 'inline'
              : `attachment; filename*=UTF-8''${encodeURIComponent(downloadName)}`,
          CacheControl: 'private, max-age=86400, immutable',
        }),
      );
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
    link(key, seconds) {
      const { begin, end } = linkPeriod(now(), seconds);
      return getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: key }), {
        signingDate: new Date(begin),
        expiresIn: (end - begin) / 1000,
      });
    },
    open: () => null,
  };
}
