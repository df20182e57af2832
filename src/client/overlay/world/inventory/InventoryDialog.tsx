import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { inventoryQueries, useEquipItems, useUnequipItem } from '#client/net/world/inventory.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Grid } from '#client/ui/layout/Stack.tsx';
import { Caption, Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { PERMANENT_CATEGORIES } from '#shared/content/avatarLayers.ts';
import type { UserItem } from '#shared/contract/world/inventory.ts';
import {
  CATEGORY_TEXTS,
  categoryOptions,
  wearTexts,
  type CategoryFilter,
} from '#client/overlay/world/wardrobe/categoryTexts.ts';
import { moveInGrid } from '#client/overlay/world/wardrobe/moveInGrid.ts';
import { itemKeysOf, useWorn } from '#client/overlay/world/wardrobe/useWorn.ts';
import { Wardrobe, type WardrobeNote } from '#client/overlay/world/wardrobe/Wardrobe.tsx';
import { slotCount } from './slotCount.ts';
import { inventoryTexts } from './texts.ts';
import styles from './InventoryDialog.module.css';

const OPTIONS = categoryOptions();

/** The inventory: everything owned; pressing an item puts it on or takes it off. */
export function InventoryDialog() {
  const { close } = useDialogControl();
  const [filter, setFilter] = useState<CategoryFilter>('ALL');
  const [page, setPage] = useState(1);
  const [looked, setLooked] = useState<UserItem | null>(null);
  const [note, setNote] = useState<WardrobeNote | null>(null);
  const forgetNote = useCallback(() => setNote(null), []);
  const worn = useWorn();
  const category = filter === 'ALL' ? undefined : filter;
  const items = useQuery({ ...inventoryQueries.page({ category, page }), placeholderData: keepPreviousData });
  const toggle = useToggle(setNote);
  const wornIds = new Set(worn.map(({ itemId }) => itemId));
  const press = (item: UserItem) => {
    setLooked(item);
    toggle.mutate({ item, worn: wornIds.has(item.itemId) });
  };

  return (
    <Dialog title={inventoryTexts.title} width={1080} tall>
      <Wardrobe
        itemKeys={itemKeysOf(worn)}
        note={note}
        onNoteRead={forgetNote}
        actions={
          <>
            {looked ? (
              <ItemDetails
                item={looked}
                worn={wornIds.has(looked.itemId)}
                busy={toggle.isPending}
                onPress={() => press(looked)}
              />
            ) : (
              <Text size="small" align="center" bold>
                {inventoryTexts.choose}
              </Text>
            )}
            <Grid columns={2} gap={3} className={styles.ways}>
              <Button tone="alt" size="small" wide onClick={() => openDialog('pets')}>
                {inventoryTexts.pets}
              </Button>
              <Button
                tone="alt"
                size="small"
                wide
                onClick={() => {
                  close();
                  openDialog('shop');
                }}
              >
                {inventoryTexts.shop}
              </Button>
            </Grid>
          </>
        }
      >
        <Chips
          label={inventoryTexts.categories}
          options={OPTIONS}
          value={filter}
          onChange={(next) => {
            setFilter(next);
            setPage(1);
          }}
        />
        <ListBody
          query={items}
          failed={inventoryTexts.listFailed}
          empty={<EmptyState title={inventoryTexts.empty} hint={inventoryTexts.emptyHint} />}
        >
          {({ inventoryList, pageCount }) => (
            <>
              <ul className={styles.grid} aria-label={inventoryTexts.items}>
                {inventoryList.map((item) => (
                  <li key={item.inventoryId}>
                    <button
                      type="button"
                      data-cell
                      onKeyDown={moveInGrid}
                      className={styles.slot}
                      data-choice
                      aria-pressed={wornIds.has(item.itemId)}
                      aria-disabled={toggle.isPending}
                      onFocus={() => setLooked(item)}
                      onPointerEnter={() => setLooked(item)}
                      onClick={() => !toggle.isPending && press(item)}
                    >
                      {wornIds.has(item.itemId) && (
                        <span className={styles.worn} data-tag>
                          {inventoryTexts.worn}
                        </span>
                      )}
                      <img src={item.thumbnail} alt="" width="64" height="64" loading="lazy" />
                      <Text as="span" size="caption">
                        {item.name}
                      </Text>
                    </button>
                  </li>
                ))}
                {Array.from(
                  { length: slotCount(inventoryList.length) - inventoryList.length },
                  (_, index) => (
                    <li key={`empty-${index}`} className={styles.hole} aria-hidden="true" />
                  ),
                )}
              </ul>
              <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
            </>
          )}
        </ListBody>
      </Wardrobe>
    </Dialog>
  );
}

interface ItemDetailsProps {
  readonly item: UserItem;
  readonly worn: boolean;
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** The item under the finger, with the actions that it allows. */
function ItemDetails({ item, worn, busy, onPress }: ItemDetailsProps) {
  const permanent = PERMANENT.has(item.itemCategory);
  return (
    <>
      <p className={styles.details}>
        <Text as="b" size="heading" tone="inherit">
          {item.name}
        </Text>{' '}
        <Caption>{CATEGORY_TEXTS[item.itemCategory]}</Caption>
        <span>{item.description}</span>
      </p>
      {worn && permanent ? (
        <Text size="small" align="center" bold>
          {inventoryTexts.onlyExchanged}
        </Text>
      ) : (
        <Button wide busy={busy} onClick={onPress}>
          {worn ? wearTexts.takeOff(item) : wearTexts.putOn(item)}
        </Button>
      )}
    </>
  );
}

const PERMANENT: ReadonlySet<string> = new Set(PERMANENT_CATEGORIES);

function useToggle(onNote: (note: WardrobeNote) => void) {
  const onError = (error: Error) =>
    onNote({ text: userMessageOf(error, inventoryTexts.failed), failed: true });
  const equip = useEquipItems<UserItem>({
    onSuccess: (_reply, items) => items.forEach((item) => onNote({ text: wearTexts.on(item) })),
    onError,
  });
  const unequip = useUnequipItem<UserItem>({
    onSuccess: (_reply, item) => onNote({ text: wearTexts.off(item) }),
    onError,
  });
  const mutate = ({ item, worn }: { item: UserItem; worn: boolean }) => {
    if (!worn) equip.mutate([item]);
    else if (PERMANENT.has(item.itemCategory)) onNote({ text: inventoryTexts.onlyExchanged });
    else unequip.mutate(item);
  };
  return { mutate, isPending: equip.isPending || unequip.isPending };
}
