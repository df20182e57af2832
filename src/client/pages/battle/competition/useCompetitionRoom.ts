import { useEffect } from 'react';
import { openBattleRoom } from '#client/net/rooms/battle/openBattleRoom.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { battleStore, type RoomConnection } from '#client/stores/battleStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';

export interface CompetitionRoom {
  /** Null while no room is open. */
  readonly connection: RoomConnection | null;
  readonly board: Scoreboard | null;
}

/** The room of a competition, open for those who may look at its board. */
export function useCompetitionRoom(competitionId: number, maySee: boolean): CompetitionRoom {
  const { id: channelId } = useChannel();
  const key = String(competitionId);
  useEffect(() => {
    if (!maySee) return undefined;
    const connection = openBattleRoom(channelId, key);
    return () => connection.close();
  }, [channelId, key, maySee]);
  const battle = useStore(battleStore);
  if (!maySee || battle.key !== key) return { connection: null, board: null };
  return { connection: battle.connection, board: battle.board };
}
