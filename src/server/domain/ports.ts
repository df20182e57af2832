import type { Deps } from './deps.ts';
import { saveMemberIntroduction } from './channels/channels/channelProfile.ts';
import { findChannel } from './channels/channels/findChannel.ts';
import {
  activeChannelIds,
  domainsOfChannels,
  listActiveMemberIds,
  listMemberships,
  publicMembership,
  readMembership,
  sharedMemberships,
  superChannelRoles,
} from './channels/channels/memberships.ts';
import { listJoinedGroups } from './channels/groups/groupRows.ts';
import { listPlans } from './channels/plans/holdsPlan.ts';
import { lessonsOfProduct } from './commerce/products/readProducts.ts';
import { countShells } from './learning/dailyPuzzles/solutions.ts';
import { passedLessons } from './learning/lessons/passedLessons.ts';
import { loadProgress, solvedCount } from './learning/progress/loadProgress.ts';
import { summariseLearning } from './learning/progress/summariseLearning.ts';
import type { Appearances } from './people/accounts/appearances.ts';
import type { Memberships } from './people/accounts/memberships.ts';
import type { UserProgress } from './people/accounts/userProgress.ts';
import { offFeatures } from './service/switches/featureSwitches.ts';
import { wornItemIdsOf, wornItems } from './world/avatar/wornItems.ts';
import { lastSeen } from './world/characters/lastSeen.ts';
import { readPosition } from './world/characters/readPosition.ts';
import { countCompletedQuests } from './world/quests/loadQuestProgress.ts';
import { wornTitleOf } from './world/titles/wornTitle.ts';

/** The ports that lower areas declare, answered by the areas above them. */
export const createPorts = (
  deps: Pick<Deps, 'db' | 'clock'>,
): Pick<Deps, 'appearances' | 'memberships' | 'progress' | 'lessonsOfProduct' | 'offFeatures'> => ({
  appearances,
  memberships: membershipsOf(deps),
  progress,
  lessonsOfProduct,
  offFeatures,
});

const appearances: Appearances = {
  wornItemIds: wornItemIdsOf,
  wornItems,
  wornTitle: wornTitleOf,
  lastSeen,
  lastPosition: readPosition,
};

const membershipsOf = (deps: Pick<Deps, 'db' | 'clock'>): Memberships => ({
  list: listMemberships,
  activeChannelIds,
  rolesIn: async (query) => (await readMembership(query))?.roles ?? [],
  rolesAbove: superChannelRoles,
  publicOne: publicMembership,
  sharing: async (query) => new Set((await sharedMemberships({ ...query, channelId: null })).keys()),
  groupsOf: ({ db, userId }) => listJoinedGroups(db, userId),
  plansOf: ({ db, userId }) => listPlans(db, userId),
  activeMemberIds: listActiveMemberIds,
  domainsOf: ({ db, channelIds }) => domainsOfChannels(db, channelIds),
  assertVisible: async ({ userId, channelId }) => {
    await findChannel({ deps, userId, channel: { id: channelId } });
  },
  saveIntroduction: (input) => saveMemberIntroduction({ deps, ...input }),
});

export const progress: UserProgress = {
  learned: summariseLearning,
  questCount: countCompletedQuests,
  puzzleShells: countShells,
  solvedCount,
  done: async ({ db, userId, lessonIds, ...contents }) => ({
    ...(await loadProgress({ db, userId, ...contents })),
    passed: await passedLessons({ db, userId, lessonIds }),
  }),
};
