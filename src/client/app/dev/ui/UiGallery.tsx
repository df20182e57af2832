import { useState } from 'react';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { ToastHost } from '#client/ui/toast/ToastHost.tsx';
import { PieceSamples } from './PieceSamples.tsx';
import { TableSamples } from './TableSamples.tsx';
import { TokenSamples } from './TokenSamples.tsx';
import { Switch } from '#client/ui/form/Switch.tsx';
import { uiSampleTexts as texts } from './texts.ts';
import styles from '../Dev.module.css';

/** The page /dev/ui: every token and every piece in all of its states. */
export function UiGallery() {
  const [isDense, setIsDense] = useState(true);
  return (
    <main className={styles.sheet} data-dense={isDense || undefined}>
      <Page width="wide">
        <PageHead title={texts.title} note={texts.note}>
          <Switch label="data-dense" checked={isDense} onChange={setIsDense} />
        </PageHead>
        <TokenSamples />
        <PieceSamples />
        <TableSamples />
      </Page>
      <ToastHost />
    </main>
  );
}
