/** Pure. Story quests that ask for code before its concepts were taught and practised. */
import type { QuestDefinition } from '#server/domain/world/quests/questTypes.ts';
import { isPractised, neededBy, shownBy } from '#server/domain/seed/concepts.ts';

type Quests = readonly QuestDefinition[];

interface Known {
  /** By language and concept: the same idea looks different in another language. */
  readonly taught: Set<string>;
  /** By concept: blocks, JavaScript and Python practise the same idea. */
  readonly practised: Set<string>;
}

/**
 * A problem of a story comes after each of its concepts was taught by a document and practised in a stage or on a code
 * object. Only goals count that every child has reached then: those of the quests that must be completed before, and
 * the earlier goals of the same quest.
 */
export function conceptProblems(quests: Quests): string[] {
  const byId = new Map(quests.map((quest) => [quest.id, quest]));
  return quests
    .filter(({ kind }) => kind === 'MAIN')
    .flatMap((quest) => {
      const known: Known = { taught: new Set(), practised: new Set() };
      for (const earlier of questsBefore(quest, byId)) learn(earlier.goals, known);
      return quest.goals.flatMap((goal) => {
        const problems = faultsOf(quest.id, goal, known);
        learn([goal], known);
        return problems;
      });
    });
}

function questsBefore(quest: QuestDefinition, byId: ReadonlyMap<number, QuestDefinition>): QuestDefinition[] {
  const found = new Map<number, QuestDefinition>();
  const open = [...quest.after];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const before = byId.get(id);
    if (before === undefined || found.has(id)) continue;
    found.set(id, before);
    open.push(...before.after);
  }
  return [...found.values()];
}

function learn(goals: QuestDefinition['goals'], { taught, practised }: Known): void {
  for (const { actionType, actionId } of goals) {
    const page = actionType === 'READ_DOCUMENT' ? shownBy(actionId) : undefined;
    for (const concept of page?.concepts ?? []) taught.add(`${page?.language} ${concept}`);
    const program = actionType === 'SOLVE_PROBLEM' ? neededBy(actionId) : undefined;
    if (program?.kind === 'PRACTICE') for (const concept of program.concepts) practised.add(concept);
  }
}

function faultsOf(questId: number, goal: QuestDefinition['goals'][number], known: Known): string[] {
  const asked = goal.actionType === 'SOLVE_PROBLEM' ? neededBy(goal.actionId) : undefined;
  if (asked === undefined || asked.kind === 'PRACTICE') return [];
  const { title, language, concepts } = asked;
  return concepts.flatMap((concept) => [
    ...(known.taught.has(`${language} ${concept}`)
      ? []
      : [`quest ${questId} asks for 「${title}」 before ${concept} is taught in ${language}`]),
    ...(known.practised.has(concept) || !isPractised(concept)
      ? []
      : [`quest ${questId} asks for 「${title}」 before ${concept} is practised in a stage`]),
  ]);
}
