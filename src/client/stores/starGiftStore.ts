import { createUserStore } from './createStore.ts';

/** Numbers of stars whose gifts came and were not shown yet, the first one first. */
export interface StarGiftState {
  readonly waiting: readonly number[];
}

export const starGiftStore = createUserStore<StarGiftState>(() => ({ waiting: [] }));

export const receiveStarGift = (stars: number): void =>
  starGiftStore.setState(({ waiting }) => ({ waiting: [...waiting, stars] }));
