import { experienceOf } from '#shared/content/levels.ts';
import { mapOfNpc } from '#shared/content/mapOfNpc.ts';
import { pageCountOf, sliceOfPage } from '#shared/contract/paging.ts';
import type { NpcQuest, Quest, QuestState } from '#shared/contract/world/quests.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { readWallet } from '#server/domain/world/economy/readWallet.ts';
import { checkNpc } from './questErrors.ts';
import { repeatedNow } from './questOffers.ts';
import type { QuestDefinition } from './questTypes.ts';
import { questState, questView, questViews, shownQuests } from './questView.ts';
import { loadQuestProgress } from './loadQuestProgress.ts';

interface OfUser {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'quests'>;
  readonly userId: number;
}

/** Every quest in its state for the user, in two statements. */
export async function listQuests(query: OfUser): Promise<NpcQuest[]> {
  const { outlook, taken } = await standing(query);
  return questViews(outlook, taken);
}

/** The quests of one NPC. Throws RESOURCE_NOT_FOUND for an NPC of another map. */
export async function listNpcQuests(
  query: OfUser & { readonly mapId: number; readonly npcId: number },
): Promise<NpcQuest[]> {
  const { npcId, mapId } = query;
  checkNpc(npcId);
  const home = mapOfNpc(npcId).id;
  if (home !== mapId)
    throw new AppError('RESOURCE_NOT_FOUND', { log: `NPC ${npcId} stands on map ${home}, not ${mapId}` });
  const { outlook, taken } = await standing(query);
  const repeated = repeatedNow(outlook, taken);
  return shownQuests(outlook, taken, repeated)
    .filter((quest) => quest.npcId === npcId)
    .map((quest) => questView(quest, taken, outlook, repeated));
}

/** Rows of a page of the quest lists. */
const PER_PAGE = 20;

const KIND_OF = { main: 'MAIN', sub: 'SUB' } as const;

/** Quests that can be done now come first, then those still to come, and completed ones at the end. */
const URGENCY: readonly QuestState[] = ['READY', 'IN_PROGRESS', 'AVAILABLE', 'LOCKED', 'COMPLETED'];

/** One page of the stories (main) or of the favours (sub), as in the spec; pages are numbered from 1. */
export async function listQuestPage(
  query: OfUser & { readonly list: 'main' | 'sub'; readonly page: number },
) {
  const { list, page } = query;
  const { outlook, taken } = await standing(query);
  const repeated = repeatedNow(outlook, taken);
  const urgencyOf = (quest: QuestDefinition) => URGENCY.indexOf(questState(quest, taken, outlook, repeated));
  const quests = shownQuests(outlook, taken, repeated)
    .filter(({ kind }) => kind === KIND_OF[list])
    .map((quest) => ({ quest, urgency: urgencyOf(quest) }))
    .toSorted((a, b) => a.urgency - b.urgency);
  return {
    questList: sliceOfPage(quests, { page, first: 1, size: PER_PAGE }).map(({ quest }) =>
      withFirstReward(questView(quest, taken, outlook, repeated)),
    ),
    totalCount: quests.length,
    pageCount: pageCountOf(quests.length, PER_PAGE),
  };
}

async function standing({ deps, userId }: OfUser) {
  const { db, clock, quests } = deps;
  const now = clock.now();
  const [taken, wallet] = await Promise.all([
    loadQuestProgress({ db, userId, quests, now }),
    readWallet({ db, userId }),
  ]);
  return { taken, outlook: { quests, now, level: experienceOf(wallet.exp).level } };
}

const withFirstReward = (quest: NpcQuest): Quest => ({
  ...quest,
  rewardType: quest.rewardList[0]?.rewardType ?? null,
  rewardCount: quest.rewardList[0]?.rewardCount ?? 0,
});
