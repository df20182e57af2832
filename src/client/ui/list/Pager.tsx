import { PAGE_SIZES, type PageSize } from '#shared/contract/paging.ts';
import { Button } from '../button/Button.tsx';
import { Chips } from '../tabs/Chips.tsx';
import { uiTexts } from '../texts.ts';
import styles from './List.module.css';

export interface PagerProps {
  readonly page: number;
  /** The number of the first page on the wire; on the screen it is always 1. */
  readonly first: 0 | 1;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
  /** Rows per page; lists without a choice leave both out. */
  readonly size?: PageSize;
  readonly onSize?: (size: PageSize) => void;
}

/** Leafs through a list; nothing stands there while the smallest page holds it all. */
export function Pager({ page, first, pageCount, onPage, size, onSize }: PagerProps) {
  const shown = page - first + 1;
  const last = Math.max(1, pageCount);
  if (last === 1 && shown === 1 && (size === undefined || size === PAGE_SIZES[0])) return null;
  return (
    <nav className={styles.pager} aria-label={uiTexts.pager.label}>
      {size !== undefined && (
        <Chips
          label={uiTexts.pager.size}
          options={SIZES}
          value={`${size}`}
          onChange={(value) => {
            onPage(first);
            onSize?.(PAGE_SIZES.find((count) => `${count}` === value) ?? size);
          }}
        />
      )}
      <Button tone="alt" size="small" disabled={shown <= 1} onClick={() => onPage(page - 1)}>
        {uiTexts.pager.previous}
      </Button>
      <span>{uiTexts.pager.page(shown, last)}</span>
      <Button tone="alt" size="small" disabled={shown >= last} onClick={() => onPage(page + 1)}>
        {uiTexts.pager.next}
      </Button>
    </nav>
  );
}

const SIZES = PAGE_SIZES.map((count) => ({ value: `${count}` as const, label: uiTexts.pager.rows(count) }));
