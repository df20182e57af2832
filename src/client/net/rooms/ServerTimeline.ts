/** Share of the difference taken over per patch: quickly towards earlier arrivals, slowly towards later ones. */
const EARLIER = 0.2;
const LATER = 0.01;
/** A difference beyond this is a sleep or a new server, not jitter. */
const RESYNC_MS = 1000;

/**
 * Maps local time to server time. The offset follows the quickest arrivals, so one late packet does not move it.
 * All times in milliseconds.
 */
export class ServerTimeline {
  #offset: number | null = null;
  #latest = 0;

  /** Server time of the newest patch. */
  get latest(): number {
    return this.#latest;
  }

  observe(serverTime: number, localTime: number): void {
    this.#latest = serverTime;
    const offset = localTime - serverTime;
    const known = this.#offset;
    if (known === null || Math.abs(offset - known) > RESYNC_MS) {
      this.#offset = offset;
      return;
    }
    this.#offset = known + (offset - known) * (offset < known ? EARLIER : LATER);
  }

  /** The server time that is "now" here; 0 before the first patch. */
  at(localTime: number): number {
    return this.#offset === null ? 0 : localTime - this.#offset;
  }

  reset(): void {
    this.#offset = null;
    this.#latest = 0;
  }
}
