import { documentCalls } from '#client/net/rest/learning/lms.ts';
import { ContentListPage } from '../shared/ContentListPage.tsx';
import { documentTexts as texts } from './texts.ts';

/** Documents of the channel for its staff. */
export function DocumentsPage() {
  return (
    <ContentListPage
      kind={documentCalls}
      shelfKind="DOCUMENT"
      facts={({ documentType, readerCount }) =>
        `${texts.types[documentType]} · ${texts.readers(readerCount)}`
      }
    />
  );
}
