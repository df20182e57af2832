import { courseCalls } from '#client/net/rest/learning/lms.ts';
import { ContentListPage } from '../shared/ContentListPage.tsx';
import { lmsTexts } from '../texts.ts';
import { courseTexts } from './texts.ts';

/** Courses of the channel for its staff. */
export function CoursesPage() {
  return (
    <ContentListPage
      kind={courseCalls}
      shelfKind="COURSE"
      facts={({ lessonCount, level }) =>
        `${courseTexts.facts(lessonCount)} · ${lmsTexts.level} ${lmsTexts.levels[level]}`
      }
    />
  );
}
