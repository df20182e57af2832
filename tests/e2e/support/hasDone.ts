import { Client } from 'pg';
import { createApiClient } from '../../support/apiClient.ts';
import { questsBefore } from '../../support/completeQuests.ts';
import type { Child } from './Child.ts';
import type { GameServer } from './GameServer.ts';

/** The child has come as far in the story as this quest, which is offered next; its rewards were for others. */
export async function hasDoneWhatComesBefore(
  server: GameServer,
  child: Child,
  questId: number,
): Promise<void> {
  const { body } = await createApiClient(server.url).call('accounts.getMe', {}, await child.identity());
  const database = new Client({ connectionString: await server.databaseUrl() });
  await database.connect();
  try {
    await database.query(
      `insert into user_quests (user_id, quest_id, state, completed_at, reward_seen)
       select $1::int, unnest($2::int[]), 'COMPLETED', now(), true`,
      [body.userId, questsBefore(questId)],
    );
  } finally {
    await database.end();
  }
}
