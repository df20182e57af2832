import { useEffect } from 'react';
import { openBattleRoom } from '#client/net/rooms/battle/openBattleRoom.ts';
import { battleStore, type BattleLine } from '#client/stores/battleStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';

export interface CompetitionLine {
  /** Null while no line is open. */
  readonly line: BattleLine | null;
  readonly board: Scoreboard | null;
}

/** The live line of a competition, open for whoever may look at its board. */
export function useCompetitionLine(competitionId: number, maySee: boolean): CompetitionLine {
  const key = String(competitionId);
  useEffect(() => {
    if (!maySee) return undefined;
    const connection = openBattleRoom(key);
    return () => connection.close();
  }, [key, maySee]);
  const battle = useStore(battleStore);
  if (!maySee || battle.key !== key) return { line: null, board: null };
  return { line: battle.line, board: battle.board };
}
