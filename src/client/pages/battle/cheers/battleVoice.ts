import type { BattleConnection } from '#client/net/rooms/battle/BattleConnection.ts';

/** The words and cheers that one may send to the room, no matter which of its runs is open. */
export type BattleVoice = Pick<BattleConnection, 'say' | 'sayPhrase' | 'cheer'>;
