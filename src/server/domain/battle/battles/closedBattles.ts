import { and, eq, ne } from 'drizzle-orm';
import { battleRooms } from '#server/db/tables/battle/battles.ts';
import { lockContest, stateOf } from '#server/domain/battle/scoreboard/contests.ts';
import { controlContest } from '#server/domain/battle/scoreboard/controlContest.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { emit } from '#server/domain/transaction.ts';
import { closeRoom } from './membership.ts';
import { membersIn } from './rooms.ts';

/** Closes the rooms of a class that closes; members of a room are notified. An interrupted race gives nothing. */
export const closedBattles: TransactionListeners = {
  'channel.closed': async (tx, { userId: actorId, channelId, at }) => {
    const rooms = await tx
      .select()
      .from(battleRooms)
      .where(and(eq(battleRooms.channelId, channelId), ne(battleRooms.state, 'CLOSED')))
      .for('update');
    for (const room of rooms) {
      const members = room.state === 'ENDED' ? [] : await membersIn(tx, room.id);
      await closeRoom(tx, room);
      if (room.state === 'RUNNING' && room.contestId !== null) {
        const contest = await lockContest(tx, room.contestId, 'update');
        const state = stateOf(contest, at);
        const clock = { now: () => at };
        if (state === 'RUNNING' || state === 'PAUSED')
          await controlContest(tx, { contestId: contest.id, actorId, clock, command: { action: 'END' } });
      }
      for (const { userId } of members)
        await emit(tx, { type: 'battle.calledOff', userId, name: room.settings.name });
    }
  },
};
