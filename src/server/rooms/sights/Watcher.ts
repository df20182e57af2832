import type { ToldFacts } from '#shared/contract/rooms/sights/playerFacts.ts';
import type { ShownBody } from './ShownBody.ts';
import { sameRect, zonesIn, watchedZones, type ZoneRect } from './watchedZones.ts';
import type { ZoneGrid } from './zoneGrid.ts';

/** The zones of one line before and after one step of its owner's body; `kept` were watched before, too. */
export interface Turn {
  readonly kept: readonly number[];
  readonly begun: readonly number[];
  readonly dropped: readonly number[];
}

/** One line into the room: what it watches and what it was told. */
export class Watcher {
  #rect: ZoneRect | null = null;
  #zones: readonly number[] = [];
  /** The edition of the facts that were told about each slot. */
  readonly #told = new Map<number, number>();

  get zones(): readonly number[] {
    return this.#zones;
  }

  /** Equal for lines that watch the same zones: the first and the last one of a rectangle. */
  get place(): string {
    return `${this.#zones[0]}-${this.#zones.at(-1)}`;
  }

  /** Looks from where its body is now. Returns null when it goes on watching the same zones. */
  turn(grid: ZoneGrid, { feet }: ShownBody): Turn | null {
    const next = watchedZones(grid, this.#rect, feet.x, feet.y);
    if (this.#rect !== null && sameRect(this.#rect, next)) return null;
    const before = new Set(this.#zones);
    this.#rect = next;
    this.#zones = zonesIn(grid, next);
    const after = new Set(this.#zones);
    return {
      kept: this.#zones.filter((zone) => before.has(zone)),
      begun: this.#zones.filter((zone) => !before.has(zone)),
      dropped: [...before].filter((zone) => !after.has(zone)),
    };
  }

  /** Adds what was not told yet about these bodies, and takes it as told. */
  learn(facts: ToldFacts, bodies: readonly ShownBody[]): void {
    for (const { slot, edition, player, outfitId } of bodies) {
      if (this.#told.get(slot) === edition) continue;
      this.#told.set(slot, edition);
      facts.push([slot, player.userId, player.nickname, player.level, outfitId]);
    }
  }
}
