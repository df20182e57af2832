/** Pure: what a child did from minute to minute, in the time that a child takes for it. */

export const DEEDS = ['form', 'walk', 'talk', 'read', 'code', 'find'] as const;
export type Deed = (typeof DEEDS)[number];

interface Entry {
  /** Seconds since the first page. */
  readonly from: number;
  readonly to: number;
  readonly deed: Deed;
  readonly what: string;
}

/** Syllables that a child of nine reads in a second, and letters of code that it types. */
const READS_PER_SECOND = 4;
const TYPES_PER_SECOND = 1;
/** A block is looked for, taken and put down. */
const SECONDS_OF_BLOCK = 7;

export const secondsToRead = (words: string): number => words.replace(/\s/gu, '').length / READS_PER_SECOND;
export const secondsToType = (code: string): number => code.length / TYPES_PER_SECOND;
export const secondsToBuild = (blockCount: number): number => blockCount * SECONDS_OF_BLOCK;

/** The minute from which on code comes at least every five minutes. */
const CODE_FROM_MINUTE = 10;
const LONGEST_WITHOUT_CODE = 5 * 60;

export class Diary {
  readonly #entries: Entry[] = [];
  /** Seconds in which the product named nothing to do. */
  readonly #idle: { readonly from: number; readonly to: number }[] = [];

  get seconds(): number {
    return Math.max(this.#entries.at(-1)?.to ?? 0, this.#idle.at(-1)?.to ?? 0);
  }

  write(deed: Deed, seconds: number, what: string): void {
    const from = this.seconds;
    this.#entries.push({ from, to: from + seconds, deed, what });
  }

  /** The child looks around and nothing says where to go. */
  writeIdle(seconds: number): void {
    const from = this.seconds;
    this.#idle.push({ from, to: from + seconds });
  }

  /** One line for each minute: all that was done in it. */
  lines(): readonly string[] {
    const minutes = Math.ceil(this.seconds / 60);
    return Array.from({ length: minutes }, (_, minute) => {
      const own = this.#entries.filter(({ from, to }) => from < (minute + 1) * 60 && to > minute * 60);
      const words = own.map(({ deed, what }) => `${deed}: ${what}`);
      return `${String(minute + 1).padStart(3)}  ${words.length === 0 ? '(nothing to do)' : words.join(' · ')}`;
    });
  }

  /** Minutes without anything to do, and long times without code. */
  faults(): readonly string[] {
    const minutes = Math.ceil(this.seconds / 60);
    const empty = Array.from({ length: minutes }, (_, minute) => minute).filter(
      (minute) => !this.#entries.some(({ from, to }) => from < (minute + 1) * 60 && to > minute * 60),
    );
    const coded = this.#entries.filter(({ deed }) => deed === 'code');
    const marks = [
      { from: CODE_FROM_MINUTE * 60, to: CODE_FROM_MINUTE * 60 },
      ...coded.filter(({ to }) => to > CODE_FROM_MINUTE * 60),
      { from: this.seconds, to: this.seconds },
    ];
    const gaps = marks.slice(1).flatMap(({ from }, index) => {
      const since = marks[index]?.to ?? 0;
      return from - since > LONGEST_WITHOUT_CODE ? [`no code from ${clock(since)} to ${clock(from)}`] : [];
    });
    return [...empty.map((minute) => `minute ${minute + 1}: nothing to do`), ...gaps];
  }
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
