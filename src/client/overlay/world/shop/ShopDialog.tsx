import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { latestProduct, shopQueries } from '#client/net/world/shop.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { categoryOptions, type CategoryFilter } from '#client/overlay/world/wardrobe/categoryTexts.ts';
import {
  dressedWith,
  itemKeysOf,
  toggleTried,
  useWorn,
  type Wearable,
} from '#client/overlay/world/wardrobe/useWorn.ts';
import { Wardrobe, type WardrobeNote } from '#client/overlay/world/wardrobe/Wardrobe.tsx';
import { useStore } from '#client/ui/useStore.ts';
import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { SHOP_CATEGORIES, type Product } from '#shared/contract/world/shop.ts';
import { Basket } from './Basket.tsx';
import { OfferShelf } from './OfferShelf.tsx';
import { ProductGrid, type TryOn } from './ProductGrid.tsx';
import { ShopAction } from './ShopAction.tsx';
import { shopTexts } from './texts.ts';
import { usePurchase, useWear } from './usePurchase.ts';
import styles from './Shop.module.css';

type Tab = keyof typeof shopTexts.tab;

/** Skins are chosen at sign-up and never sold. */
const sold = (categories: readonly EquipmentCategory[]) =>
  categoryOptions(categories.filter((category) => category !== 'SKIN'));
const { AVATAR, CLOTHES, ACCESSORY } = SHOP_CATEGORIES;

const TABS: readonly { value: Tab; picture: string }[] = [
  { value: 'ALL', picture: '/ui/star.svg' },
  { value: 'OFFERS', picture: '/ui/gift.svg' },
  { value: 'AVATAR', picture: '/avatar/@1x/hair.twin/thumb.webp' },
  { value: 'CLOTHES', picture: '/avatar/@1x/top.sailor/thumb.webp' },
  { value: 'ACCESSORY', picture: '/avatar/@1x/hat.captain/thumb.webp' },
  { value: 'WISHES', picture: '/ui/emote-love.svg' },
];
const TAB_OPTIONS = TABS.map((tab) => ({ ...tab, label: shopTexts.tab[tab.value] }));
/** The small categories under each tab. */
const CATEGORIES: Readonly<Partial<Record<Tab, ReturnType<typeof sold>>>> = {
  // The categories are as many as stand in one row on a tablet; the others are under their tabs.
  ALL: sold(['HAIR', 'FACE', 'HAT', ...CLOTHES]),
  AVATAR: sold(AVATAR),
  CLOTHES: sold(CLOTHES),
  ACCESSORY: sold(ACCESSORY),
};

/** The shop: try things on together on the own avatar, buy them with points, wear them. */
export function ShopDialog() {
  const [tab, setTab] = useState<Tab>('ALL');
  const [known, setTried] = useState<readonly Product[]>([]);
  const [basketOpen, setBasketOpen] = useState(false);
  const [note, setNote] = useState<WardrobeNote | null>(null);
  const forgetNote = useCallback(() => setNote(null), []);
  const point = useStore(walletStore, (wallet) => wallet.point);
  const worn = useWorn();
  const buy = usePurchase(setNote);
  const wear = useWear(setNote);
  // The things tried on follow the lists: prices change and things are bought in other tabs.
  const tried = known.map((product) => latestProduct(product));
  const outfit = tried.reduce<readonly Wearable[]>(dressedWith, worn);
  const toBuy = tried.filter(({ owned }) => !owned);
  const inBasket = basketOpen && toBuy.length > 0;
  const toggle = (product: Product) => setTried((before) => toggleTried(before, product));
  const tryOn: TryOn = { tried, onTry: toggle, onNote: setNote };

  return (
    <Dialog title={shopTexts.title} width={1200} tall>
      <Wardrobe
        itemKeys={itemKeysOf(outfit)}
        note={note}
        onNoteRead={forgetNote}
        actions={
          <ShopAction
            tried={tried}
            point={point}
            worn={worn}
            buy={buy}
            wear={wear}
            onTakeOff={toggle}
            onTakeAllOff={() => setTried([])}
            onBasket={() => setBasketOpen(true)}
          />
        }
      >
        {inBasket && (
          <Basket
            products={toBuy}
            point={point ?? 0}
            buy={buy}
            onRemove={toggle}
            onBack={() => setBasketOpen(false)}
          />
        )}
        {/* Kept while the basket is looked through, so that tab, page and category are the same afterwards. */}
        <div className={styles.shelves} hidden={inBasket}>
          <Chips
            label={shopTexts.tabs}
            className={styles.tabs}
            options={TAB_OPTIONS}
            value={tab}
            onChange={setTab}
          />
          {tab === 'OFFERS' ? <OfferShelf {...tryOn} /> : <Shelf key={tab} tab={tab} {...tryOn} />}
        </div>
      </Wardrobe>
    </Dialog>
  );
}

/** The products of a tab, by small category and page. */
function Shelf({ tab, ...tryOn }: TryOn & { readonly tab: Exclude<Tab, 'OFFERS'> }) {
  const [filter, setFilter] = useState<CategoryFilter>('ALL');
  const [page, setPage] = useState(1);
  const category = filter === 'ALL' ? undefined : filter;
  const options = CATEGORIES[tab];
  const isWishes = tab === 'WISHES';
  const largeCategory = tab === 'ALL' || isWishes ? undefined : tab;
  const placeholderData = keepPreviousData;
  const all = useQuery({
    ...shopQueries.products({ category, largeCategory, page }),
    placeholderData,
    enabled: !isWishes,
  });
  const wishes = useQuery({ ...shopQueries.wishes({ page }), placeholderData, enabled: isWishes });
  const products = isWishes ? wishes : all;

  return (
    <>
      {options && (
        <Chips
          label={shopTexts.categories}
          options={options}
          value={filter}
          onChange={(next) => {
            setFilter(next);
            setPage(1);
          }}
        />
      )}
      <ListBody
        query={products}
        failed={shopTexts.listFailed}
        empty={
          isWishes ? (
            <EmptyState title={shopTexts.noWishes} hint={shopTexts.noWishesHint} />
          ) : (
            <EmptyState title={shopTexts.empty} />
          )
        }
      >
        {({ productList, pageCount }) => (
          <>
            <ProductGrid
              {...tryOn}
              label={shopTexts.products}
              products={productList}
              busy={products.isPlaceholderData}
            />
            <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
          </>
        )}
      </ListBody>
    </>
  );
}
