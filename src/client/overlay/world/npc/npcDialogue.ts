import type { NpcQuest } from '#shared/contract/world/quests.ts';

/** The topic of a dialog: a quest to hand in, to offer, just accepted or in progress, or none. */
export type NpcDialogue =
  | {
      readonly kind: 'handIn' | 'offer' | 'accepted' | 'progress';
      readonly quest: NpcQuest;
      readonly pages: readonly string[];
    }
  | { readonly kind: 'chat'; readonly quest: null; readonly pages: readonly string[] };

/** What is said right after accepting: how to begin or, when everything was done already, thanks. */
export function afterAccepting(quest: NpcQuest): NpcDialogue {
  const { progressMessageList, completeMessageList } = quest;
  const [words = ''] = quest.state === 'IN_PROGRESS' ? progressMessageList : completeMessageList;
  return { kind: 'accepted', quest, pages: [words] };
}

const ORDER = [
  { state: 'READY', kind: 'handIn', pages: 'completeMessageList' },
  { state: 'AVAILABLE', kind: 'offer', pages: 'offerMessageList' },
  { state: 'IN_PROGRESS', kind: 'progress', pages: 'progressMessageList' },
] as const;

/** The most urgent topic: handing in, then offering, then a quest in progress. */
export function npcDialogue(npc: {
  readonly npcId: number;
  readonly questList: readonly NpcQuest[];
  /** What it says without a topic, to somebody who has completed these quests. */
  readonly linesAfter: (completedQuestIds: ReadonlySet<number>) => readonly string[];
}): NpcDialogue {
  const own = npc.questList.filter((quest) => quest.mapNpcObjectId === npc.npcId);
  for (const { state, kind, pages } of ORDER) {
    const quest = own.find((candidate) => candidate.state === state);
    if (quest) return { kind, quest, pages: quest[pages] };
  }
  const completed = npc.questList.filter(({ state }) => state === 'COMPLETED');
  const pages = npc.linesAfter(new Set(completed.map(({ mapNpcQuestId }) => mapNpcQuestId)));
  return { kind: 'chat', quest: null, pages };
}
