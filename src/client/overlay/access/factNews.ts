/** Pure: what is new between two states of the stores, in words. */
import type { NpcQuest } from '#shared/contract/quests.ts';
import type { QuestFacts } from '#client/stores/questStore.ts';
import type { Sight } from '#client/stores/surroundingsStore.ts';
import type { WalletFacts } from '#client/stores/walletStore.ts';
import { accessTexts } from './texts.ts';

const texts = accessTexts.news;

const QUEST_NEWS: Readonly<Partial<Record<NpcQuest['state'], (title: string) => string>>> = {
  IN_PROGRESS: texts.questTaken,
  READY: texts.questReady,
  COMPLETED: texts.questDone,
};

/** Quests that have gone on. The first list is no news. */
export function questNews(now: QuestFacts, before: QuestFacts): string[] {
  if (!now.questList || !before.questList) return [];
  const states = new Map(before.questList.map(({ mapNpcQuestId, state }) => [mapNpcQuestId, state]));
  return now.questList.flatMap(({ mapNpcQuestId, state, title }) => {
    const stateBefore = states.get(mapNpcQuestId);
    const words = stateBefore === undefined || stateBefore === state ? undefined : QUEST_NEWS[state];
    return words ? [words(title)] : [];
  });
}

/** Points that have come, and a level that was reached. */
export function walletNews(now: WalletFacts, before: WalletFacts): string[] {
  const gained = now.point !== null && before.point !== null ? now.point - before.point : 0;
  const [level, levelBefore] = [now.experience?.level, before.experience?.level];
  return [
    ...(gained > 0 ? [texts.points(gained)] : []),
    ...(level !== undefined && levelBefore !== undefined && level > levelBefore ? [texts.level(level)] : []),
  ];
}

/** Players who are near now and were not before. */
export function whoCame(now: readonly Sight[], before: readonly Sight[]): Sight[] {
  const near = new Set(before.filter((sight) => isNearPlayer(sight)).map(({ id }) => id));
  return now.filter((sight) => isNearPlayer(sight) && !near.has(sight.id));
}

const isNearPlayer = ({ kind, isNear }: Sight) => kind === 'player' && isNear;
