/** Pure: which titles of lessons and problems a quest repeats wrongly. */
import { documentIdOf } from '#shared/content/lessonIds.ts';
import { COURSES } from '#server/domain/seed/courses.ts';
import type { QuestDefinition } from '#server/domain/world/quests/questTypes.ts';

const lessons = COURSES.flatMap((course) => course.lessons);
const documentTitles = new Map(lessons.map(({ number, document }) => [documentIdOf(number), document.title]));
const problemTitles = new Map(
  lessons.flatMap(({ problems }) => problems.map(({ id, title }) => [id, title] as const)),
);

/** Goals that name a document or problem in 「」 by another title than it has. */
export function titleProblems(quests: readonly QuestDefinition[]): string[] {
  return quests.flatMap(({ id, goals }) =>
    goals.flatMap(({ actionType, actionId, name }) => {
      const titles = { READ_DOCUMENT: documentTitles, SOLVE_PROBLEM: problemTitles };
      if (actionType !== 'READ_DOCUMENT' && actionType !== 'SOLVE_PROBLEM') return [];
      const named = /「(.+)」/.exec(name)?.[1];
      const title = titles[actionType].get(actionId);
      // Whether there is such a content at all is another check.
      if (named === undefined || title === undefined || named === title) return [];
      return [`quest ${id}: ${actionType} ${actionId} is called 「${title}」, not 「${named}」`];
    }),
  );
}
