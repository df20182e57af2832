import { sql, type SQL } from 'drizzle-orm';
import { mapOfNpc } from '#shared/content/mapOfNpc.ts';
import type { QuestDefinition } from '#shared/content/questTypes.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { LedgerRow } from '../ledger/postRows.ts';
import type { QuestProgress } from './progress.ts';

export interface QuestStep {
  readonly quest: QuestDefinition;
  readonly progress: QuestProgress;
  /** What its completion just gave. */
  readonly given: readonly LedgerRow[];
}

/** Writes the progress of some quests and the rewards they gave, in one statement. */
export async function saveProgress(request: {
  tx: Transaction;
  userId: number;
  steps: readonly QuestStep[];
}): Promise<void> {
  const { tx, userId, steps } = request;
  const goals = steps.flatMap(({ progress: { questId, counts } }) =>
    counts.map((count, index) => sql`(${userId}::int, ${questId}::int, ${index}::int, ${count}::int)`),
  );
  const rewards = steps.flatMap(({ quest, given }) =>
    given.map(
      ({ kind, amount, refId }) =>
        sql`(${userId}::int, ${quest.id}::int, ${mapOfNpc(quest.npcId).id}::int, ${kind}::text, ${refId}::int, ${amount}::int)`,
    ),
  );
  const quests = steps.map(
    ({ progress: { questId, state } }) =>
      sql`(${userId}::int, ${questId}::int, ${state}::text, ${state === 'COMPLETED' ? sql`now()` : sql`null::timestamptz`})`,
  );
  await tx.execute(sql`
    with goals as (
      insert into user_quest_goals (user_id, quest_id, goal_index, completed_count)
      values ${list(goals)}
      on conflict (user_id, quest_id, goal_index) do update set completed_count = excluded.completed_count
    )${rewards.length === 0 ? sql.empty() : withRewards(rewards)}
    insert into user_quests (user_id, quest_id, state, completed_at)
    values ${list(quests)}
    on conflict (user_id, quest_id) do update
    set state = excluded.state, completed_at = excluded.completed_at`);
}

function withRewards(rewards: readonly SQL[]): SQL {
  return sql`, rewards as (
      insert into user_quest_rewards (user_id, quest_id, map_id, reward_type, reward_id, reward_count)
      values ${list(rewards)}
    )`;
}

function list(rows: readonly SQL[]): SQL {
  return sql.join([...rows], sql`, `);
}
