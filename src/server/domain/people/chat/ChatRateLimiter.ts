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
/** A user who has said nothing for this time is forgotten. */
const FORGET_MS = 60_000;

interface Talker {
  lines: readonly { readonly at: number; readonly key: string }[];
  emotes: readonly number[];
}

/** The rate and repetition of each user's talk, over maps and whispers alike. Times in ms. */
export class ChatRateLimiter {
  readonly #talkers = new Map<number, Talker>();
  #sweptAt = 0;

  /** The ms that a user has to wait before the next line; 0 when it may be said now. */
  waitFor(userId: number, now: number): number {
    const said = this.#recent(userId, now, WINDOW_MS);
    const first = said.length < LINES ? undefined : said[said.length - LINES];
    return first === undefined ? 0 : first.at + WINDOW_MS - now;
  }

  /** Whether the same words were said a moment ago; `key` is the folded text. */
  isRepeated(userId: number, key: string, now: number): boolean {
    return this.#recent(userId, now, REPEAT_MS).some((line) => line.key === key);
  }

  said(userId: number, key: string, now: number): void {
    this.#sweep(now);
    const talker = this.#talker(userId);
    talker.lines = [...this.#recent(userId, now, REPEAT_MS), { at: now, key }];
  }

  /** Counts an emote; false when it is over the limit. */
  takeEmote(userId: number, now: number): boolean {
    this.#sweep(now);
    const talker = this.#talker(userId);
    const emotes = talker.emotes.filter((at) => at > now - EMOTE_WINDOW_MS);
    if (emotes.length >= EMOTES) return false;
    talker.emotes = [...emotes, now];
    return true;
  }

  #talker(userId: number): Talker {
    const talker = this.#talkers.get(userId) ?? { lines: [], emotes: [] };
    this.#talkers.set(userId, talker);
    return talker;
  }

  #recent(userId: number, now: number, withinMs: number) {
    return (this.#talkers.get(userId)?.lines ?? []).filter(({ at }) => at > now - withinMs);
  }

  #sweep(now: number): void {
    if (now - this.#sweptAt < FORGET_MS) return;
    this.#sweptAt = now;
    for (const [userId, { lines, emotes }] of this.#talkers) {
      const last = Math.max(lines.at(-1)?.at ?? 0, emotes.at(-1) ?? 0);
      if (last < now - FORGET_MS) this.#talkers.delete(userId);
    }
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
