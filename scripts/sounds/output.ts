export interface SoundFile {
  /** Below assets/. */
  readonly path: string;
  readonly bytes: Buffer;
}

/** The result of a task, and a note for the report. */
export interface Packed {
  readonly files: readonly SoundFile[];
  readonly note: string;
}
