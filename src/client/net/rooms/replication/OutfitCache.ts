import { MOST_OUTFITS, type OutfitList } from '#shared/contract/rooms/snapshot/playerProfiles.ts';

/** A question that has no answer after so long is asked again. */
const PATIENCE_MS = 3000;

/** Outfit codes by their ids. Each one is asked for once, and known for as long as the page stands: they never change. */
export class OutfitCache {
  readonly #codes = new Map<string, string>();
  /** When each unknown one was last asked for, ms; null before the first time. */
  readonly #missing = new Map<string, number | null>();

  codeOf(id: string): string | null {
    return this.#codes.get(id) ?? null;
  }

  /** Somebody wears this one. */
  want(id: string): void {
    if (!this.#codes.has(id) && !this.#missing.has(id)) this.#missing.set(id, null);
  }

  /** The outfit ids that are to be asked for at this local time (ms). */
  takeWanted(now: number): string[] {
    const ids: string[] = [];
    for (const [id, askedAt] of this.#missing) {
      if (askedAt !== null && now - askedAt < PATIENCE_MS) continue;
      this.#missing.set(id, now);
      if (ids.push(id) === MOST_OUTFITS) break;
    }
    return ids;
  }

  /** An answer. An id with null is worn by nobody any more; its former wearer is named with another one. */
  store(outfits: OutfitList): void {
    for (const [id, code] of outfits) {
      this.#missing.delete(id);
      if (code !== null) this.#codes.set(id, code);
    }
  }

  /** The connection is another one: what was asked for there stays without an answer, and may be of nobody here. */
  forgetWanted(): void {
    this.#missing.clear();
  }
}
