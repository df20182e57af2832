import { sql, type SQL } from 'drizzle-orm';
import { experienceOf } from '#shared/content/levels.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { Deps } from '#server/domain/deps.ts';
import { friendCount } from '#server/domain/people/friends/friendshipRules.ts';
import { certificateIds } from '#server/domain/world/certificates/readCertificates.ts';
import { secretCount } from '#server/domain/world/collectibles/loadFinds.ts';
import { walletExp } from '#server/domain/world/economy/readWallet.ts';
import { completedQuestIds } from '#server/domain/world/quests/loadQuestProgress.ts';
import { learnedSkillIds } from '#server/domain/world/skills/learnedLevels.ts';
import { SKILLS } from '#server/domain/world/skills/skillDefinitions.ts';
import type { Metrics } from './titleAchievements.ts';

/** The columns of each subject, as they come from the database. */
interface Rows extends Record<string, unknown> {
  readonly problems: number;
  /** Ids of certificates. */
  readonly stories: readonly number[];
  readonly secrets: number;
  readonly friends: number;
  /** Experience. */
  readonly level: number;
  /** Ids of skills. */
  readonly skills: readonly number[];
  readonly quests: number;
}

/** Metrics that are loaded together. */
const METRIC_GROUPS = ['problems', 'stories', 'secrets', 'friends', 'level', 'skills', 'quests'] as const;
export type MetricGroup = (typeof METRIC_GROUPS)[number];

const QUERIES: Readonly<Record<Exclude<MetricGroup, 'problems'>, (userId: number) => SQL>> = {
  stories: certificateIds,
  secrets: secretCount,
  friends: friendCount,
  level: walletExp,
  skills: learnedSkillIds,
  quests: (userId) => sql`cardinality(${completedQuestIds(userId)})`,
};

const DEEP_SKILL_IDS = SKILLS.filter(({ categoryCode }) => categoryCode === 'DIVE_IV').map(({ id }) => id);

/** The metrics of a user that stored rows show. One statement. */
export async function loadMetrics(
  {
    db,
    progress,
    userId,
  }: Pick<Deps, 'progress'> & { readonly db: Database | Transaction; readonly userId: number },
  groups: readonly MetricGroup[] = METRIC_GROUPS,
): Promise<Metrics> {
  const queries = { ...QUERIES, problems: progress.solvedCount };
  const columns = groups.map((group) => sql`${queries[group](userId)} as ${sql.identifier(group)}`);
  const { rows } = await db.execute<Partial<Rows>>(sql`select ${sql.join(columns, sql`, `)}`);
  const { stories, level, skills, ...counts } = rows[0] ?? {};
  return {
    ...counts,
    ...(stories && storyMetrics(stories)),
    ...(level !== undefined && { level: experienceOf(level).level }),
    ...(skills && {
      skills: skills.length,
      deepSkills: DEEP_SKILL_IDS.filter((id) => skills.includes(id)).length,
    }),
  };
}

function storyMetrics(owned: readonly number[]): Metrics {
  const has = (certificateId: number) => Number(owned.includes(certificateId));
  const [townStory, buildersStory, lightsStory, raceStory] = [has(1), has(2), has(3), has(4)];
  const stories = townStory + buildersStory + lightsStory + raceStory;
  return { stories, townStory, buildersStory, lightsStory, raceStory };
}
