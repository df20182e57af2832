import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { pageCountOf, sliceOfPage } from '#shared/contract/paging.ts';
import type { CollectionBook } from '#shared/contract/world/collections.ts';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { CardGrid, PaleCards } from './CardGrid.tsx';
import { FindersHint } from './Finders.tsx';
import { FoundPage } from './FoundPage.tsx';
import { TAB_ICONS, type CollectionTab } from './tabs.ts';
import { collectionTexts } from './texts.ts';
import { useBookPage } from './useBookPage.ts';
import styles from './Collection.module.css';

/** Cards of one side. */
const SIDE = 20;

interface FindPagesProps {
  readonly tab: Exclude<CollectionTab, 'TITLE'>;
  readonly book: CollectionBook | undefined;
}

/** Two sides of the book: the cards, and what the chosen one is. */
export function FindPages({ tab, book }: FindPagesProps) {
  const page = useBookPage(tab);
  const [side, setSide] = useState(0);
  const [onlyMissing, setOnlyMissing] = useState(false);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const Icon = TAB_ICONS[tab];
  const all = page.data ?? [];
  const found = all.filter(({ foundAt }) => foundAt !== null);
  const isFull = tab !== 'FRIEND' && all.length > 0 && found.length === all.length;
  const cards = onlyMissing ? all.filter(({ foundAt }) => foundAt === null) : all;
  const last = Math.max(1, pageCountOf(cards.length, SIDE));
  const shown = sliceOfPage(cards, { page: side, first: 0, size: SIDE });
  const chosen = all.find(({ key }) => key === chosenKey) ?? shown.find((card) => card.foundAt !== null);
  const turn = (to: number) => setSide(Math.min(last - 1, Math.max(0, to)));
  const turnByKey = useEffectEvent((event: KeyboardEvent) => {
    const step = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    turn(side + step);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => turnByKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <section
        className={classNames(styles.side, styles.left, isFull && styles.full)}
        aria-label={collectionTexts.tabs[tab]}
      >
        <header className={styles.pagesHead}>
          <Icon aria-hidden="true" />
          <Heading level={3} size="title">
            {collectionTexts.tabs[tab]}
          </Heading>
          {page.data && (
            <Text as="span" size="heading" tone="warning" tabular>
              {collectionTexts.counted(found.length, tab === 'FRIEND' ? null : all.length)}
            </Text>
          )}
          <div className={styles.filter}>
            <CheckBox
              label={collectionTexts.onlyMissing}
              checked={onlyMissing}
              onChange={({ target }) => {
                setOnlyMissing(target.checked);
                setSide(0);
              }}
            />
          </div>
        </header>
        <div className={styles.cards} key={side}>
          {page.data === undefined ? (
            page.isError || page.isPaused ? (
              <ErrorState
                title={collectionTexts.failed}
                hint={page.isPaused ? collectionTexts.offlineHint : undefined}
                onRetry={page.isPaused ? undefined : page.refetch}
                retrying={page.isFetching}
              />
            ) : (
              <PaleCards count={SIDE} />
            )
          ) : cards.length === 0 ? (
            <EmptyState
              title={onlyMissing ? collectionTexts.complete : collectionTexts.empty}
              hint={onlyMissing ? collectionTexts.completeHint : collectionTexts.emptyHint}
            />
          ) : (
            <CardGrid
              label={collectionTexts.cards(collectionTexts.tabs[tab])}
              cards={shown}
              chosenKey={chosen?.key}
              onChoose={setChosenKey}
            />
          )}
        </div>
        <footer className={styles.foot}>
          {chosen?.foundAt === null ? <FindersHint card={chosen} /> : <span />}
          <IconButton
            label={collectionTexts.previous}
            icon={<ChevronLeft />}
            disabled={side === 0}
            onClick={() => turn(side - 1)}
          />
          <span aria-live="polite">{collectionTexts.page(side + 1, last)}</span>
          <IconButton
            label={collectionTexts.next}
            icon={<ChevronRight />}
            disabled={side >= last - 1}
            onClick={() => turn(side + 1)}
          />
        </footer>
      </section>
      <FoundPage
        card={chosen}
        book={book}
        isSheetOpen={chosenKey !== null}
        onCloseSheet={() => setChosenKey(null)}
      />
    </>
  );
}
