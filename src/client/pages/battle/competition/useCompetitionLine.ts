import { useEffect } from 'react';
import { openBattleRoom } from '#client/net/rooms/battle/openBattleRoom.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { battleStore, type BattleLine } from '#client/stores/battleStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';

export interface CompetitionLine {
  /** Null while no line is open. */
  readonly line: BattleLine | null;
  readonly board: Scoreboard | null;
}

/** The live line of a competition, open for those who may look at its board. */
export function useCompetitionLine(competitionId: number, maySee: boolean): CompetitionLine {
  const { id: channelId } = useChannel();
  const key = String(competitionId);
  useEffect(() => {
    if (!maySee) return undefined;
    const connection = openBattleRoom(channelId, key);
    return () => connection.close();
  }, [channelId, key, maySee]);
  const battle = useStore(battleStore);
  if (!maySee || battle.key !== key) return { line: null, board: null };
  return { line: battle.line, board: battle.board };
}
