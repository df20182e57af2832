import type { Friend } from '#shared/contract/people/friends.ts';
import type { FreePlace, PushedGift } from '#shared/contract/rooms/userRoom.ts';
import { createUserStore } from './createStore.ts';

/** News of friends that are shown everywhere, one after another. */
export type FriendNews =
  | { readonly kind: 'request'; readonly friend: Friend }
  | { readonly kind: 'gift'; readonly gift: PushedGift }
  | { readonly kind: 'place'; readonly place: FreePlace };

export interface FriendState {
  /** The newest requests that wait for an answer; null until the server has said. */
  readonly requests: readonly Friend[] | null;
  /** The news still to be shown, the oldest first. */
  readonly news: readonly FriendNews[];
}

export const friendStore = createUserStore<FriendState>(() => ({ requests: null, news: [] }));
