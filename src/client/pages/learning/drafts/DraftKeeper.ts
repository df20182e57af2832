import { ApiError } from '#client/net/rest/ApiError.ts';
import type { Draft } from '#shared/contract/learning/drafts.ts';
import type { DraftBackups } from './draftBackup.ts';

/** `local` and `refused` are kept on the device; `unkept` is kept nowhere but on the page. */
export type DraftState = 'saved' | 'unsaved' | 'saving' | 'local' | 'refused' | 'unkept' | 'conflict';

/** The part of a draft that is kept; a stage is kept as its JSON. */
type KeptDraft = Pick<Draft, 'source' | 'version'>;

export interface DraftKeeperOptions {
  readonly problemId: number;
  /** The server's latest draft. */
  readonly draft: KeptDraft;
  readonly backups: DraftBackups;
  readonly save: (request: { source: string; baseVersion: number }) => Promise<KeptDraft>;
  readonly isConflict: (error: unknown) => boolean;
  /** The server will never take this code, as when it is too long. */
  readonly isRefusal: (error: unknown) => boolean;
  readonly onState: (state: DraftState) => void;
  readonly delayMs?: number;
  readonly retryMs?: number;
}

/** Answers after which the same may be sent again: signed out, too slow, overtaken, too often. */
const PASSING: readonly number[] = [401, 408, 409, 423, 425, 429];

/** Whether the server would answer the same again: what was sent is wrong, gone, or nothing this user may change. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !PASSING.includes(error.status);

const DELAY_MS = 1200;
const RETRY_MS = 5000;

/**
 * Saves the typed code: in local storage at once, on the server after a pause. One request at a time; a conflict stops
 * saving until the user has chosen a version.
 */
export class DraftKeeper {
  readonly #options: DraftKeeperOptions;
  #version: number;
  #savedSource: string;
  #source: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving = false;
  #conflict = false;
  /** The device has the text: its storage may be full or shut. */
  #isBackedUp = true;
  #stopped = false;

  constructor(options: DraftKeeperOptions) {
    this.#options = options;
    this.#version = options.draft.version;
    this.#savedSource = options.draft.source;
    const backup = options.backups.read(options.problemId);
    this.#source = backup?.source ?? options.draft.source;
    // A backup of an older version conflicts with a newer draft from elsewhere.
    if (backup && backup.source !== options.draft.source && backup.baseVersion !== options.draft.version) {
      this.#conflict = true;
    }
  }

  get source(): string {
    return this.#source;
  }

  /** Reports the first state, and saves a backup that the server does not have. */
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

  /** Saves unsaved code now, as when the page is left. */
  flush(): void {
    if (!this.#conflict && this.#source !== this.#savedSource) void this.#save();
  }

  /** After a conflict: continues with the code on the screen, based on the newer draft. */
  keepMine(theirs: KeptDraft): void {
    this.#adopt(theirs);
    this.#backUp();
    this.#schedule(0);
  }

  /**
   * After a conflict: continues with the newer draft and returns its code for the editor. The code on the screen becomes
   * a version below it. Rejects when it could not be kept; the choice is still open then.
   */
  async takeTheirs(theirs: KeptDraft): Promise<string> {
    this.#adopt(this.#source === theirs.source ? theirs : await this.#keepBelow(theirs));
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

  async #keepBelow({ source, version }: KeptDraft): Promise<KeptDraft> {
    const { save } = this.#options;
    const mine = await save({ source: this.#source, baseVersion: version });
    return save({ source, baseVersion: mine.version });
  }

  #adopt(theirs: KeptDraft): void {
    this.#conflict = false;
    this.#version = theirs.version;
    this.#savedSource = theirs.source;
  }

  #backUp(): void {
    this.#isBackedUp = this.#options.backups.write(this.#options.problemId, {
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
      if (this.#conflict) return this.#options.onState('conflict');
      // The copy on this device stays; only other code is worth another try.
      const isRefused = this.#options.isRefusal(error) && this.#source === source;
      this.#options.onState(this.#isBackedUp ? (isRefused ? 'refused' : 'local') : 'unkept');
      if (!isRefused) this.#schedule(this.#options.retryMs ?? RETRY_MS);
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
