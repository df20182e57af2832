import { worksheetCalls } from '#client/net/learning/authoring/contentCalls.ts';
import { ContentListPage } from '../../editor/ContentListPage.tsx';
import { lmsTexts } from '../../texts.ts';
import { worksheetTexts } from './texts.ts';

/** Worksheets of the channel for its staff. */
export function WorksheetsPage() {
  return (
    <ContentListPage
      kind={worksheetCalls}
      libraryKind="WORKSHEET"
      facts={({ chapterCount, level }) =>
        `${worksheetTexts.facts(chapterCount)} · ${lmsTexts.level} ${lmsTexts.levels[level]}`
      }
    />
  );
}
