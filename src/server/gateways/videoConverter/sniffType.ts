import { fileTypeFromBuffer } from 'file-type';
import type { StorageGateway } from '#server/gateways/storage/storageGateway.ts';

/** The number of bytes that identify the type of a file. */
const HEAD_BYTES = 4100;

/** The media type of bytes in memory. */
export const sniffBytes = async (bytes: Uint8Array): Promise<string | undefined> =>
  (await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES)))?.mime;

/** The media type by the first bytes of a stored file; its name proves nothing. */
export async function sniffType(
  { read }: Pick<StorageGateway, 'read'>,
  key: string,
): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of await read(key, { first: 0, last: HEAD_BYTES - 1 })) chunks.push(chunk as Buffer);
  return (await fileTypeFromBuffer(Buffer.concat(chunks)))?.mime;
}
