/** Who is in the world right now, and on which map. Written by the rooms of this process, read by everybody else. */
export class Presence {
  readonly #maps = new Map<number, number>();

  enter(userId: number, mapId: number): void {
    this.#maps.set(userId, mapId);
  }

  /** Only if the user has not already been seen on another map. */
  leave(userId: number, mapId: number): void {
    if (this.#maps.get(userId) === mapId) this.#maps.delete(userId);
  }

  /** The map's id, or null for whoever is not in the world. */
  mapOf(userId: number): number | null {
    return this.#maps.get(userId) ?? null;
  }

  /** How many are on each map; maps without anybody are left out. */
  countByMap(): ReadonlyMap<number, number> {
    const counts = new Map<number, number>();
    for (const mapId of this.#maps.values()) counts.set(mapId, (counts.get(mapId) ?? 0) + 1);
    return counts;
  }
}
