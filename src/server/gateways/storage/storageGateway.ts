import type { Readable } from 'node:stream';

export type StoredContent = Buffer | { readonly path: string };

/** The content of the address of a file on the server's own disk. */
export interface FileLink {
  readonly key: string;
  /** In milliseconds since 1970. */
  readonly expires: number;
  readonly signature: string;
}

/** A part of a file that is on its way. */
export interface PartAddress {
  readonly key: string;
  readonly uploadId: string;
  readonly partNumber: number;
}
export interface PartLink extends PartAddress {
  readonly expires: number;
  readonly signature: string;
}
export interface StoredPart {
  readonly partNumber: number;
  /** MD5 of the bytes, in hexadecimal digits without quotes. */
  readonly eTag: string;
  readonly size: number;
}
type Upload = Omit<PartAddress, 'partNumber'>;

/** Big files that come in parts, which browsers send to the storage themselves. */
export interface PartStorage {
  /** Answers the id of the upload. */
  beginParts(key: string, type: string): Promise<string>;
  /** An address to PUT a part to, valid for at least `seconds`. */
  linkPart(part: PartAddress, seconds: number): Promise<string>;
  /**
   * Stores a part that came to a link of ours; its ETag, or null for a link that is forged, expired, or of no upload.
   */
  receivePart(link: PartLink, body: Readable): Promise<string | null>;
  /** The stored parts; null for a missing upload. */
  listParts(upload: Upload): Promise<StoredPart[] | null>;
  /** Joins the parts to the file. */
  completeParts(upload: Upload, parts: readonly StoredPart[]): Promise<void>;
  /** Removes an upload and its parts, if they exist. */
  abortParts(upload: Upload): Promise<void>;
  /** Null for a missing file. */
  sizeOf(key: string): Promise<number | null>;
  /** The bytes of a file from the first, or those of a range whose ends both count. */
  read(key: string, range?: { readonly first: number; readonly last: number }): Promise<Readable>;
}

/** Port for files: the server's own disk, and any S3 service. Keys are ours: 32 hexadecimal digits and an ending. */
export interface StorageGateway extends PartStorage {
  /** Stores a file atomically; one with a `downloadName` is saved under it and never opened in place. */
  put(key: string, content: StoredContent, type: string, downloadName?: string): Promise<void>;
  /** Removing a missing file succeeds. */
  remove(key: string): Promise<void>;
  /** An address that shows the file for at least `seconds`, at most twice as long; the same for a while, for caches. */
  link(key: string, seconds: number): Promise<string>;
  /** The file of a link of ours; null when it is forged or expired, or when links lead to another server. */
  open(link: FileLink): string | null;
}

/** The period of `seconds` in which links are the same, in milliseconds: from its begin to the end of the next one. */
export function linkPeriod(now: Date, seconds: number): { readonly begin: number; readonly end: number } {
  const length = seconds * 1000;
  const begin = Math.floor(now.getTime() / length) * length;
  return { begin, end: begin + 2 * length };
}
