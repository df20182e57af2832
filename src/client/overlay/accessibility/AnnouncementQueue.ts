/** Kinds of announcements: a lasting fact, a line of chat, or something transient. */
export type AnnouncementKind = 'news' | 'chat' | 'near';

interface Announcement {
  readonly kind: AnnouncementKind;
  readonly text: string;
  readonly at: number;
}

/** Pause after an announcement, so that the screen reader can finish it, ms. */
const GAP_MS = 2500;
/** Age at which a transient announcement is dropped, ms. */
const STALE_MS = 6000;
/** Most chat lines in one announcement. */
const MOST_LINES = 2;

/**
 * Pure: decides what a screen reader announces, and when. At most one announcement at a time; entries that arrive
 * meanwhile are joined, chat lines shortened and outdated entries dropped.
 */
export class AnnouncementQueue {
  readonly #moreLines: (count: number) => string;
  #waiting: readonly Announcement[] = [];
  #saidAt = -GAP_MS;

  constructor(moreLines: (count: number) => string) {
    this.#moreLines = moreLines;
  }

  /** Time (ms) from `now` until the next announcement; null when nothing waits. */
  wait(now: number): number | null {
    return this.#waiting.length === 0 ? null : Math.max(0, this.#saidAt + GAP_MS - now);
  }

  add(kind: AnnouncementKind, text: string, now: number): void {
    // The newest entry about players nearby is the only one that counts.
    const kept = kind === 'near' ? this.#waiting.filter((news) => news.kind !== 'near') : this.#waiting;
    this.#waiting = [...kept, { kind, text, at: now }];
  }

  /** The next announcement; null when there is none, or when it is too soon. */
  take(now: number): string | null {
    if (this.wait(now) !== 0) return null;
    const all = this.#waiting.filter(({ kind, at }) => kind !== 'near' || now - at < STALE_MS);
    this.#waiting = [];
    const texts = (wanted: AnnouncementKind) =>
      all.filter(({ kind }) => kind === wanted).map(({ text }) => text);
    const lines = texts('chat');
    const left = lines.length - MOST_LINES;
    const shown = left > 0 ? [...lines.slice(-MOST_LINES), this.#moreLines(left)] : lines;
    const said = [...new Set([...texts('news'), ...shown, ...texts('near')])];
    if (said.length === 0) return null;
    this.#saidAt = now;
    return said.join(' ');
  }
}
