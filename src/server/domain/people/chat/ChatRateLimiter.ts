import { AppError } from '#server/platform/appError.ts';
import { chatTexts } from './texts.ts';

/** So many lines … */
const LINES = 5;
/** The window of the limit, ms. */
const WINDOW_MS = 8000;
/** The same words are said once in this time, ms. */
const REPEAT_MS = 15_000;
/** Emotes are shorter, and more repetitive. */
const EMOTES = 4;
const EMOTE_WINDOW_MS = 4000;

/** The last lines and emotes of one user. */
export interface TalkPace {
  readonly lines: readonly { readonly at: number; readonly key: string }[];
  readonly emotes: readonly number[];
}

/** The rate and repetition of one user's talk, over maps and whispers alike. Times in ms. */
export class ChatRateLimiter {
  #pace: TalkPace;

  constructor(pace: TalkPace = { lines: [], emotes: [] }) {
    this.#pace = pace;
  }

  get pace(): TalkPace {
    return this.#pace;
  }

  /** The ms to wait before the next line; 0 when it may be said now. */
  waitFor(now: number): number {
    const said = this.#recent(now, WINDOW_MS);
    const first = said.length < LINES ? undefined : said[said.length - LINES];
    return first === undefined ? 0 : first.at + WINDOW_MS - now;
  }

  /** Whether the same words were said a moment ago; `key` is the folded text. */
  isRepeated(key: string, now: number): boolean {
    return this.#recent(now, REPEAT_MS).some((line) => line.key === key);
  }

  said(key: string, now: number): void {
    this.#pace = { ...this.#pace, lines: [...this.#recent(now, REPEAT_MS), { at: now, key }] };
  }

  /** Counts an emote; false when it is over the limit. */
  takeEmote(now: number): boolean {
    const emotes = this.#pace.emotes.filter((at) => at > now - EMOTE_WINDOW_MS);
    if (emotes.length >= EMOTES) return false;
    this.#pace = { ...this.#pace, emotes: [...emotes, now] };
    return true;
  }

  #recent(now: number, withinMs: number) {
    return this.#pace.lines.filter(({ at }) => at > now - withinMs);
  }
}

/** CHAT_TOO_FAST with the time of waiting. */
export class TooFastError extends AppError {
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super('CHAT_TOO_FAST', {
      message: chatTexts.tooFast(Math.max(1, Math.ceil(retryAfterMs / 1000))),
      log: `talks too fast, free in ${retryAfterMs} ms`,
    });
    this.retryAfterMs = retryAfterMs;
  }
}
