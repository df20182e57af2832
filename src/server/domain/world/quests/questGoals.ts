import type { GoalActionType, QuestChange } from '#shared/contract/world/quests.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { EventAnswers, TransactionListeners } from '#server/domain/events.ts';
import { emit } from '#server/domain/transaction.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { readWallet } from '#server/domain/world/economy/readWallet.ts';
import type { Clock } from '#server/platform/clock.ts';
import { applySteps, levelOf, questChange } from './applySteps.ts';
import { isUnderWay, loadQuestProgress } from './loadQuestProgress.ts';
import { isOffered } from './questOffers.ts';
import { countAction, takenNow, type GoalAction } from './questProgress.ts';
import type { QuestBook } from './questBook.ts';
import type { QuestDefinition } from './questTypes.ts';

interface GoalDeps {
  readonly quests: QuestBook;
  readonly clock: Clock;
}

/** The event that counts towards each kind of goal, and the field of it that is the goal's `actionId`. */
export function questGoals(deps: GoalDeps): TransactionListeners {
  const { counts, countsIfAsked } = counters(deps);
  return {
    'npc.talked': counts('TALK', ({ npcId }) => npcId),
    'content.completed': counts('READ_DOCUMENT', ({ contentOnLessonId }) => contentOnLessonId),
    'problem.solved': counts('SOLVE_PROBLEM', ({ problemId }) => problemId),
    'lesson.passed': countsIfAsked('PASS_LESSON', ({ lessonId }) => lessonId),
    'map.visited': countsIfAsked('VISIT_MAP', ({ mapId }) => mapId),
    'shell.collected': countsIfAsked('COLLECT', ({ mapId }) => mapId),
    'skill.used': countsIfAsked('USE_SKILL', ({ skillId }) => skillId),
    'item.equipped': countsIfAsked('WEAR_ITEM', ({ itemId }) => itemId),
    'friendship.accepted': countsIfAsked('MAKE_FRIEND', ({ friendId }) => friendId),
    'puzzle.solved': countsIfAsked('SOLVE_PUZZLE', () => 0),
    'object.programmed': countsIfAsked('PROGRAM_OBJECT', ({ objectId }) => objectId),
    'course.run': countsIfAsked('RUN_COURSE', ({ mapId }) => mapId),
    'gate.opened': countsIfAsked('OPEN_GATE', ({ mapId }) => mapId),
    'battle.won': countsIfAsked('WIN_BATTLE', ({ battleId }) => battleId),
    // A higher level may open quests.
    'level.changed': async (tx, { userId, level }) => {
      if (deps.quests.all.some(({ requiredLevel }) => requiredLevel === level))
        await emit(tx, { type: 'quests.progressed', userId });
    },
  };
}

type CountedAction = GoalAction & {
  readonly tx: Transaction;
  readonly userId: number;
  readonly times?: number;
};
type Counted = { readonly userId: number; readonly times?: number };

function counters({ quests, clock }: GoalDeps) {
  /** Counts an event and answers the change to the acting user. */
  const counts =
    <Event extends Counted>(actionType: GoalActionType, idOf: (event: Event) => number) =>
    async (tx: Transaction, event: Event): Promise<EventAnswers> => {
      const { userId } = event;
      const action = { actionType, actionId: idOf(event) };
      if (quests.asking(action).length > 0)
        return { questChange: await countGoal({ tx, userId, ...action }) };
      return { questChange: questChange(await readWallet({ db: tx, userId }), []) };
    };

  /** Counts a frequent event that few quests ask for: one small statement, or none while no quest has such a goal. */
  const countsIfAsked =
    <Event extends Counted>(actionType: GoalActionType, idOf: (event: Event) => number) =>
    async (tx: Transaction, event: Event): Promise<EventAnswers | void> => {
      const { userId, times } = event;
      const action = { actionType, actionId: idOf(event) };
      const questIds = quests.asking(action).map(({ id }) => id);
      if (questIds.length === 0 || !(await isUnderWay({ tx, userId, questIds }))) return;
      return { questChange: await countGoal({ tx, userId, times, ...action }) };
    };

  /**
   * Counts an action of the user towards the quests under way, in the caller's transaction; quests without hand-in
   * complete with it and give their rewards.
   */
  async function countGoal(counted: CountedAction): Promise<QuestChange> {
    const { tx, userId } = counted;
    const now = clock.now();
    // Locked before the progress is read: a quest accepted at this very moment either sees the counted or is seen here.
    const wallet = await lockWallet({ tx, userId });
    const before = await loadQuestProgress({ db: tx, userId, quests, now });
    const outlook = { quests, now, level: levelOf(wallet) };
    const started = (quest: QuestDefinition) =>
      quest.startsItself && isOffered(quest, before, outlook) ? takenNow(quest, now) : undefined;
    const moved = quests
      .asking(counted)
      .flatMap((quest) => countAction(quest, before.get(quest.id) ?? started(quest), counted) ?? []);
    return applySteps({ tx, quests, now, wallet, before, moved });
  }

  return { counts, countsIfAsked };
}
