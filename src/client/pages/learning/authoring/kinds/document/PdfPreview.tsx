import { lazy, Suspense } from 'react';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { documentTexts as texts } from './texts.ts';
import styles from './PdfPanel.module.css';

// The reader of PDFs is larger than the page.
const PdfView = lazy(async () => ({
  default: (await import('#client/pages/learning/document/PdfView.tsx')).PdfView,
}));

/** A PDF as pupils read it; nobody's reading is noted here. */
export function PdfPreview({ title, url }: { readonly title: string; readonly url: string }) {
  return (
    <Panel title={texts.preview} titleTone="sea">
      <div className={styles.reader}>
        <Suspense fallback={<Loading />}>
          <PdfView key={url} title={title} url={url} />
        </Suspense>
      </div>
    </Panel>
  );
}
