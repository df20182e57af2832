import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListPartsCommand,
  UploadPartCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { PartAddress, PartStorage, StoredPart } from './storageGateway.ts';

/** Uploads in parts to a bucket; browsers send them to the S3 service, which must let pages read the ETag header. */
export function s3Parts({
  client,
  bucket,
}: {
  readonly client: S3Client;
  readonly bucket: string;
}): PartStorage {
  const named = ({ key, uploadId }: Omit<PartAddress, 'partNumber'>) => ({
    Bucket: bucket,
    Key: key,
    UploadId: uploadId,
  });
  return {
    async beginParts(key, type) {
      const { UploadId } = await client.send(
        new CreateMultipartUploadCommand({ Bucket: bucket, Key: key, ContentType: type }),
      );
      if (!UploadId) throw new Error(`beginParts: the S3 service gave no id for ${key}`);
      return UploadId;
    },
    linkPart({ partNumber, ...upload }, seconds) {
      return getSignedUrl(client, new UploadPartCommand({ ...named(upload), PartNumber: partNumber }), {
        expiresIn: seconds,
      });
    },
    receivePart: () => Promise.resolve(null),
    async listParts(upload) {
      const parts: StoredPart[] = [];
      let marker: string | undefined;
      do {
        const page = await client
          .send(new ListPartsCommand({ ...named(upload), ...(marker && { PartNumberMarker: marker }) }))
          .catch(nothingThere);
        if (!page) return null;
        for (const { PartNumber = 0, ETag = '', Size = 0 } of page.Parts ?? [])
          parts.push({ partNumber: PartNumber, eTag: ETag.replaceAll('"', ''), size: Size });
        marker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
      } while (marker);
      return parts.toSorted((a, b) => a.partNumber - b.partNumber);
    },
    async completeParts(upload, parts) {
      const Parts = parts.map(({ partNumber, eTag }) => ({ PartNumber: partNumber, ETag: `"${eTag}"` }));
      await client.send(new CompleteMultipartUploadCommand({ ...named(upload), MultipartUpload: { Parts } }));
    },
    async abortParts(upload) {
      await client.send(new AbortMultipartUploadCommand(named(upload))).catch(nothingThere);
    },
    async sizeOf(key) {
      const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })).catch(nothingThere);
      return head?.ContentLength ?? null;
    },
    async read(key, range) {
      const { Body } = await client.send(
        new GetObjectCommand({
          Bucket: bucket,
          Key: key,
          ...(range && { Range: `bytes=${range.first}-${range.last}` }),
        }),
      );
      if (!(Body instanceof Readable)) throw new Error(`read: the S3 service gave no bytes of ${key}`);
      return Body;
    },
  };
}

function nothingThere(error: unknown): null {
  const name: unknown = Reflect.get(Object(error), 'name');
  if (name === 'NoSuchUpload' || name === 'NotFound' || name === 'NoSuchKey') return null;
  throw error;
}
