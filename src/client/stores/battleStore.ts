import type { RoomView } from '#shared/contract/battle/battles.ts';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import type { BattleCheer, BattleProgress } from '#shared/contract/rooms/battleRoom.ts';
import type { ChatLine, TalkRefused } from '#shared/contract/rooms/talkMessages.ts';
import { createUserStore } from './createStore.ts';

/** `gone`: the room is closed, or the user is no longer in it. */
export type RoomConnection = 'connecting' | 'live' | 'lost' | 'gone';

/** A picture that a spectator has sent into the stands. */
export interface Cheer {
  readonly cheerId: number;
  readonly userId: number;
  readonly emote: BattleCheer;
}

export interface BattleState {
  /** The code or id whose room this is; null while none is open. */
  readonly key: string | null;
  readonly connection: RoomConnection;
  /** Null of a competition. */
  readonly view: RoomView | null;
  /** Null before the first race. */
  readonly board: Scoreboard | null;
  readonly onlineUserIdList: readonly number[];
  /** The judge's progress of each waiting submission, by `progressKey`. */
  readonly progress: Readonly<Record<string, BattleProgress>>;
  /** The server's clock minus the own, ms. */
  readonly clockOffset: number;
  /** The newest last. */
  readonly talk: readonly ChatLine[];
  /** Why the last line or cheer was not passed on; null once something is said again. */
  readonly refused: TalkRefused | null;
  /** The visible cheers, the newest last. */
  readonly cheers: readonly Cheer[];
}

/** The battle whose page is open, as its room tells it. */
export const battleStore = createUserStore<BattleState>(() => ({
  key: null,
  connection: 'connecting',
  view: null,
  board: null,
  onlineUserIdList: [],
  progress: {},
  clockOffset: 0,
  talk: [],
  refused: null,
  cheers: [],
}));

export const progressKey = ({
  userId,
  competitionContentId,
}: Pick<BattleProgress, 'userId' | 'competitionContentId'>): string => `${userId} ${competitionContentId}`;
