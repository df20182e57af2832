import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inventoryQueries } from '#client/net/queries/inventoryQueries.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { equipItem, unequipItem } from '#client/net/rest/inventory.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { PERMANENT_CATEGORIES } from '#shared/content/avatarLayers.ts';
import type { UserItem } from '#shared/contract/world.ts';
import { categoryOptions, type CategoryFilter } from '../shop/categoryTexts.ts';
import { DollStage } from '../shop/DollStage.tsx';
import { itemKeysOf, useWorn } from '../shop/useWorn.ts';
import { slotCount } from './slotCount.ts';
import { inventoryTexts } from './texts.ts';
import styles from './InventoryDialog.module.css';

const OPTIONS = categoryOptions();

/** The bag: everything owned; a press puts a thing on or takes it off. */
export function InventoryDialog() {
  const { close } = useDialogControl();
  const [filter, setFilter] = useState<CategoryFilter>('ALL');
  const [page, setPage] = useState(1);
  const worn = useWorn();
  const category = filter === 'ALL' ? undefined : filter;
  const items = useQuery({ ...inventoryQueries.page({ category, page }), placeholderData: keepPreviousData });
  const toggle = useToggle();
  const wornIds = new Set(worn.map(({ itemId }) => itemId));

  return (
    <Dialog title={inventoryTexts.title} width={1080} tall>
      <div className={styles.bag}>
        <DollStage itemKeys={itemKeysOf(worn)}>
          <p className={styles.hint}>{inventoryTexts.choose}</p>
          <Button
            tone="alt"
            wide
            onClick={() => {
              close();
              openDialog('shop');
            }}
          >
            {inventoryTexts.shop}
          </Button>
        </DollStage>
        <div className={styles.shelf}>
          <Chips
            label={inventoryTexts.categories}
            options={OPTIONS}
            value={filter}
            onChange={(next) => {
              setFilter(next);
              setPage(1);
            }}
          />
          {items.isPending && <Loading />}
          {items.isError && (
            <ErrorState
              title={inventoryTexts.listFailed}
              onRetry={() => void items.refetch()}
              retrying={items.isFetching}
            />
          )}
          {items.data?.totalCount === 0 && (
            <EmptyState title={inventoryTexts.empty} hint={inventoryTexts.emptyHint} />
          )}
          {items.data && items.data.totalCount > 0 && (
            <ul className={styles.grid} aria-label={inventoryTexts.items}>
              {items.data.inventoryList.map((item) => (
                <li key={item.inventoryId}>
                  <button
                    type="button"
                    className={styles.slot}
                    aria-pressed={wornIds.has(item.itemId)}
                    disabled={toggle.isPending}
                    title={item.description}
                    onClick={() => toggle.mutate({ item, worn: wornIds.has(item.itemId) })}
                  >
                    {wornIds.has(item.itemId) && <span className={styles.worn}>{inventoryTexts.worn}</span>}
                    <img src={item.thumbnail} alt="" width="64" height="64" loading="lazy" />
                    <span className={styles.name}>{item.name}</span>
                  </button>
                </li>
              ))}
              {Array.from(
                { length: slotCount(items.data.inventoryList.length) - items.data.inventoryList.length },
                (_, index) => (
                  <li key={`empty-${index}`} className={styles.hole} aria-hidden="true" />
                ),
              )}
            </ul>
          )}
          {items.data && items.data.pageCount > 1 && (
            <div className={styles.pager}>
              <Button tone="alt" disabled={page <= 1} onClick={() => setPage(page - 1)}>
                {inventoryTexts.previous}
              </Button>
              <span>{inventoryTexts.page(page, items.data.pageCount)}</span>
              <Button tone="alt" disabled={page >= items.data.pageCount} onClick={() => setPage(page + 1)}>
                {inventoryTexts.next}
              </Button>
            </div>
          )}
        </div>
      </div>
    </Dialog>
  );
}

const PERMANENT: ReadonlySet<string> = new Set(PERMANENT_CATEGORIES);

function useToggle() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ item, worn }: { item: UserItem; worn: boolean }) => {
      if (!worn) {
        await equipItem(item);
        return inventoryTexts.wornNow(item.name);
      }
      if (PERMANENT.has(item.itemCategory)) return inventoryTexts.keepOne;
      await unequipItem(item.itemId);
      return inventoryTexts.takenOff(item.name);
    },
    onSuccess: async (text) => {
      showToast({ text, theme: text === inventoryTexts.keepOne ? 'info' : 'success' });
      await queries.invalidateQueries({ queryKey: inventoryQueries.all });
    },
    onError: (error) => {
      const told = error instanceof ApiError && error.failure === 'answered' ? error.userMessage : '';
      showToast({ text: told || inventoryTexts.failed, theme: 'warning' });
    },
  });
}
