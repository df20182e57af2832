/** Lines of one user to the same hearers within this time are read together. */
const LINES_MS = 3 * 60_000;
const MOST_LINES = 12;
/** Refused lines count for this time. */
const TRIES_MS = 10 * 60_000;
/** The first tries cost nothing; after them the wait doubles. */
const FREE_TRIES = 2;
const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** The number of asks of a child, or of refused lines of any kind, that is reported to staff. */
const ASKS_TOLD = 3;
const TRIES_TOLD = 6;

interface Try {
  readonly at: number;
  readonly text: string;
  readonly isAsk: boolean;
}

interface Speaker {
  /** The hearer: a user's id, or `null` for all on the map. */
  readonly lines: Map<number | null, readonly { readonly at: number; readonly text: string }[]>;
  tries: readonly Try[];
}

/** The lines that each user said and tried to say in the last minutes. Times in ms. */
export class HarmMemory {
  readonly #speakers = new Map<number, Speaker>();
  #sweptAt = 0;

  linesTo(userId: number, hearer: number | null, now: number): readonly string[] {
    const lines = this.#speakers.get(userId)?.lines.get(hearer) ?? [];
    return lines.filter(({ at }) => at > now - LINES_MS).map(({ text }) => text);
  }

  said(userId: number, hearer: number | null, line: { readonly at: number; readonly text: string }): void {
    this.#sweep(line.at);
    const { lines } = this.#speaker(userId);
    const kept = (lines.get(hearer) ?? []).filter(({ at }) => at > line.at - LINES_MS);
    lines.set(hearer, [...kept, line].slice(-MOST_LINES));
  }

  /** Counts a refused line; the tries that make a pattern with it, or none. A pattern is reported once. */
  refused(userId: number, attempt: Try): readonly Try[] {
    this.#sweep(attempt.at);
    const speaker = this.#speaker(userId);
    speaker.tries = [...speaker.tries.filter(({ at }) => at > attempt.at - TRIES_MS), attempt];
    const asks = speaker.tries.filter(({ isAsk }) => isAsk).length;
    const isPattern = (attempt.isAsk && asks % ASKS_TOLD === 0) || speaker.tries.length % TRIES_TOLD === 0;
    return isPattern ? speaker.tries : [];
  }

  /** The ms that a user has to wait after its last refused line; 0 when it may talk. */
  waitFor(userId: number, now: number): number {
    const tries = (this.#speakers.get(userId)?.tries ?? []).filter(({ at }) => at > now - TRIES_MS);
    const last = tries.at(-1);
    if (last === undefined || tries.length <= FREE_TRIES) return 0;
    const wait = FIRST_WAIT_MS * 2 ** (tries.length - FREE_TRIES - 1);
    return Math.max(0, last.at + Math.min(wait, LONGEST_WAIT_MS) - now);
  }

  #speaker(userId: number): Speaker {
    const speaker = this.#speakers.get(userId) ?? { lines: new Map(), tries: [] };
    this.#speakers.set(userId, speaker);
    return speaker;
  }

  #sweep(now: number): void {
    if (now - this.#sweptAt < TRIES_MS) return;
    this.#sweptAt = now;
    for (const [userId, { lines, tries }] of this.#speakers) {
      const said = [...lines.values()].flat();
      if (![...said, ...tries].some(({ at }) => at > now - TRIES_MS)) this.#speakers.delete(userId);
    }
  }
}
