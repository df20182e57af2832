export interface SoundFile {
  /** Below assets/. */
  readonly path: string;
  readonly bytes: Buffer;
}

/** What a task made, and a word about it for the report. */
export interface Packed {
  readonly files: readonly SoundFile[];
  readonly note: string;
}
