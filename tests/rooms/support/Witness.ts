import { interpolateSnapshots, type Snapshot } from '#client/net/rooms/interpolateSnapshots.ts';
import type { DrawnFrame, Page } from './Page.ts';

const LOOK_MS = 100;

/**
 * Keeps everything the server says about the players of a room, by way of a page on a perfect line: where the server
 * had somebody at a moment of its own time can be asked afterwards.
 */
export class Witness {
  readonly #page: Page;
  readonly #said = new Map<number, Snapshot[]>();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(page: Page) {
    this.#page = page;
    this.#timer = setInterval(() => this.#look(), LOOK_MS);
  }

  /** The world tick that it is in the room now. */
  get worldTick(): number {
    return this.#page.connection.mirror.worldTick(performance.now());
  }

  /** Distances in px between what these frames drew of somebody and where the server had it at the drawn moment. */
  errorsOf(frames: readonly DrawnFrame[], userId: number): number[] {
    this.#look();
    const said = this.#said.get(userId) ?? [];
    const [first, last] = [said[0]?.t ?? Infinity, said.at(-1)?.t ?? -Infinity];
    return frames.flatMap(({ others }) => {
      const drawn = others.get(userId);
      if (drawn === undefined || drawn.t < first || drawn.t > last) return [];
      const truth = interpolateSnapshots(said, drawn.t, Infinity);
      return truth === null ? [] : [Math.hypot(drawn.x - truth.x, drawn.y - truth.y)];
    });
  }

  close(): void {
    clearInterval(this.#timer);
    this.#page.leave();
  }

  #look(): void {
    for (const [userId, { snapshots }] of this.#page.connection.mirror.players()) {
      const said = this.#said.get(userId) ?? [];
      this.#said.set(userId, said);
      const newest = said.at(-1)?.t ?? -Infinity;
      said.push(...snapshots.filter(({ t }) => t > newest));
    }
  }
}
