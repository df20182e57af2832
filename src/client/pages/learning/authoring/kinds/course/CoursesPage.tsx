import { courseCalls } from '#client/net/learning/authoring/contentCalls.ts';
import { ContentListPage } from '../../editor/ContentListPage.tsx';
import { lmsTexts } from '../../texts.ts';
import { courseTexts } from './texts.ts';

/** Courses of the channel for its staff. */
export function CoursesPage() {
  return (
    <ContentListPage
      kind={courseCalls}
      libraryKind="COURSE"
      facts={({ lessonCount, level }) =>
        `${courseTexts.facts(lessonCount)} · ${lmsTexts.level} ${lmsTexts.levels[level]}`
      }
    />
  );
}
