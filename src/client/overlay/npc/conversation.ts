import type { NpcQuest } from '#shared/contract/quests.ts';

/** What an NPC talks about: a finished quest to take, one to offer, one that is under way, or nothing in particular. */
export type Conversation =
  | {
      readonly kind: 'handIn' | 'offer' | 'progress';
      readonly quest: NpcQuest;
      readonly pages: readonly string[];
    }
  | { readonly kind: 'chat'; readonly quest: null; readonly pages: readonly string[] };

const ORDER = [
  { state: 'READY', kind: 'handIn', pages: 'completeMessageList' },
  { state: 'AVAILABLE', kind: 'offer', pages: 'offerMessageList' },
  { state: 'IN_PROGRESS', kind: 'progress', pages: 'progressMessageList' },
] as const;

/** What is most worth saying: taking a finished quest goes before offering one, that before asking how it goes. */
export function conversationOf(npc: {
  readonly npcId: number;
  readonly questList: readonly NpcQuest[];
  readonly defaultMessageList: readonly string[];
}): Conversation {
  const own = npc.questList.filter((quest) => quest.mapNpcObjectId === npc.npcId);
  for (const { state, kind, pages } of ORDER) {
    const quest = own.find((candidate) => candidate.state === state);
    if (quest) return { kind, quest, pages: quest[pages] };
  }
  return { kind: 'chat', quest: null, pages: npc.defaultMessageList };
}
