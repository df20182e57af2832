import { fileTypeFromBuffer } from 'file-type';
import type { StorageGateway } from '#server/gateways/storage/storageGateway.ts';

/** Bytes that are enough to know the type of a file. */
const HEAD_BYTES = 4100;

/** What bytes in memory are. */
export const sniffBytes = async (bytes: Uint8Array): Promise<string | undefined> =>
  (await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES)))?.mime;

/** What the first bytes of a stored file say that it is; its name says nothing. */
export async function sniffType(
  { read }: Pick<StorageGateway, 'read'>,
  key: string,
): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of await read(key, { first: 0, last: HEAD_BYTES - 1 })) chunks.push(chunk as Buffer);
  return (await fileTypeFromBuffer(Buffer.concat(chunks)))?.mime;
}
