import type { Commands } from './commands.ts';
import type { Moment } from './moments.ts';

type MomentOf<T extends Moment['type']> = Extract<Moment, { type: T }>;
type Dispose = () => void;

/**
 * The one crossing between the game and React.
 * Moments go up (past tense, any number of listeners); commands go down (present tense, one receiver).
 */
export class Bridge {
  readonly #listeners = new Map<Moment['type'], Set<(moment: never) => void>>();
  #receiver: Commands | undefined;
  readonly #waiting: ((receiver: Commands) => void)[] = [];

  /** Listens to one kind of moment until the returned disposal is called. */
  on<T extends Moment['type']>(type: T, listener: (moment: MomentOf<T>) => void): Dispose {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Tells React that something happened in the world. */
  tell<T extends Moment['type']>(moment: MomentOf<T>): void {
    const listeners = this.#listeners.get(moment.type) as Set<(moment: MomentOf<T>) => void> | undefined;
    for (const listener of [...(listeners ?? [])]) listener(moment);
  }

  /** The game offers itself as the receiver of commands until the returned disposal is called. */
  receive(receiver: Commands): Dispose {
    this.#receiver = receiver;
    for (const command of this.#waiting.splice(0)) command(receiver);
    return () => {
      if (this.#receiver === receiver) this.#receiver = undefined;
    };
  }

  /** Asks the game to act; a command given before the game is there waits for it. */
  ask(command: (world: Commands) => void): void {
    if (this.#receiver) command(this.#receiver);
    else this.#waiting.push(command);
  }
}
