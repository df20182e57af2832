import { assertWithin } from './assertWithin.ts';
import type { TaskRecord } from './record.ts';
import { ITEMS_BUDGET } from './spriteBudgets.ts';

/** Throws when the items at 1x are too large together or on average. The JSON beside them is compressed: 1 kB each. */
export function checkItemSizes(records: Readonly<Record<string, TaskRecord>>): void {
  const items = Object.entries(records).filter(([name]) => /^item .*@1x$/.test(name));
  const bytes = items
    .flatMap(([, { files }]) => Object.entries(files))
    .reduce((sum, [path, size]) => sum + (path.endsWith('.webp') ? size : 0), 0);
  assertWithin(ITEMS_BUDGET.total, 'all items at 1x', bytes);
  if (items.length > 0)
    assertWithin(ITEMS_BUDGET.mean, 'an item at 1x in the mean', Math.round(bytes / items.length));
}
