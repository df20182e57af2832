import { Dialog as Base } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, X } from 'lucide-react';
import { useState } from 'react';
import { collectionQueries } from '#client/net/world/collections.ts';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { DialogFrame } from '#client/ui/dialogs/DialogFrame.tsx';
import pill from '#client/ui/panel/Panel.module.css';
import { fillVariables } from '#client/ui/tokens/tones.ts';
import { uiTexts } from '#client/ui/texts.ts';
import { Bookmarks } from './Bookmarks.tsx';
import { FindPages } from './FindPages.tsx';
import { TitlePages } from './TitlePages.tsx';
import type { CollectionTab } from './tabs.ts';
import { collectionTexts } from './texts.ts';
import styles from './Collection.module.css';

/** The collection book: what was found so far, page by page, and the titles. */
export function CollectionDialog() {
  const { close } = useDialogControl();
  const [tab, setTab] = useState<CollectionTab>('SHELL');
  const { data: book } = useQuery(collectionQueries.book());
  return (
    <DialogFrame className={styles.whole} viewportClassName={styles.viewport}>
      <Bookmarks tab={tab} onTab={setTab} book={book} />
      <div className={styles.book}>
        <Base.Title className={classNames(pill.pill, styles.title)} style={fillVariables('bag')}>
          <BookOpen aria-hidden="true" />
          {collectionTexts.title}
        </Base.Title>
        <div
          id="collection-page"
          role="tabpanel"
          aria-labelledby={`collection-${tab}`}
          className={styles.open}
        >
          {/* A new key turns the page. */}
          {tab === 'TITLE' ? <TitlePages /> : <FindPages key={tab} tab={tab} book={book} />}
        </div>
        <div className={styles.fold} aria-hidden="true" />
        <IconButton
          className={styles.close}
          tone="close"
          label={uiTexts.close}
          icon={<X />}
          onClick={close}
        />
      </div>
    </DialogFrame>
  );
}
