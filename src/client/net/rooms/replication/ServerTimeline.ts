/** Share of the difference taken over per patch: quickly towards earlier arrivals, slowly towards later ones. */
const EARLIER = 0.2;
const LATER = 0.01;
/** Patches that come unevenly are waited for by so much (ms) more per late one, and this share less per early one … */
const MORE_LATE_MS = 40;
const LESS_LATE = 0.005;
/** … while one that is later than this stood still on its way. */
const STALL_MS = 200;
/** A difference beyond this is a sleep or a new server, not jitter. */
const RESYNC_MS = 1000;

/**
 * Maps local time to server time. The offset follows the quickest arrivals, so one late packet does not move it; how
 * much later than these the others come is told beside it.
 * All times in milliseconds.
 */
export class ServerTimeline {
  #offset: number | null = null;
  #late = 0;

  /** How much later (ms) than the quickest patches the slow ones come. */
  get late(): number {
    return this.#late;
  }

  observe(serverTime: number, localTime: number): void {
    const offset = localTime - serverTime;
    const known = this.#offset;
    if (known === null || Math.abs(offset - known) > RESYNC_MS) {
      this.#offset = offset;
      return;
    }
    this.#offset = known + (offset - known) * (offset < known ? EARLIER : LATER);
    const late = Math.max(0, offset - this.#offset);
    if (late < this.#late) this.#late -= (this.#late - late) * LESS_LATE;
    else if (late <= STALL_MS) this.#late = Math.min(late, this.#late + MORE_LATE_MS);
  }

  /** The server time that is "now" here; 0 before the first patch. */
  at(localTime: number): number {
    return this.#offset === null ? 0 : localTime - this.#offset;
  }

  reset(): void {
    this.#offset = null;
    this.#late = 0;
  }
}
