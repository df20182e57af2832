import { sql, type SQL } from 'drizzle-orm';
import { mapOfNpc } from '#shared/content/mapOfNpc.ts';
import type { QuestDefinition } from './questTypes.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { LedgerRow } from '#server/domain/world/economy/postRows.ts';
import type { QuestProgress } from './questProgress.ts';

export interface QuestStep {
  readonly quest: QuestDefinition;
  readonly progress: QuestProgress;
  /** The rewards of its completion just now. */
  readonly given: readonly LedgerRow[];
}

/** Writes the progress of some quests, their completions and rewards, in one statement. */
export async function saveQuestProgress(request: {
  tx: Transaction;
  userId: number;
  now: Date;
  steps: readonly QuestStep[];
}): Promise<void> {
  const { tx, userId, now, steps } = request;
  const at = now.toISOString();
  const goals = steps.flatMap(({ progress: { questId, counts } }) =>
    counts.map((count, index) => sql`(${userId}::int, ${questId}::int, ${index}::int, ${count}::int)`),
  );
  const rewards = steps.flatMap(({ quest, given }) =>
    given.map(
      ({ kind, amount, refId }) =>
        sql`(${userId}::int, ${quest.id}::int, ${mapOfNpc(quest.npcId).id}::int, ${kind}::text, ${refId}::int, ${amount}::int, ${at}::timestamptz)`,
    ),
  );
  const completions = steps.flatMap(({ progress: { questId, state, period } }) =>
    state === 'COMPLETED'
      ? [sql`(${userId}::int, ${questId}::int, ${period}::text, ${at}::timestamptz)`]
      : [],
  );
  const quests = steps.map(
    ({ progress: { questId, state, period, acceptedAt } }) =>
      sql`(${userId}::int, ${questId}::int, ${state}::text, ${period}::text, ${acceptedAt.toISOString()}::timestamptz, ${state === 'COMPLETED' ? sql`${at}::timestamptz` : sql`null::timestamptz`})`,
  );
  await tx.execute(sql`
    with goals as (
      insert into user_quest_goals (user_id, quest_id, goal_index, completed_count)
      values ${list(goals)}
      on conflict (user_id, quest_id, goal_index) do update set completed_count = excluded.completed_count
    )${rewards.length === 0 ? sql.empty() : withRewards(rewards)}${completions.length === 0 ? sql.empty() : withCompletions(completions)}
    insert into user_quests (user_id, quest_id, state, period, accepted_at, completed_at)
    values ${list(quests)}
    on conflict (user_id, quest_id) do update
    set state = excluded.state, period = excluded.period, accepted_at = excluded.accepted_at,
      completed_at = excluded.completed_at, reward_seen = false`);
}

function withRewards(rewards: readonly SQL[]): SQL {
  return sql`, rewards as (
      insert into user_quest_rewards (user_id, quest_id, map_id, reward_type, reward_id, reward_count, created_at)
      values ${list(rewards)}
    )`;
}

function withCompletions(completions: readonly SQL[]): SQL {
  return sql`, completions as (
      insert into user_quest_completions (user_id, quest_id, period, completed_at)
      values ${list(completions)}
    )`;
}

function list(rows: readonly SQL[]): SQL {
  return sql.join([...rows], sql`, `);
}
