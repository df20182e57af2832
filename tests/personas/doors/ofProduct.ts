import { documentIdOf } from '#shared/content/lessonIds.ts';
import { STAGE_COURSE } from '#server/domain/seed/stages/stageCourse.ts';

/** The document of the first lesson of the product. */
export const FIRST_DOCUMENT = documentIdOf(1);
/** The first stage of the road. */
export const FIRST_STAGE = STAGE_COURSE.lessons[0]?.problems[0]?.id ?? 0;
