import { interpolateSnapshots, type Snapshot } from '#client/net/rooms/interpolateSnapshots.ts';
import type { DrawnFrame, Page } from './Page.ts';

const LOOK_MS = 100;
/** An even line draws others where they were; it is wrong by more than this (px) only when the machine had no time. */
const MACHINES_FAULT_PX = 1;
/** So long (ms) a page catches up after the machine stood still. */
const CATCHING_UP_MS = 400;

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

  /**
   * Distances in px between what these frames drew of somebody and where the server had it at the drawn moment. The
   * control is a page on a line that is as long but even: moments in which it is wrong as well are the fault of a
   * machine that stood still, with server, lines and pages all at once, and are left out.
   */
  errorsOf(frames: readonly DrawnFrame[], userId: number, control: Page): number[] {
    this.#look();
    const faults = control.frames
      .filter((frame) => (this.#errorOf(frame, userId) ?? 0) > MACHINES_FAULT_PX)
      .map(({ at }) => at);
    return frames.flatMap((frame) => {
      const isMachines = faults.some((at) => at < frame.at + LOOK_MS && frame.at < at + CATCHING_UP_MS);
      const error = isMachines ? null : this.#errorOf(frame, userId);
      return error === null ? [] : [error];
    });
  }

  close(): void {
    clearInterval(this.#timer);
    this.#page.leave();
  }

  #errorOf({ others }: DrawnFrame, userId: number): number | null {
    const said = this.#said.get(userId) ?? [];
    const [first, last] = [said[0]?.t ?? Infinity, said.at(-1)?.t ?? -Infinity];
    const drawn = others.get(userId);
    if (drawn === undefined || drawn.t < first || drawn.t > last) return null;
    const truth = interpolateSnapshots(said, drawn.t, Infinity);
    return truth === null ? null : Math.hypot(drawn.x - truth.x, drawn.y - truth.y);
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
