/** Pure. Points and experience of a child who plays for some hours, quest by quest. */
import { CODE_REWARDS } from '#shared/content/codeRewards.ts';
import { SECRET_REWARD, SHELLS_A_DAY, SHELL_POINTS } from '#shared/content/collectibles.ts';
import { experienceOf } from '#shared/content/levels.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import { documentsOf, lessonOf } from '#server/domain/seed/courses.ts';
import { TIME_TRIAL_REWARD } from '#server/domain/world/timeTrials/saveRun.ts';
import type { QuestDefinition, QuestGoalDefinition } from '#server/domain/world/quests/questTypes.ts';
import { periodOf, repeatedOfDay } from '#server/domain/world/quests/questPeriods.ts';
import { neededBy } from '#server/domain/seed/concepts.ts';
import { dayAfter, FIRST_DAY } from './days.ts';
import { afterQuest, isOffered, NEWCOMER, obstacleOf, type Traveller } from './journey.ts';
import { EMPTY_PURSE, spend, type Purse } from './spending.ts';

/** Minutes of a child of nine, the way and the reading of the dialog included. */
export const MINUTES: Readonly<Record<QuestGoalDefinition['actionType'], number>> = {
  TALK: 2,
  VISIT_MAP: 1.5,
  READ_DOCUMENT: 6,
  SOLVE_PROBLEM: 10,
  /** Minutes of a problem or document that is not done yet. */
  PASS_LESSON: 10,
  COLLECT: 1,
  RUN_COURSE: 4,
  WEAR_ITEM: 1,
  USE_SKILL: 1,
  MAKE_FRIEND: 4,
  OPEN_GATE: 4,
  WIN_BATTLE: 10,
  SOLVE_PUZZLE: 3,
  PROGRAM_OBJECT: 8,
};
/** Taking a quest and handing it in. */
export const MINUTES_OF_DIALOG = 2;
export const MINUTES_A_DAY = 60;
/** Shells picked up on the way, beside those of quests. */
export const LOOSE_SHELLS_A_DAY = 8;
/** The number of steps of the stories before a side quest. */
export const MAIN_PER_SUB = 2;
/** The stars that a child reaches on a stage, out of three; code objects are counted as stages. */
export const STARS_OF_STAGE = 2;
/** Average points of a shell: each map has one pearl among its shells. */
export const POINTS_OF_SHELL =
  (SHELL_POINTS.pearl + (SHELLS_A_DAY - 1) * SHELL_POINTS.scallop) / SHELLS_A_DAY;

export interface Hour {
  readonly hour: number;
  readonly questCounts: Readonly<Record<QuestDefinition['kind'], number>>;
  /** Points of this hour, by their source. */
  readonly fromQuests: number;
  readonly fromFinds: number;
  /** Points of solved problems and stars. */
  readonly fromCode: number;
  /** From the beginning. */
  readonly earned: number;
  readonly exp: number;
  readonly level: number;
  readonly purse: Purse;
}

interface Play {
  readonly traveller: Traveller;
  readonly findPoints: number;
  readonly codePoints: number;
  readonly contents: ReadonlySet<number>;
  readonly courseMaps: ReadonlySet<number>;
  readonly mainSinceSub: number;
}

/** One session of an hour on each day; a quest begun is finished, so an hour may run over into the next. */
export function playHours(quests: readonly QuestDefinition[], hours: number): Hour[] {
  const rows: Hour[] = [];
  let play: Play = {
    traveller: { ...NEWCOMER, points: WELCOME_POINTS },
    findPoints: 0,
    codePoints: 0,
    contents: new Set(),
    courseMaps: new Set(),
    mainSinceSub: 0,
  };
  const weekDone = new Set<string>();
  let purse = EMPTY_PURSE;
  let overrun = 0;
  for (let hour = 1; hour <= hours; hour += 1) {
    const before = play;
    const done: QuestDefinition[] = [];
    let minutes = overrun;
    const day = dayAfter(FIRST_DAY, hour - 1);
    const week = periodOf('WEEKLY', new Date(`${day}T00:00:00+09:00`));
    const turn = repeatedOfDay(quests, day);
    const isItsTurn = ({ id, kind, isAlways }: QuestDefinition) =>
      kind === 'DAILY'
        ? turn.has(id) && !isAlways
        : kind !== 'WEEKLY' || (turn.has(id) && !weekDone.has(`${id} ${week}`));
    const ofDay = quests.filter(isItsTurn);
    play = findSecret(play, hour);
    while (minutes < MINUTES_A_DAY) {
      const quest = nextQuest(ofDay, { play, done });
      if (!quest) break;
      minutes += minutesOf(quest, play);
      play = afterPlaying(quest, play);
      done.push(quest);
      if (quest.kind === 'WEEKLY') weekDone.add(`${quest.id} ${week}`);
    }
    overrun = Math.max(0, minutes - MINUTES_A_DAY);
    const { points, exp } = play.traveller;
    purse = spend(purse, {
      earned: points + play.findPoints + play.codePoints,
      level: experienceOf(exp).level,
    });
    rows.push({
      hour,
      questCounts: countsOf(done),
      fromQuests: points - before.traveller.points,
      fromFinds: play.findPoints - before.findPoints,
      fromCode: play.codePoints - before.codePoints,
      earned: points + play.findPoints + play.codePoints,
      exp,
      level: experienceOf(exp).level,
      purse,
    });
  }
  return rows;
}

