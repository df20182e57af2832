import { savePositions, type SavedPosition } from '#server/domain/world/characters/savePositions.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { PlayerSession } from './PlayerSession.ts';

/** Writes one room's positions to the database, one statement after the other, so that a later one always wins. */
export class PositionWriter {
  readonly #deps: Pick<Deps, 'db' | 'log'>;
  #last: Promise<unknown> = Promise.resolve();
  #running = 0;

  constructor(deps: Pick<Deps, 'db' | 'log'>) {
    this.#deps = deps;
  }

  /** A write is running or queued. */
  get busy(): boolean {
    return this.#running > 0;
  }

  /** Saves the positions that have changed. Never rejects: positions that could not be saved stay unsaved. */
  async saveMoved(sessions: readonly PlayerSession[]): Promise<void> {
    const moved: PlayerSession[] = [];
    const positions: SavedPosition[] = [];
    for (const session of sessions) {
      const position = session.takeUnsaved();
      if (position === null) continue;
      moved.push(session);
      positions.push(position);
    }
    if (positions.length === 0) return this.written();
    try {
      await this.write(positions);
    } catch (error) {
      for (const session of moved) session.saveFailed();
      const userIds = moved.map(({ userId }) => userId);
      this.#deps.log.error({ err: error, userIds }, 'positions could not be saved');
    }
  }

  /** Waits for the writes that were queued before. Never rejects. */
  async written(): Promise<void> {
    await this.#last;
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
