import { expect, it } from 'vitest';
import { QUESTS } from '#server/domain/world/quests/questDefinitions.ts';
import { COURSES, documentsOf } from '#server/domain/seed/courses.ts';
import { contentTasks, questTasks } from './hours.ts';
import { hoursPage } from './hoursPage.ts';

it('counts each content once, whichever quests ask for it', () => {
  const contents = contentTasks();
  const lessons = COURSES.flatMap((course) => course.lessons);
  const counts = lessons.map(
    (lesson) => documentsOf(lesson).length + lesson.problems.length + (lesson.stageIds ?? []).length,
  );
  expect(contents.size).toBe(counts.reduce((sum, count) => sum + count, 0));

  const known = new Set<number>();
  const first = questTasks(QUESTS, contents, known);
  const again = questTasks(QUESTS, contents, known);
  const kinds = new Set(again.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['DIALOGS', 'ERRANDS']));
  expect(first.length - again.length).toBeGreaterThan(100);
  expect(first.every(({ seconds }) => seconds > 0)).toBe(true);
});

it('says plainly whether the stories last as long as they should', () => {
  expect(hoursPage(QUESTS)).toMatch(/The goal of 40 hours/);
  expect(hoursPage([])).toContain('The stories last 0.0 hours by themselves');
});