interface Choice {
  readonly play: Play;
  /** On this day. */
  readonly done: readonly QuestDefinition[];
}

/** The dailies of the day first; then the stories, with a side quest now and then. */
function nextQuest(quests: readonly QuestDefinition[], choice: Choice): QuestDefinition | undefined {
  const { play, done } = choice;
  const { traveller } = play;
  const open = quests.filter((quest) => {
    const isDoable = quest.goals.every((goal) => obstacleOf(goal, traveller) === null);
    return isDoable && isOffered(quest, traveller) && !done.includes(quest);
  });
  const ofKind = (kind: QuestDefinition['kind']) =>
    open.filter((quest) => quest.kind === kind && (!isOnce(quest) || !traveller.completed.has(quest.id)));

  const [daily] = ofKind('DAILY');
  if (daily) return daily;
  const [main] = ofKind('MAIN');
  const [sub] = ofKind('SUB');
  if (sub && (play.mainSinceSub >= MAIN_PER_SUB || !main)) return sub;
  if (main) return main;
  return ofKind('WEEKLY')[0];
}

const isOnce = ({ kind }: QuestDefinition) => kind === 'MAIN' || kind === 'SUB';

function minutesOf({ goals }: QuestDefinition, { contents }: Play): number {
  return goals.reduce((sum, { actionType, actionId, count }) => {
    if (actionType === 'PASS_LESSON')
      return sum + MINUTES.PASS_LESSON * contentsOfLesson(actionId).filter((id) => !contents.has(id)).length;
    const isDone = isContent(actionType) && actionId !== 0 && contents.has(actionId);
    return isDone ? sum : sum + MINUTES[actionType] * count;
  }, MINUTES_OF_DIALOG);
}

const isContent = (type: QuestGoalDefinition['actionType']) =>
  type === 'READ_DOCUMENT' || type === 'SOLVE_PROBLEM';

/** The documents and the problems of a lesson; their ids differ. */
export function contentsOfLesson(lesson: number): number[] {
  return [...documentsOf(lessonOf(lesson)), ...lessonOf(lesson).problems].map(({ id }) => id);
}

function afterPlaying(quest: QuestDefinition, play: Play): Play {
  const shells = quest.goals
    .filter(({ actionType }) => actionType === 'COLLECT')
    .reduce((sum, { count }) => sum + count, 0);
  const contents = quest.goals.flatMap(({ actionType, actionId }) =>
    actionType === 'PASS_LESSON' ? contentsOfLesson(actionId) : isContent(actionType) ? [actionId] : [],
  );
  const newCourses = quest.goals.filter(
    ({ actionType, actionId }) =>
      actionType === 'RUN_COURSE' && actionId !== 0 && !play.courseMaps.has(actionId),
  );
  const traveller = afterQuest(quest, play.traveller);
  const solved = contents.filter((id) => neededBy(id) !== undefined && !play.contents.has(id));
  const stars = STARS_OF_STAGE * solved.filter((id) => neededBy(id)?.kind === 'PRACTICE').length;
  const ofCode = (what: 'point' | 'exp') =>
    solved.length * CODE_REWARDS.problem[what] + stars * CODE_REWARDS.star[what];
  const isSub = quest.kind === 'SUB';
  return {
    traveller: {
      ...traveller,
      exp: traveller.exp + newCourses.length * TIME_TRIAL_REWARD.exp + ofCode('exp'),
    },
    findPoints: play.findPoints + shells * POINTS_OF_SHELL + newCourses.length * TIME_TRIAL_REWARD.point,
    codePoints: play.codePoints + ofCode('point'),
    contents: new Set([...play.contents, ...contents]),
    courseMaps: new Set([...play.courseMaps, ...newCourses.map(({ actionId }) => actionId)]),
    mainSinceSub: isSub ? 0 : play.mainSinceSub + (quest.kind === 'MAIN' ? 1 : 0),
  };
}

/** One secret spot and some loose shells a day, while there are secrets left. */
function findSecret(play: Play, day: number): Play {
  const secrets = MAPS.reduce((sum, map) => sum + map.secrets.length, 0);
  const found = day <= secrets ? SECRET_REWARD : { point: 0, exp: 0 };
  return {
    ...play,
    traveller: { ...play.traveller, exp: play.traveller.exp + found.exp },
    findPoints: play.findPoints + found.point + LOOSE_SHELLS_A_DAY * POINTS_OF_SHELL,
  };
}

function countsOf(done: readonly QuestDefinition[]): Hour['questCounts'] {
  const count = (kind: QuestDefinition['kind']) => done.filter((quest) => quest.kind === kind).length;
  return { MAIN: count('MAIN'), SUB: count('SUB'), DAILY: count('DAILY'), WEEKLY: count('WEEKLY') };
}
