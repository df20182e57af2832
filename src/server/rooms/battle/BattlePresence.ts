import type { BattleNotice, BattleRelay } from './battleNotices.ts';
import { RemotePresence } from './RemotePresence.ts';

/** How often other processes are told who is connected here. */
const TELL_MS = 15_000;
/** Many who come or go at once are told together. */
const TOGETHER_MS = 100;

interface BattlePresenceInput {
  /** Milliseconds. */
  readonly now: () => number;
  /** None where no other process is. */
  readonly relay: BattleRelay | undefined;
  /** Of the lists that go to other processes. */
  readonly topic: string;
  /** Who is connected to this process, perhaps several times. */
  readonly connected: () => readonly number[];
  /** Somebody came or went, in whatever process. */
  readonly onChange: (userIdList: readonly number[]) => void;
}

/** Who is connected to a battle, in all processes. */
export class BattlePresence {
  readonly #input: BattlePresenceInput;
  readonly #remote = new RemotePresence();
  readonly #again: NodeJS.Timeout;
  #soon: NodeJS.Timeout | undefined;
  #isEnded = false;
  /** As `userIds` was told last. */
  #told = '';

  /** Asks the other processes for their lists. */
  constructor(input: BattlePresenceInput) {
    this.#input = input;
    this.#publishPresence(true);
    this.#again = setInterval(() => this.#refresh(), TELL_MS);
  }

  /** Ascending. */
  userIds(): number[] {
    const remote = this.#remote.userIds(this.#input.now());
    return [...new Set([...this.#here(), ...remote])].toSorted((a, b) => a - b);
  }

  /** To be called when somebody has come or gone here. */
  changed(): void {
    if (this.#isEnded) return;
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      this.#publishPresence(false);
      this.#notify();
    }, TOGETHER_MS);
  }

  hear(notice: Extract<BattleNotice, { kind: 'elsewhere' }>): void {
    this.#remote.hear(notice, this.#input.now());
    if (notice.asks) this.#publishPresence(false);
    this.#notify();
  }

  end(): void {
    this.#isEnded = true;
    clearInterval(this.#again);
    clearTimeout(this.#soon);
    if (this.#here().length === 0) this.#publishPresence(false);
  }

  #here(): number[] {
    return [...new Set(this.#input.connected())];
  }

  #notify(): void {
    const userIdList = this.userIds();
    this.#told = userIdList.join();
    this.#input.onChange(userIdList);
  }

  #publishPresence(asks: boolean): void {
    const { relay, topic } = this.#input;
    relay?.tell(topic, {
      kind: 'elsewhere',
      from: relay.id,
      asks,
      userIdList: this.#here(),
    } satisfies BattleNotice);
  }

  /** Who is with a process that was killed is forgotten after a while. */
  #refresh(): void {
    if (this.#here().length > 0) this.#publishPresence(false);
    if (this.userIds().join() !== this.#told) this.#notify();
  }
}
