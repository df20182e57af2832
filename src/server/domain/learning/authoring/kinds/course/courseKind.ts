import type { AuthoringKind } from '#server/domain/learning/authoring/AuthoringKind.ts';
import { contentFactsOf } from '#server/domain/learning/authoring/contents/contentFacts.ts';
import { outlineOfLesson } from '#server/domain/learning/authoring/library/outlineOfLesson.ts';
import { courseHolder, getStaffCourse } from './staffCourses.ts';

export const courseKind: AuthoringKind = {
  facts: contentFactsOf(courseHolder.table),
  preview: async (db, place) => {
    const { title, content, lessonList } = await getStaffCourse(db, place);
    return { title, content, lessonList: lessonList.map(outlineOfLesson) };
  },
};
