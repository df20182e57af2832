import type { RoomView } from '#shared/contract/battle/battles.ts';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import type { BattleProgress } from '#shared/contract/rooms/battleRoom.ts';
import type { ChatLine } from '#shared/contract/rooms/talkMessages.ts';
import { createUserStore } from './createStore.ts';

/** `gone`: the room is closed, or one is no longer in it. */
export type BattleLine = 'connecting' | 'live' | 'lost' | 'gone';

export interface BattleState {
  /** The code or id whose live line this is; null while none is open. */
  readonly key: string | null;
  readonly line: BattleLine;
  /** Null of a competition. */
  readonly view: RoomView | null;
  /** Null before the first race. */
  readonly board: Scoreboard | null;
  readonly onlineUserIdList: readonly number[];
  /** How far the judge is with what waits for it, by `progressKey`. */
  readonly progress: Readonly<Record<string, BattleProgress>>;
  /** What the server's clock shows more than the own, ms. */
  readonly clockOffset: number;
  /** The newest last. */
  readonly talk: readonly ChatLine[];
}

/** The battle whose page is open, as its live line tells it. */
export const battleStore = createUserStore<BattleState>(() => ({
  key: null,
  line: 'connecting',
  view: null,
  board: null,
  onlineUserIdList: [],
  progress: {},
  clockOffset: 0,
  talk: [],
}));

export const progressKey = ({
  userId,
  competitionContentId,
}: Pick<BattleProgress, 'userId' | 'competitionContentId'>): string => `${userId} ${competitionContentId}`;
