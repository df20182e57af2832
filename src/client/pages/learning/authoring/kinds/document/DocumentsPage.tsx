import { documentCalls } from '#client/net/learning/authoring/contentCalls.ts';
import { ContentListPage } from '../../editor/ContentListPage.tsx';
import { documentTexts as texts } from './texts.ts';

/** Documents of the channel for its staff. */
export function DocumentsPage() {
  return (
    <ContentListPage
      kind={documentCalls}
      libraryKind="DOCUMENT"
      facts={({ documentType, readerCount }) =>
        `${texts.types[documentType]} · ${texts.readers(readerCount)}`
      }
    />
  );
}
