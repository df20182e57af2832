export type StoredContent = Buffer | { readonly path: string };

/** What stands in the address of a file on the server's own disk. */
export interface FileLink {
  readonly key: string;
  /** In milliseconds since 1970. */
  readonly expires: number;
  readonly signature: string;
}

/** Port for files: the server's own disk, and any S3 service. Keys are ours: 32 hexadecimal digits and an ending. */
export interface StorageGateway {
  /** Stores a file atomically; one with a `downloadName` is saved under it and never opened in place. */
  put(key: string, content: StoredContent, type: string, downloadName?: string): Promise<void>;
  /** Removing what is not there succeeds. */
  remove(key: string): Promise<void>;
  /** An address that shows the file for at least `seconds`, at most twice as long; the same for a while, for caches. */
  link(key: string, seconds: number): Promise<string>;
  /** The file that a link of ours names; null when it is forged or over, or when links lead to another server. */
  open(link: FileLink): string | null;
}

/** The period of `seconds` in which links are the same, in milliseconds: from its begin to the end of the next one. */
export function linkPeriod(now: Date, seconds: number): { readonly begin: number; readonly end: number } {
  const length = seconds * 1000;
  const begin = Math.floor(now.getTime() / length) * length;
  return { begin, end: begin + 2 * length };
}
