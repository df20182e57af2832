import { lmsCourseRoutes } from '#shared/contract/learning/authoring/lmsCourses.ts';
import { packHolder, unpackHolder } from '#server/domain/learning/authoring/materials/packHolder.ts';
import { contentVersions } from '#server/domain/learning/authoring/contents/contentVersions.ts';
import type { AuthoringKind } from '#server/domain/learning/authoring/AuthoringKind.ts';
import { contentFactsOf } from '#server/domain/learning/authoring/contents/contentFacts.ts';
import { outlineOfLesson } from '#server/domain/learning/authoring/library/outlineOfLesson.ts';
import { addCourse, getStaffCourse, courseContents, courseHolder } from './staffCourses.ts';

export const courseKind: AuthoringKind = {
  facts: contentFactsOf(courseHolder.table),
  preview: async (db, place) => {
    const { title, content, lessonList } = await getStaffCourse(db, place);
    return { title, content, lessonList: lessonList.map(outlineOfLesson) };
  },
  holder: courseHolder,
  packAlone: packHolder(courseHolder, { path: 'course.yaml', lessons: 'lessons' }),
  unpack: unpackHolder(courseHolder, addCourse, ({ course }) => {
    if (!course) return null;
    const { format: _format, lessons, ...facts } = course;
    return { facts, lessons };
  }),
  versions: contentVersions(courseContents, lmsCourseRoutes.save.body),
};
