import {
  AWAY,
  type Place,
  type PlaceHere,
  type PlaceWish,
  type Presence,
  type Spot,
  type Whereabouts,
} from './Presence.ts';

/** The presence of one process, which knows all users as long as there is no other process. */
export class MemoryPresence implements Presence {
  readonly #places = new Map<number, PlaceHere>();
  /** Maps a user to their user rooms with lessons. */
  readonly #lessons = new Map<number, Set<string>>();
  /** Maps a room to its users and their wishes. */
  readonly #wishes = new Map<string, Map<number, PlaceWish>>();
  readonly #onWish = new Set<(wish: PlaceWish) => void>();

  enter(userId: number, place: PlaceHere): void {
    this.#places.set(userId, place);
  }

  leave(userId: number, roomId: string): void {
    if (this.#places.get(userId)?.roomId === roomId) this.#places.delete(userId);
  }

  async placeOf(userId: number): Promise<Place | null> {
    return this.#places.get(userId) ?? null;
  }

  spotOf(userId: number): Spot | null {
    return this.#places.get(userId)?.spot() ?? null;
  }

  async whereabouts(userIds: readonly number[]): Promise<ReadonlyMap<number, Whereabouts>> {
    return new Map(userIds.map((userId) => [userId, this.whereaboutsHere(userId)]));
  }

  async present(): Promise<ReadonlyMap<number, Whereabouts>> {
    const userIds = new Set([...this.#places.keys(), ...this.#lessons.keys()]);
    return this.whereabouts([...userIds]);
  }

  async countByMap(): Promise<ReadonlyMap<number, number>> {
    const counts = new Map<number, number>();
    for (const { mapId } of this.#places.values()) counts.set(mapId, (counts.get(mapId) ?? 0) + 1);
    return counts;
  }

  showLessons(userId: number, roomId: string, tabs: number): void {
    const rooms = this.#lessons.get(userId) ?? new Set();
    if (tabs > 0) this.#lessons.set(userId, rooms.add(roomId));
    else if (rooms.delete(roomId) && rooms.size === 0) this.#lessons.delete(userId);
  }

  async wishForPlace(roomId: string, wish: PlaceWish): Promise<void> {
    const wishes = this.#wishes.get(roomId) ?? new Map<number, PlaceWish>();
    this.#wishes.set(roomId, wishes.set(wish.userId, wish));
  }

  async placeIsFree(roomId: string, now: number): Promise<void> {
    const wishes = this.#wishes.get(roomId);
    this.#wishes.delete(roomId);
    for (const wish of wishes?.values() ?? []) {
      const isThere = this.#places.get(wish.friendId)?.roomId === roomId;
      const isWithFriend = this.#places.get(wish.userId)?.roomId === roomId;
      if (isThere && !isWithFriend && now < wish.until) this.fulfil(wish);
    }
  }

  async roomIsGone(roomId: string): Promise<void> {
    this.#wishes.delete(roomId);
  }

  followWishes(onWish: (wish: PlaceWish) => void): () => void {
    this.#onWish.add(onWish);
    return () => this.#onWish.delete(onWish);
  }

  fulfil(wish: PlaceWish): void {
    for (const onWish of this.#onWish) onWish(wish);
  }

  placesHere(): ReadonlyMap<number, Place> {
    return this.#places;
  }

  /** Users of this process who have a lesson open. */
  learnersHere(): Iterable<number> {
    return this.#lessons.keys();
  }

  whereaboutsHere(userId: number): Whereabouts {
    const place = this.#places.get(userId);
    const isInLesson = this.#lessons.has(userId);
    return place || isInLesson ? { mapId: place?.mapId ?? null, isInLesson } : AWAY;
  }
}
