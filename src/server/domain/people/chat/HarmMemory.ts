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

/** A refused line. */
export interface Try {
  readonly at: number;
  readonly text: string;
  readonly isAsk: boolean;
}

/** The lines that one user said and tried to say. */
export interface HarmRecord {
  /** By hearer: a user's id, or `null` for all on the map. */
  readonly lines: Readonly<Record<string, readonly { readonly at: number; readonly text: string }[]>>;
  readonly tries: readonly Try[];
}

/** The lines that one user said and tried to say in the last minutes. Times in ms. */
export class HarmMemory {
  #record: HarmRecord;

  constructor(record: HarmRecord = { lines: {}, tries: [] }) {
    this.#record = record;
  }

  get record(): HarmRecord {
    return this.#record;
  }

  linesTo(hearer: number | null, now: number): readonly string[] {
    return this.#linesTo(hearer, now).map(({ text }) => text);
  }

  said(hearer: number | null, line: { readonly at: number; readonly text: string }): void {
    const others = Object.entries(this.#record.lines).filter(([, lines]) =>
      lines.some(({ at }) => at > line.at - LINES_MS),
    );
    const lines = [...this.#linesTo(hearer, line.at), line].slice(-MOST_LINES);
    this.#record = { ...this.#record, lines: { ...Object.fromEntries(others), [String(hearer)]: lines } };
  }

  /** Counts a refused line; the tries that make a pattern with it, or none. A pattern is reported once. */
  refused(attempt: Try): readonly Try[] {
    const tries = [...this.#tries(attempt.at), attempt];
    this.#record = { ...this.#record, tries };
    const asks = tries.filter(({ isAsk }) => isAsk).length;
    const isPattern = (attempt.isAsk && asks % ASKS_TOLD === 0) || tries.length % TRIES_TOLD === 0;
    return isPattern ? tries : [];
  }

  /** The ms to wait after the last refused line; 0 when the user may talk. */
  waitFor(now: number): number {
    const tries = this.#tries(now);
    const last = tries.at(-1);
    if (last === undefined || tries.length <= FREE_TRIES) return 0;
    const wait = FIRST_WAIT_MS * 2 ** (tries.length - FREE_TRIES - 1);
    return Math.max(0, last.at + Math.min(wait, LONGEST_WAIT_MS) - now);
  }

  #linesTo(hearer: number | null, now: number) {
    return (this.#record.lines[String(hearer)] ?? []).filter(({ at }) => at > now - LINES_MS);
  }

  #tries(now: number): readonly Try[] {
    return this.#record.tries.filter(({ at }) => at > now - TRIES_MS);
  }
}
