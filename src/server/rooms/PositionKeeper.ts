import { savePositions, type SavedPosition } from '#server/domain/world/savePositions.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { Seat } from './Seat.ts';

/** Writes one room's positions to the database, one statement after the other, so that a later one always wins. */
export class PositionKeeper {
  readonly #deps: Pick<Deps, 'db' | 'log'>;
  #last: Promise<unknown> = Promise.resolve();
  #running = 0;

  constructor(deps: Pick<Deps, 'db' | 'log'>) {
    this.#deps = deps;
  }

  /** A write is on its way or waits. */
  get busy(): boolean {
    return this.#running > 0;
  }

  /** Saves whoever has moved since the last time. Never rejects: seats that could not be saved stay unsaved. */
  async saveMoved(seats: readonly Seat[]): Promise<void> {
    const moved: Seat[] = [];
    const positions: SavedPosition[] = [];
    for (const seat of seats) {
      const position = seat.takeUnsaved();
      if (position === null) continue;
      moved.push(seat);
      positions.push(position);
    }
    if (positions.length === 0) {
      await this.#last;
      return;
    }
    try {
      await this.write(positions);
    } catch (error) {
      for (const seat of moved) seat.saveFailed();
      const userIds = moved.map(({ userId }) => userId);
      this.#deps.log.error({ err: error, userIds }, 'positions could not be saved');
    }
  }

  /** Rejects when the database refuses. */
  async write(positions: readonly SavedPosition[]): Promise<void> {
    this.#running += 1;
    const turn = this.#last.then(() => savePositions(this.#deps, positions));
    this.#last = turn.catch(() => undefined);
    try {
      await turn;
    } finally {
      this.#running -= 1;
    }
  }
}
