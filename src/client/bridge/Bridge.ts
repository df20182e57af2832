import type { Commands } from './commands.ts';
import type { WorldEvent } from './worldEvents.ts';

type EventOf<T extends WorldEvent['type']> = Extract<WorldEvent, { type: T }>;
type Dispose = () => void;

/**
 * The one interface between the game and React. Events go up (past tense, any number of listeners); commands go down
 * (present tense, one receiver).
 */
export class Bridge {
  readonly #listeners = new Map<WorldEvent['type'], Set<(event: never) => void>>();
  #receiver: Commands | undefined;
  readonly #waiting: ((receiver: Commands) => void)[] = [];

  /** Listens to one kind of event until the returned disposal is called. */
  on<T extends WorldEvent['type']>(type: T, listener: (event: EventOf<T>) => void): Dispose {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Reports an event of the world to React. */
  emit<T extends WorldEvent['type']>(event: EventOf<T>): void {
    const listeners = this.#listeners.get(event.type) as Set<(event: EventOf<T>) => void> | undefined;
    for (const listener of [...(listeners ?? [])]) listener(event);
  }

  /** Registers the game as the receiver of commands until the returned disposal is called. */
  receive(receiver: Commands): Dispose {
    this.#receiver = receiver;
    for (const command of this.#waiting.splice(0)) command(receiver);
    return () => {
      if (this.#receiver === receiver) this.#receiver = undefined;
    };
  }

  /** Sends a command to the game; one given before the game has loaded is queued. */
  ask(command: (world: Commands) => void): void {
    if (this.#receiver) command(this.#receiver);
    else this.#waiting.push(command);
  }
}
