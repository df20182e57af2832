/** Pure: announcements of what changed between two states of the stores. */
import type { NpcQuest } from '#shared/contract/world/quests.ts';
import type { QuestStoreState } from '#client/stores/questStore.ts';
import type { NearbyEntity } from '#client/stores/surroundingsStore.ts';
import type { WalletState } from '#client/stores/walletStore.ts';
import { accessibilityTexts } from './texts.ts';

type Quests = Pick<QuestStoreState, 'questList'>;

const texts = accessibilityTexts.news;

const QUEST_NEWS: Readonly<Partial<Record<NpcQuest['state'], (title: string) => string>>> = {
  IN_PROGRESS: texts.questTaken,
  READY: texts.questReady,
  COMPLETED: texts.questDone,
};

/** Quests with progress. The first list after loading is not announced. */
export function questAnnouncements(now: Quests, before: Quests): string[] {
  if (!now.questList || !before.questList) return [];
  const states = new Map(before.questList.map(({ mapNpcQuestId, state }) => [mapNpcQuestId, state]));
  return now.questList.flatMap(({ mapNpcQuestId, state, title }) => {
    const stateBefore = states.get(mapNpcQuestId);
    const announce = stateBefore === undefined || stateBefore === state ? undefined : QUEST_NEWS[state];
    return announce ? [announce(title)] : [];
  });
}

/** Points gained and levels reached. */
export function walletAnnouncements(now: WalletState, before: WalletState): string[] {
  const gained = now.point !== null && before.point !== null ? now.point - before.point : 0;
  const [level, levelBefore] = [now.experience?.level, before.experience?.level];
  return [
    ...(gained > 0 ? [texts.points(gained)] : []),
    ...(level !== undefined && levelBefore !== undefined && level > levelBefore ? [texts.level(level)] : []),
  ];
}

/** Players who are near now and were not before. */
export function playersWhoArrived(
  now: readonly NearbyEntity[],
  before: readonly NearbyEntity[],
): NearbyEntity[] {
  const near = new Set(before.filter((entity) => isNearPlayer(entity)).map(({ id }) => id));
  return now.filter((entity) => isNearPlayer(entity) && !near.has(entity.id));
}

const isNearPlayer = ({ kind, isNear }: NearbyEntity) => kind === 'player' && isNear;
