import type { UserItem } from '#shared/contract/world/inventory.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { UserQuery } from '#server/domain/call.ts';

interface OfUsers {
  readonly db: Database | Transaction;
  readonly userIds: readonly number[];
}

export interface Sighting {
  readonly mapId: number;
  readonly at: Date;
}

/** A port to the world, which lists of people must not import: the outfits of users, and their last places. */
export interface Appearances {
  /** Ids of worn items by user id. A user that wears nothing is left out. */
  readonly wornItemIds: (query: OfUsers) => Promise<ReadonlyMap<number, number[]>>;
  /** In the order of the categories. */
  readonly wornItems: (query: UserQuery) => Promise<UserItem[]>;
  /** 0 for none. */
  readonly wornTitle: (query: UserQuery) => Promise<number>;
  /** Maps a user id to the last place and time. A user that never entered the world is left out. */
  readonly lastSeen: (query: OfUsers) => Promise<ReadonlyMap<number, Sighting>>;
  /** The saved feet, in map pixels. */
  readonly lastPosition: (query: UserQuery) => Promise<{ readonly x: number; readonly y: number }>;
}
