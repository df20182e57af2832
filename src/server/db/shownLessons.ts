import { sql } from 'drizzle-orm';
import { courses } from './tables/learning/courses.ts';
import { lessons } from './tables/learning/lessons.ts';
import { worksheets } from './tables/learning/worksheets.ts';

/** For statements that read lessons: that pupils see the course or the worksheet. */
export const isOfShownParent = sql`(
  exists (select from ${courses} where ${courses.id} = ${lessons.courseId}
    and not ${courses.removed} and ${courses.visibleState} = 'VISIBLE')
  or exists (select from ${worksheets} where ${worksheets.id} = ${lessons.worksheetId}
    and not ${worksheets.removed} and ${worksheets.visibleState} = 'VISIBLE'))`;
