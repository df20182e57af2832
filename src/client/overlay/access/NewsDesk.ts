/** What a piece of news is: something that stays true, words of somebody, or something that is soon over. */
export type NewsKind = 'fact' | 'words' | 'near';

interface News {
  readonly kind: NewsKind;
  readonly text: string;
  readonly at: number;
}

/** A voice needs its time; so long nothing new is said. */
const GAP_MS = 2500;
/** What stood near so long ago is no news. */
const STALE_MS = 6000;
/** Lines of a talk that are read out at once. */
const MOST_WORDS = 2;

/**
 * Pure: what is read out to who listens instead of looking, and when. Never more than one utterance in a while;
 * whatever came meanwhile is said together, the talk shortened, and what is over left out.
 */
export class NewsDesk {
  readonly #moreWords: (count: number) => string;
  #waiting: readonly News[] = [];
  #saidAt = -GAP_MS;

  constructor(moreWords: (count: number) => string) {
    this.#moreWords = moreWords;
  }

  /** How long (ms) from `now` until something may be said; null when nothing waits. */
  wait(now: number): number | null {
    return this.#waiting.length === 0 ? null : Math.max(0, this.#saidAt + GAP_MS - now);
  }

  add(kind: NewsKind, text: string, now: number): void {
    // Of what is near only the newest counts.
    const kept = kind === 'near' ? this.#waiting.filter((news) => news.kind !== 'near') : this.#waiting;
    this.#waiting = [...kept, { kind, text, at: now }];
  }

  /** What to say now; null when there is nothing, or when it is too soon. */
  take(now: number): string | null {
    if (this.wait(now) !== 0) return null;
    const all = this.#waiting.filter(({ kind, at }) => kind !== 'near' || now - at < STALE_MS);
    this.#waiting = [];
    const texts = (wanted: NewsKind) => all.filter(({ kind }) => kind === wanted).map(({ text }) => text);
    const words = texts('words');
    const left = words.length - MOST_WORDS;
    const heard = left > 0 ? [...words.slice(-MOST_WORDS), this.#moreWords(left)] : words;
    const said = [...new Set([...texts('fact'), ...heard, ...texts('near')])];
    if (said.length === 0) return null;
    this.#saidAt = now;
    return said.join(' ');
  }
}
