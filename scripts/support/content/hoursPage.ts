/** Pure. The hours of the content as a page of Markdown. */
import type { QuestDefinition } from '#server/domain/world/quests/questTypes.ts';
import { MINUTES } from './economy.ts';
import {
  contentTasks,
  puzzleCount,
  questTasks,
  SECONDS_FOR_STARS,
  SECONDS_OF_PAGE,
  SECONDS_OF_PUZZLE,
  TASK_KINDS,
  wildCounts,
  type Task,
  type TaskKind,
} from './hours.ts';

const GOAL_HOURS = 40;
/** A race, with the tries for a better medal; a secret, with the search for it. */
const SECONDS_OF_RACE = 600;
const SECONDS_OF_SECRET = 240;

/** Tasks by the part of the game that asks for them first. */
function partsOf(quests: readonly QuestDefinition[]): readonly (readonly [string, readonly Task[]])[] {
  const contents = contentTasks();
  const known = new Set<number>();
  const ofKind = (kind: QuestDefinition['kind']) =>
    questTasks(
      quests.filter((quest) => quest.kind === kind),
      contents,
      known,
    );
  return [
    ['The stories', ofKind('MAIN')],
    ['Favours beside the stories', ofKind('SUB')],
    [
      'Lessons, stages and things that no quest names',
      [...contents].flatMap(([id, tasks]) => (known.has(id) ? [] : tasks)),
    ],
  ];
}

export function hoursPage(quests: readonly QuestDefinition[]): string {
  const parts = partsOf(quests);
  const kinds = Object.keys(TASK_KINDS) as TaskKind[];
  const [story = 0] = parts.map(([, tasks]) => hoursOf(tasks));
  const all = parts.reduce((sum, [, tasks]) => sum + hoursOf(tasks), 0);
  const { races, secrets } = wildCounts();
  const puzzles = puzzleCount();
  return [
    '# Hours of the content',
    '',
    'Printed by `npm run --silent hours > docs/hours.md` from quests, lessons, stages, things and puzzles.',
    '',
    `The stories last ${story.toFixed(1)} hours by themselves, and ${all.toFixed(1)} hours with everything that stands beside them and is done once. ${verdict(story, all)}`,
    '',
    `| Kind | ${parts.flatMap(([name]) => [name, 'Hours']).join(' | ')} | Hours together |`,
    `| --- |${' --: |'.repeat(parts.length * 2 + 1)}`,
    ...kinds.map((kind) => {
      const own = parts.map(([, tasks]) => tasks.filter((task) => task.kind === kind));
      return `| ${TASK_KINDS[kind]} | ${own.flatMap((tasks) => [tasks.length, hoursOf(tasks).toFixed(1)]).join(' | ')} | ${hoursOf(own.flat()).toFixed(1)} |`;
    }),
    `| Together | ${parts.flatMap(([, tasks]) => [tasks.length, hoursOf(tasks).toFixed(1)]).join(' | ')} | ${all.toFixed(1)} |`,
    '',
    '## What comes again, or lies about',
    '',
    `- Daily puzzles: ${puzzles} until the first comes again, ${SECONDS_OF_PUZZLE / 60} minutes a day: ${hours(puzzles * SECONDS_OF_PUZZLE)} hours.`,
    `- Daily and weekly quests: ${quests.filter(({ kind }) => kind === 'DAILY').length} and ${quests.filter(({ kind }) => kind === 'WEEKLY').length}; three of the dailies and one of the weeklies ask for code on each day and in each week.`,
    `- Races: ${races}, ${hours(races * SECONDS_OF_RACE)} hours; secrets: ${secrets}, ${hours(secrets * SECONDS_OF_SECRET)} hours. They are not counted above.`,
    '',
    '## Assumptions',
    '',
    `- A page of a lesson ${SECONDS_OF_PAGE} s with its small task. Problems of lessons 5, 8, 12, 15 and 20 minutes by difficulty, stages 3, 5, 8, 11 and 15 and ${SECONDS_FOR_STARS / 60} more for the stars, things of the world and phases of foes 4, 6, 9, 12 and 15.`,
    `- Goals in the world in minutes: ${Object.entries(MINUTES)
      .filter(([type]) => !['READ_DOCUMENT', 'SOLVE_PROBLEM', 'PASS_LESSON'].includes(type))
      .map(([type, minutes]) => `${type} ${minutes}`)
      .join(', ')}, each time.`,
    '- A content counts once, for the first that asks for it. Breaks, chat, shopping, the own room and battles are not counted.',
  ].join('\n');
}

const hoursOf = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { seconds }) => sum + seconds, 0) / 3600;

const hours = (seconds: number): string => (seconds / 3600).toFixed(1);

/** The goal is meant for the way to the end of the stories. */
function verdict(story: number, all: number): string {
  if (story >= GOAL_HOURS) return `The goal of ${GOAL_HOURS} hours to the end of the stories is reached.`;
  const missing = (GOAL_HOURS - story).toFixed(1);
  return all >= GOAL_HOURS
    ? `The goal of ${GOAL_HOURS} hours is reached only by a child who also does what stands beside the stories: by themselves they are ${missing} hours short.`
    : `The goal of ${GOAL_HOURS} hours is missed by ${(GOAL_HOURS - all).toFixed(1)} hours even with everything.`;
}
