import { asksFor, type GoalAction } from './questProgress.ts';
import { QUESTS } from './questDefinitions.ts';
import type { QuestDefinition } from './questTypes.ts';

/** All quests of a server, by id and by their goals. */
export class QuestBook {
  readonly all: readonly QuestDefinition[];
  readonly #byId: ReadonlyMap<number, QuestDefinition>;

  constructor(all: readonly QuestDefinition[]) {
    this.all = all;
    this.#byId = new Map(all.map((quest) => [quest.id, quest]));
  }

  byId(id: number): QuestDefinition | undefined {
    return this.#byId.get(id);
  }

  /** Quests with a goal that counts the action. */
  asking(action: GoalAction): readonly QuestDefinition[] {
    return this.all.filter(({ goals }) => goals.some((goal) => asksFor(goal, action)));
  }
}

/** The quests of the product. */
export const QUEST_BOOK = new QuestBook(QUESTS);
