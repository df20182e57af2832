import type { FriendActivity } from '#shared/contract/people/friends.ts';

/** A place of a user in the world. */
export interface Place {
  readonly mapId: number;
  /** The copy of the map. */
  readonly roomId: string;
}

/** A user in the world, with their feet in map pixels at the time of the call. */
export interface PlaceHere extends Place {
  readonly spot: () => Spot;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The present doing of a user. */
export interface Whereabouts {
  /** Null for a user who is not in the world. */
  readonly mapId: number | null;
  readonly isInLesson: boolean;
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

/** The users in the world right now, with their places, in all processes. Each process writes its own rooms. */
export interface Presence {
  enter(userId: number, place: PlaceHere): void;
  /** Only if the user has not already been seen in another room. */
  leave(userId: number, roomId: string): void;
  placeOf(userId: number): Promise<Place | null>;
  /** The feet of a user of this process, in map pixels; null for others. */
  spotOf(userId: number): Spot | null;
  /** Has an entry for every given user. */
  whereabouts(userIds: readonly number[]): Promise<ReadonlyMap<number, Whereabouts>>;
  /** All users who are in the world or have a lesson open. */
  present(): Promise<ReadonlyMap<number, Whereabouts>>;
  /** The number of users on each map; empty maps are left out. */
  countByMap(): Promise<ReadonlyMap<number, number>>;
  /** The number of tabs with a lesson that a user has in one user room. */
  showLessons(userId: number, roomId: string, tabs: number): void;
  /** Records that a user waits for a place in a full room. */
  wishForPlace(roomId: string, wish: PlaceWish): Promise<void>;
  /** Notifies the users who still want into the room, once, that it has a free place; the first to come gets it. */
  placeIsFree(roomId: string, now: number): Promise<void>;
  /** The room is gone, and waiting users are forgotten. */
  roomIsGone(roomId: string): Promise<void>;
  /** Follows wishes that this process found fulfilled, until the returned function is called. */
  followWishes(onWish: (wish: PlaceWish) => void): () => void;
}

export const AWAY: Whereabouts = { mapId: null, isInLesson: false };

/** A lesson also counts if its page has no world behind it. */
export function activityOf({ mapId, isInLesson }: Whereabouts = AWAY): FriendActivity {
  if (isInLesson) return 'LESSON';
  return mapId === null ? 'AWAY' : 'PLAYING';
}

export async function whereaboutsOf(
  presence: Pick<Presence, 'whereabouts'>,
  userId: number,
): Promise<Whereabouts> {
  return (await presence.whereabouts([userId])).get(userId) ?? AWAY;
}
