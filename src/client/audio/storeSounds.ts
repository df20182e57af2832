import type { NpcQuest } from '#shared/contract/world/quests.ts';
import type { EffectName } from '#shared/content/sounds.ts';
import type { CollectibleState } from '#client/stores/collectibleStore.ts';
import type { QuestStoreState } from '#client/stores/questStore.ts';
import type { TimeTrialState } from '#client/stores/timeTrialStore.ts';
import type { WalletState } from '#client/stores/walletStore.ts';
import type { AvatarState } from '#client/stores/avatarStore.ts';

type Quests = Pick<QuestStoreState, 'questList'>;

/** The sound of a quest when it comes into a state. */
const QUEST_SOUNDS: Readonly<Partial<Record<NpcQuest['state'], EffectName>>> = {
  IN_PROGRESS: 'questAccept',
  READY: 'questReady',
  COMPLETED: 'success',
};

/** Sounds of advanced quests. The first list is no news. */
export function questSounds(now: Quests, before: Quests): EffectName[] {
  if (!now.questList || !before.questList) return [];
  const states = new Map(before.questList.map(({ mapNpcQuestId, state }) => [mapNpcQuestId, state]));
  const sounds = now.questList.flatMap(({ mapNpcQuestId, state }) => {
    const sound = states.get(mapNpcQuestId) === state ? undefined : QUEST_SOUNDS[state];
    return sound && states.has(mapNpcQuestId) ? [sound] : [];
  });
  return [...new Set(sounds)];
}

/** Sounds of money and levels: gained, spent, reached. */
export function walletSounds(now: WalletState, before: WalletState): EffectName[] {
  const sounds: EffectName[] = [];
  const levels = [now.experience?.level, before.experience?.level];
  if (levels[0] !== undefined && levels[1] !== undefined && levels[0] > levels[1]) sounds.push('levelUp');
  if (now.point !== null && before.point !== null && now.point !== before.point)
    sounds.push(now.point > before.point ? 'coin' : 'buy');
  return sounds;
}

/** Clothes put on or taken off. */
export function avatarSounds(now: AvatarState, before: AvatarState): EffectName[] {
  const [worn, wornBefore] = [now.equippedUserItemList, before.equippedUserItemList];
  if (!worn || !wornBefore) return [];
  const ids = new Set(wornBefore.map(({ itemId }) => itemId));
  const same = worn.length === wornBefore.length && worn.every(({ itemId }) => ids.has(itemId));
  return same ? [] : ['equip'];
}

/** Starts, gates and ends of runs. The purse itself sounds for new points. */
export function timeTrialSounds(now: TimeTrialState, before: TimeTrialState): EffectName[] {
  const sounds: EffectName[] = [];
  const gates = now.run?.gates ?? 0;
  if (now.run !== null && before.run?.courseId !== now.run.courseId) sounds.push('start');
  else if (now.run !== null && gates > (before.run?.gates ?? 0)) sounds.push('star');
  if (now.news !== null && now.news !== before.news)
    sounds.push(now.news.kind === 'finished' ? 'win' : 'notice');
  return sounds;
}

/** Discoveries. */
export function collectibleSounds(now: CollectibleState, before: CollectibleState): EffectName[] {
  return now.news !== null && now.news !== before.news ? ['gift'] : [];
}
