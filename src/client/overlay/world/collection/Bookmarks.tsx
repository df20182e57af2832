import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import type { CollectionBook } from '#shared/contract/world/collections.ts';
import { titleQueries } from '#client/net/world/titles.ts';
import { classNames } from '#client/ui/classNames.ts';
import edges from '#client/ui/tabs/Tabs.module.css';
import { useScrollEdges } from '#client/ui/tabs/useScrollEdges.ts';
import { COLLECTION_TABS, KINDS_OF, TAB_ICONS, tabAfter, type CollectionTab } from './tabs.ts';
import { collectionTexts } from './texts.ts';
import styles from './Collection.module.css';

interface BookmarksProps {
  readonly tab: CollectionTab;
  readonly onTab: (tab: CollectionTab) => void;
  /** Undefined while it is loading. */
  readonly book: CollectionBook | undefined;
}

/** One bookmark for each page, with how much of it there is. */
export function Bookmarks({ tab, onTab, book }: BookmarksProps) {
  const list = useRef<HTMLDivElement>(null);
  useScrollEdges(list);
  useLayoutEffect(() => {
    // On phones the bookmarks are a row that is longer than the screen.
    list.current
      ?.querySelector(`[data-tab="${tab}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tab]);
  const { data: titles } = useQuery(titleQueries.list());
  const move = (event: KeyboardEvent) => {
    const next = tabAfter(tab, event.key);
    if (next === tab) return;
    event.preventDefault();
    onTab(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  const countsOf = (of: CollectionTab): { text: string; fresh: number } => {
    if (of === 'TITLE') {
      const earned = titles?.titleList.filter(({ earnedAt }) => earnedAt !== null).length ?? 0;
      return { text: titles ? collectionTexts.counted(earned, titles.titleList.length) : '', fresh: 0 };
    }
    const pages = book?.pageList.filter(({ kind }) => KINDS_OF[of].includes(kind)) ?? [];
    if (pages.length === 0) return { text: '', fresh: 0 };
    const found = pages.reduce((sum, { foundCount }) => sum + foundCount, 0);
    const total = of === 'FRIEND' ? null : (pages[0]?.totalCount ?? null);
    const fresh = pages.reduce((sum, { newCount }) => sum + newCount, 0);
    return { text: collectionTexts.counted(found, total), fresh };
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={collectionTexts.pages}
      aria-orientation="vertical"
      className={classNames(styles.marks, edges.edges)}
      onKeyDown={move}
    >
      {COLLECTION_TABS.map((of, index) => {
        const Icon = TAB_ICONS[of];
        const { text, fresh } = countsOf(of);
        return (
          <button
            key={of}
            id={`collection-${of}`}
            data-tab={of}
            type="button"
            role="tab"
            aria-selected={of === tab}
            aria-controls="collection-page"
            tabIndex={of === tab ? 0 : -1}
            className={styles.mark}
            style={bookmarkColours(index)}
            onClick={() => onTab(of)}
          >
            <Icon aria-hidden="true" />
            <span>
              <b>{collectionTexts.tabs[of]}</b>
              <small>{text}</small>
            </span>
            {fresh > 0 && (
              <em className={styles.fresh} data-tag role="img" aria-label={collectionTexts.newOnes(fresh)}>
                {fresh}
              </em>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** Bookmarks take turns with the colours of the menu. */
const COLOURS = ['bag', 'coral', 'shop', 'skills', 'settings', 'wood', 'sea'] as const;

const bookmarkColours = (index: number) => {
  const colour = COLOURS[index % COLOURS.length];
  return { '--mark': `var(--${colour}-bottom)`, '--mark-line': `var(--${colour}-line)` } as CSSProperties;
};
