import type { Draft } from '#shared/contract/learning.ts';
import type { DraftBackups } from './draftBackup.ts';

export type DraftState = 'saved' | 'unsaved' | 'saving' | 'local' | 'conflict';

export interface DraftKeeperOptions {
  readonly problemId: number;
  /** What the server last told. */
  readonly draft: Draft;
  readonly backups: DraftBackups;
  readonly save: (request: { source: string; baseVersion: number }) => Promise<Draft>;
  readonly isConflict: (error: unknown) => boolean;
  readonly onState: (state: DraftState) => void;
  readonly delayMs?: number;
  readonly retryMs?: number;
}

const DELAY_MS = 1200;
const RETRY_MS = 5000;

/**
 * Keeps what is typed: on this computer at once, on the server soon after.
 * One save is under way at a time; a refused one stops saving until the child has chosen which code goes on.
 */
export class DraftKeeper {
  readonly #options: DraftKeeperOptions;
  #version: number;
  #savedSource: string;
  #source: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving = false;
  #conflict = false;
  #stopped = false;

  constructor(options: DraftKeeperOptions) {
    this.#options = options;
    this.#version = options.draft.version;
    this.#savedSource = options.draft.source;
    const backup = options.backups.read(options.problemId);
    this.#source = backup?.source ?? options.draft.source;
    // A backup written on an older version meets the newer draft of another tab or computer.
    if (backup && backup.source !== options.draft.source && backup.baseVersion !== options.draft.version) {
      this.#conflict = true;
    }
  }

  /** What the editor starts with. */
  get source(): string {
    return this.#source;
  }

  /** Tells the first state, and saves a backup that the server has not seen. */
  start(): void {
    this.#stopped = false;
    if (this.#conflict) this.#options.onState('conflict');
    else if (this.#source !== this.#savedSource) this.#schedule(0);
    else this.#options.onState('saved');
  }

  change(source: string): void {
    this.#source = source;
    this.#backUp();
    if (this.#conflict) return;
    this.#options.onState('unsaved');
    this.#schedule(this.#options.delayMs ?? DELAY_MS);
  }

  /** Saves now what is not saved yet, as when the page is left. */
  flush(): void {
    if (!this.#conflict && this.#source !== this.#savedSource) void this.#save();
  }

  /** After a conflict: goes on with the code on the screen, on top of the newer draft. */
  keepMine(theirs: Draft): void {
    this.#adopt(theirs);
    this.#backUp();
    this.#schedule(0);
  }

  /** After a conflict: goes on with the newer draft; answers the code for the editor. */
  takeTheirs(theirs: Draft): string {
    this.#adopt(theirs);
    this.#source = theirs.source;
    this.#options.backups.clear(this.#options.problemId);
    this.#options.onState('saved');
    return theirs.source;
  }

  stop(): void {
    this.flush();
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #adopt(theirs: Draft): void {
    this.#conflict = false;
    this.#version = theirs.version;
    this.#savedSource = theirs.source;
  }

  #backUp(): void {
    this.#options.backups.write(this.#options.problemId, {
      source: this.#source,
      baseVersion: this.#version,
    });
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#save(), delayMs);
  }

  async #save(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#saving) return;
    this.#saving = true;
    const source = this.#source;
    this.#options.onState('saving');
    try {
      const saved = await this.#options.save({ source, baseVersion: this.#version });
      this.#version = saved.version;
      this.#savedSource = source;
      this.#saving = false;
      this.#afterSave();
    } catch (error) {
      this.#saving = false;
      this.#conflict = this.#options.isConflict(error);
      this.#options.onState(this.#conflict ? 'conflict' : 'local');
      if (!this.#conflict) this.#schedule(this.#options.retryMs ?? RETRY_MS);
    }
  }

  #afterSave(): void {
    if (this.#source === this.#savedSource) {
      this.#options.backups.clear(this.#options.problemId);
      this.#options.onState('saved');
      return;
    }
    this.#backUp();
    this.#options.onState('unsaved');
    this.#schedule(this.#options.delayMs ?? DELAY_MS);
  }
}
