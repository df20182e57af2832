import {
  CODE_OBJECT_LIMITS,
  type CodeObjectAct,
  type CodeObjectPicture,
  type PartValue,
} from './codeObjectTypes.ts';

/** One run of a program: the object after its commands, and everything they did. It has its own clock only. */
export class CodeObjectRun {
  /** Line of the running command, numbered from 1. */
  line = 1;
  readonly seed: number;
  readonly acts: CodeObjectAct[] = [];
  readonly #picture: Record<string, PartValue>;
  #now = 0;
  #isEnded = false;

  constructor(before: CodeObjectPicture, seed: number) {
    this.#picture = { ...before };
    this.seed = seed;
  }

  /** Ms of the object's clock. */
  get now(): number {
    return this.#now;
  }

  get isOver(): boolean {
    return (
      this.#isEnded ||
      this.#now >= CODE_OBJECT_LIMITS.durationMs ||
      this.acts.length >= CODE_OBJECT_LIMITS.acts
    );
  }

  /** The value of a part when all running changes are done. */
  part(name: string): PartValue {
    return this.#picture[name] ?? null;
  }

  /** A part that is always a number. */
  number(name: string): number {
    const value = this.part(name);
    if (typeof value !== 'number') throw new Error(`The part ${name} is ${value}; it should be a number.`);
    return value;
  }

  /** Begins a change now; the clock stands still. */
  change(part: string, value: PartValue, ms = 0): void {
    this.acts.push({ at: this.#now, ms, part, value, line: this.line });
    this.#picture[part] = value;
  }

  /** Ends the run with the present command. */
  end(): void {
    this.#isEnded = true;
  }

  pass(ms: number): void {
    this.#now = Math.min(CODE_OBJECT_LIMITS.durationMs, this.#now + Math.max(0, Math.round(ms)));
  }
}
