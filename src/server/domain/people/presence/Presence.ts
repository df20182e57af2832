/** A place of a user in the world. */
export interface Place {
  readonly mapId: number;
  /** The copy of the map. */
  readonly roomId: string;
  /** Reads the feet, in map pixels, at the time of the call. */
  readonly spot: () => { readonly x: number; readonly y: number };
}

/** A user who wants to go to a friend in a full copy of a map. */
export interface PlaceWish {
  readonly userId: number;
  readonly friendId: number;
  readonly friendshipId: number;
  /** The friend's nickname. */
  readonly nickname: string;
  /** The end of the notices, ms. */
  readonly until: number;
}

/**
 * The users in the world right now, with their places. Written by the rooms of this process, read by the rest of it.
 */
export class Presence {
  readonly #places = new Map<number, Place>();
  /** The number of a user's tabs with a lesson. */
  readonly #lessons = new Map<number, number>();
  /** Maps a room to its users and their wishes. */
  readonly #wishes = new Map<string, Map<number, PlaceWish>>();
  readonly #onWish = new Set<(wish: PlaceWish) => void>();

  enter(userId: number, place: Place): void {
    this.#places.set(userId, place);
  }

  /** Only if the user has not already been seen on another map. */
  leave(userId: number, mapId: number): void {
    if (this.#places.get(userId)?.mapId === mapId) this.#places.delete(userId);
  }

  /** The map's id, or null for a user who is not in the world. */
  mapOf(userId: number): number | null {
    return this.#places.get(userId)?.mapId ?? null;
  }

  placeOf(userId: number): Place | null {
    return this.#places.get(userId) ?? null;
  }

  /** All users who are in the world or have a lesson open. */
  present(): number[] {
    return [...new Set([...this.#places.keys(), ...this.#lessons.keys()])];
  }

  /** Records that a user waits for a place in a full room. */
  wishForPlace(roomId: string, wish: PlaceWish): void {
    const wishes = this.#wishes.get(roomId) ?? new Map<number, PlaceWish>();
    this.#wishes.set(roomId, wishes.set(wish.userId, wish));
  }

  /** Notifies the users who still want into the room, once, that it has a free place; the first to come gets it. */
  placeIsFree(roomId: string, now: number): void {
    const wishes = this.#wishes.get(roomId);
    this.#wishes.delete(roomId);
    for (const wish of wishes?.values() ?? []) {
      const isThere = this.#places.get(wish.friendId)?.roomId === roomId;
      const isWithFriend = this.#places.get(wish.userId)?.roomId === roomId;
      if (isThere && !isWithFriend && now < wish.until) for (const onWish of this.#onWish) onWish(wish);
    }
  }

  /** The room is gone, and waiting users are forgotten. */
  roomIsGone(roomId: string): void {
    this.#wishes.delete(roomId);
  }

  /** Follows fulfilled wishes until the returned function is called. */
  followWishes(onWish: (wish: PlaceWish) => void): () => void {
    this.#onWish.add(onWish);
    return () => this.#onWish.delete(onWish);
  }

  showLessons(userId: number, tabs: number): void {
    if (tabs > 0) this.#lessons.set(userId, tabs);
    else this.#lessons.delete(userId);
  }

  isInLesson(userId: number): boolean {
    return this.#lessons.has(userId);
  }

  /** The number of users on each map; empty maps are left out. */
  countByMap(): ReadonlyMap<number, number> {
    const counts = new Map<number, number>();
    for (const { mapId } of this.#places.values()) counts.set(mapId, (counts.get(mapId) ?? 0) + 1);
    return counts;
  }
}
