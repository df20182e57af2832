import { experienceOf } from '#shared/content/levels.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { countSolvedProblems } from '#server/domain/learning/progress/loadProgress.ts';
import { countFriends } from '#server/domain/people/friends/friendshipRules.ts';
import { ownedCertificates } from '#server/domain/world/certificates/readCertificates.ts';
import { countSecrets } from '#server/domain/world/collectibles/loadFinds.ts';
import { readWallet } from '#server/domain/world/economy/readWallet.ts';
import { countCompletedQuests } from '#server/domain/world/quests/loadQuestProgress.ts';
import { learnedLevels } from '#server/domain/world/skills/learnedLevels.ts';
import { SKILLS } from '#server/domain/world/skills/skillDefinitions.ts';
import type { Fact, Facts } from './titleDeeds.ts';

interface FactQuery {
  readonly db: Database | Transaction;
  readonly userId: number;
}

/** Facts that are loaded together, by one statement each. */
const LOADERS = {
  problems: async (query) => ({ problems: await countSolvedProblems(query) }),
  stories: async (query) => {
    const owned = await ownedCertificates(query);
    const has = (certificateId: number) => Number(owned.has(certificateId));
    const [townStory, buildersStory, lightsStory, raceStory] = [has(1), has(2), has(3), has(4)];
    const stories = townStory + buildersStory + lightsStory + raceStory;
    return { stories, townStory, buildersStory, lightsStory, raceStory };
  },
  secrets: async (query) => ({ secrets: await countSecrets(query) }),
  friends: async (query) => ({ friends: await countFriends(query) }),
  level: async (query) => ({ level: experienceOf((await readWallet(query)).exp).level }),
  skills: async (query) => {
    const learned = await learnedLevels(query);
    const deep = SKILLS.filter(({ id, categoryCode }) => categoryCode === 'DIVE_IV' && learned.has(id));
    return { skills: learned.size, deepSkills: deep.length };
  },
  quests: async (query) => ({ quests: await countCompletedQuests(query) }),
} satisfies Partial<Record<Fact, (query: FactQuery) => Promise<Facts>>>;

export type FactGroup = keyof typeof LOADERS;
const FACT_GROUPS = Object.keys(LOADERS) as FactGroup[];

/** What a user has done so far that rows still tell. One statement for each group. */
export async function loadFacts(
  query: FactQuery,
  groups: readonly FactGroup[] = FACT_GROUPS,
): Promise<Facts> {
  let facts: Facts = {};
  // One after the other: a transaction has one connection.
  for (const group of groups) facts = { ...facts, ...(await LOADERS[group](query)) };
  return facts;
}
