import type { BattleConnection } from '#client/net/rooms/battle/BattleConnection.ts';

/** What one may say and send over the live line, whichever of its runs is open. */
export type BattleVoice = Pick<BattleConnection, 'say' | 'sayPhrase' | 'cheer'>;
