import { worksheetCalls } from '#client/net/rest/learning/lms.ts';
import { ContentListPage } from '../shared/ContentListPage.tsx';
import { lmsTexts } from '../texts.ts';
import { worksheetTexts } from './texts.ts';

/** Worksheets of the channel for its staff. */
export function WorksheetsPage() {
  return (
    <ContentListPage
      kind={worksheetCalls}
      shelfKind="WORKSHEET"
      facts={({ chapterCount, level }) =>
        `${worksheetTexts.facts(chapterCount)} · ${lmsTexts.level} ${lmsTexts.levels[level]}`
      }
    />
  );
}
