import type { EmoteName } from '#shared/content/emotes.ts';
import type { NpcQuest, QuestGoal } from '#shared/contract/world/quests.ts';

/** A quest of the friend's own: to hand in, to offer, just accepted or in progress. */
export interface OwnTopic {
  readonly kind: 'handIn' | 'offer' | 'accepted' | 'progress';
  readonly quest: NpcQuest;
  readonly pages: readonly string[];
}

/** The friend's answers to errands that lead to it, given by anybody. */
export interface Errand {
  readonly kind: 'errand';
  /** The quest of the first errand. */
  readonly quest: NpcQuest;
  readonly goals: readonly { readonly questId: number; readonly name: string }[];
  readonly pages: readonly string[];
  readonly moment: EmoteName | null;
  /** The friend's own topic besides. */
  readonly rest: OwnTopic | null;
}

/** The topic of a dialog. */
export type NpcDialogue =
  | Errand
  | OwnTopic
  | { readonly kind: 'chat'; readonly quest: null; readonly pages: readonly string[] };

/** The words right after accepting: how to begin or, when everything was done already, thanks. */
export function afterAccepting(quest: NpcQuest): OwnTopic {
  const { progressMessageList, completeMessageList } = quest;
  const [words = ''] = quest.state === 'IN_PROGRESS' ? progressMessageList : completeMessageList;
  return { kind: 'accepted', quest, pages: [words] };
}

const ORDER = [
  { state: 'READY', kind: 'handIn', pages: 'completeMessageList' },
  { state: 'AVAILABLE', kind: 'offer', pages: 'offerMessageList' },
  { state: 'IN_PROGRESS', kind: 'progress', pages: 'progressMessageList' },
] as const;

/** The most urgent topic: the errand one comes with, then handing in, then offering, then a quest in progress. */
export function npcDialogue(npc: {
  readonly npcId: number;
  readonly questList: readonly NpcQuest[];
  /** Its lines without a topic, to somebody who has completed these quests. */
  readonly linesAfter: (completedQuestIds: ReadonlySet<number>) => readonly string[];
}): NpcDialogue {
  const own = ownTopic(npc);
  const errands = errandsTo(npc);
  const [first] = errands.filter(isOpen);
  if (first) return errandDialogue(first.quest, errands.filter(isOpen), own);
  if (own) return own;
  // Until the quest is handed in, the friend remembers what it was told.
  const remembered = errands.at(-1)?.goal.answerMessageList.at(-1);
  if (remembered !== undefined) return { kind: 'chat', quest: null, pages: [remembered] };
  const completed = npc.questList.filter(({ state }) => state === 'COMPLETED');
  const pages = npc.linesAfter(new Set(completed.map(({ mapNpcQuestId }) => mapNpcQuestId)));
  return { kind: 'chat', quest: null, pages };
}

interface Told {
  readonly quest: NpcQuest;
  readonly goal: QuestGoal;
}

type Npc = Pick<Parameters<typeof npcDialogue>[0], 'npcId' | 'questList'>;

function ownTopic({ npcId, questList }: Npc): OwnTopic | null {
  const own = questList.filter((quest) => quest.mapNpcObjectId === npcId);
  for (const { state, kind, pages } of ORDER) {
    const quest = own.find((candidate) => candidate.state === state);
    if (quest) return { kind, quest, pages: quest[pages] };
  }
  return null;
}

/** Errands of taken quests that lead to a friend and to which it has an answer. */
function errandsTo({ npcId, questList }: Npc): readonly Told[] {
  return questList.flatMap((quest) =>
    quest.goalList
      .filter(
        ({ actionType, actionId, answerMessageList }) =>
          actionType === 'TALK' && actionId === npcId && answerMessageList.length > 0,
      )
      .map((goal) => ({ quest, goal })),
  );
}

const isOpen = ({ goal }: Told) => goal.completedCount < goal.goalCount;

function errandDialogue(quest: NpcQuest, errands: readonly Told[], rest: OwnTopic | null): Errand {
  return {
    kind: 'errand',
    quest,
    goals: errands.map((told) => ({ questId: told.quest.mapNpcQuestId, name: told.goal.goalName })),
    pages: errands.flatMap(({ goal }) => goal.answerMessageList),
    moment: errands.at(-1)?.goal.answerMoment ?? null,
    // A question how it goes is not worth a second talk.
    rest: rest?.kind === 'progress' ? null : rest,
  };
}
