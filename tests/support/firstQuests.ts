import { WORLD_ID } from '#shared/content/world.ts';
import type { NpcQuest } from '#shared/contract/world/quests.ts';
import { QuestBook } from '#server/domain/world/quests/questBook.ts';
import { QUESTS } from '#server/domain/world/quests/questDefinitions.ts';
import { completeQuests, questsBefore } from './completeQuests.ts';
import { readDocument, solveProblem } from './learn.ts';
import type { setUpApi } from './setUpApi.ts';
import type { Child } from './signUpChild.ts';
import { standBeside } from './standBeside.ts';

export const [DOLPHIN, CRAB, NEMO, SHARK] = [101, 102, 104, 106] as const;
export const [FIRST, SECOND, THIRD] = [11, 12, 13] as const;

const LINE: readonly number[] = [FIRST, SECOND, THIRD];

/** Three quests of the story in a line, so that what each opens is all there is to see. */
export const firstQuestBook = () =>
  new QuestBook(
    QUESTS.filter(({ id }) => LINE.includes(id)).map((quest) => ({
      ...quest,
      after: LINE.slice(0, LINE.indexOf(quest.id)).slice(-1),
    })),
  );

const GIVERS: Readonly<Record<string, number>> = { [FIRST]: DOLPHIN, [SECOND]: CRAB, [THIRD]: SHARK };

export const shown = (list: readonly NpcQuest[]) =>
  list.map((one) => [one.mapNpcQuestId, one.state, one.goalList.map((goal) => goal.completedCount)]);

/** Actions of a child with the first quests, standing where it must. */
export function firstQuests(test: ReturnType<typeof setUpApi>, own: () => Child) {
  const { api } = test;
  const worldId = WORLD_ID;
  const stand = (npcId: number, { user }: Child) =>
    standBeside(test.server.deps, { userId: user.userId, npcId });
  const standByGiver = async (questId: number | string, who = own()) => {
    const npcId = GIVERS[questId];
    if (npcId !== undefined) await stand(npcId, who);
  };
  const accept = async (questId: number | string, who = own()) => {
    await standByGiver(questId, who);
    const { db, quests: book } = test.server.deps;
    // In the whole story other quests come between these three.
    const between = questsBefore(Number(questId)).filter((id) => book.byId(id) && !LINE.includes(id));
    await completeQuests(db, who.user.userId, between);
    return api.call('quests.accept', { params: { worldId, questId } }, who);
  };
  const complete = async (questId: number | string, who = own()) => {
    await standByGiver(questId, who);
    return api.call('quests.complete', { params: { worldId, questId } }, who);
  };
  const standBy = (npcId: number) => stand(npcId, own());
  const talk = (npcId: number, who = own()) =>
    api.call('quests.talkToNpc', { params: { worldId, npcId } }, who);
  const visit = async (npcId: number) => {
    await standBy(npcId);
    return talk(npcId);
  };
  const quests = async () => (await api.call('quests.list', { params: { worldId } }, own())).body.questList;
  return {
    ...{ accept, complete, quests, standBy, standByGiver, talk, visit },
    quest: async (id: number) => (await quests()).find((one) => one.mapNpcQuestId === id),
    markSeen: (questId: number, who = own()) =>
      api.call('quests.markRewardSeen', { params: { worldId, questId } }, who),
    history: (query = {}) => api.call('quests.listRewards', { params: { worldId }, query }, own()),
    finishFirst: async () => {
      await accept(FIRST);
      await readDocument(api, own(), 1);
      await solveProblem(api, own(), [1, 0]);
    },
    finishSecond: async () => {
      await accept(SECOND);
      await visit(NEMO);
      await solveProblem(api, own(), [2, 0]);
      await complete(SECOND);
    },
  };
}
