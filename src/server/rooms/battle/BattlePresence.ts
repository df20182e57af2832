import type { BattleNotice, BattleRelay } from './battleNotices.ts';

/** A list of this age is outdated: its process may have been killed. */
const FORGOTTEN_MS = 40_000;

interface Heard {
  readonly userIdList: readonly number[];
  readonly at: number;
}

/** The users connected to the same battle at other processes. */
export class RemotePresence {
  readonly #heard = new Map<string, Heard>();

  hear(
    { from, userIdList }: { readonly from: string; readonly userIdList: readonly number[] },
    at: number,
  ): void {
    if (userIdList.length === 0) this.#heard.delete(from);
    else this.#heard.set(from, { userIdList, at });
  }

  userIds(now: number): number[] {
    for (const [from, { at }] of this.#heard) if (now - at > FORGOTTEN_MS) this.#heard.delete(from);
    return [...this.#heard.values()].flatMap(({ userIdList }) => userIdList);
  }
}

/** The interval of notices to other processes about the users connected here. */
const TELL_MS = 15_000;
/** Several users who come or go within this time are announced together. */
const TOGETHER_MS = 100;

interface BattlePresenceInput {
  /** Milliseconds. */
  readonly now: () => number;
  /** Undefined if there is no other process. */
  readonly relay: BattleRelay | undefined;
  /** The topic of the lists for other processes. */
  readonly topic: string;
  /** The users connected to this process; a user may appear several times. */
  readonly connected: () => readonly number[];
  /** Called when a user came or went in any process. */
  readonly onChange: (userIdList: readonly number[]) => void;
}

/** The users connected to a battle, in all processes. */
export class BattlePresence {
  readonly #input: BattlePresenceInput;
  readonly #remote = new RemotePresence();
  readonly #again: NodeJS.Timeout;
  #soon: NodeJS.Timeout | undefined;
  #isEnded = false;
  /** The list of the last notice, joined. */
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

  /** Call it when a user has come or gone here. */
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

  /** Forgets users of a killed process after a while. */
  #refresh(): void {
    if (this.#here().length > 0) this.#publishPresence(false);
    if (this.userIds().join() !== this.#told) this.#notify();
  }
}
