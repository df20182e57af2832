import { sessionStore } from '#client/stores/sessionStore.ts';
import { Row } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { CATEGORY_TEXTS, wearTexts } from '#client/overlay/world/wardrobe/categoryTexts.ts';
import type { Wearable } from '#client/overlay/world/wardrobe/useWorn.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { Product } from '#shared/contract/world/shop.ts';
import { shopTexts } from './texts.ts';
import type { usePurchase, useWear } from './usePurchase.ts';
import styles from './Shop.module.css';

export interface ShopActionProps {
  readonly tried: readonly Product[];
  readonly point: number | null;
  readonly worn: readonly Wearable[];
  readonly onTakeOff: (product: Product) => void;
  readonly onTakeAllOff: () => void;
  readonly onBasket: () => void;
  readonly buy: ReturnType<typeof usePurchase>;
  readonly wear: ReturnType<typeof useWear>;
}

/** The things tried on, and the next step: buy them, look into the basket, or wear them. */
export function ShopAction({ tried, onTakeOff, onTakeAllOff, ...next }: ShopActionProps) {
  return (
    <>
      <Row as="p" gap={2} className={styles.price}>
        <img src="/ui/coin.svg" alt={shopTexts.point} width="24" height="24" />
        {next.point?.toLocaleString('ko-KR') ?? ''}
      </Row>
      {tried.length > 0 && (
        <Row gap={2} className={styles.actionTried}>
          <ul aria-label={shopTexts.tried}>
            {tried.map((product) => (
              <li key={product.productId}>
                <button
                  type="button"
                  aria-label={shopTexts.takeOff(CATEGORY_TEXTS[product.itemCategory])}
                  onClick={() => onTakeOff(product)}
                >
                  <img src={product.thumbnail} alt="" width="36" height="36" />
                  <span aria-hidden="true">×</span>
                </button>
              </li>
            ))}
          </ul>
          <Button tone="alt" size="small" onClick={onTakeAllOff}>
            {shopTexts.takeAllOff}
          </Button>
        </Row>
      )}
      <NextStep tried={tried} {...next} />
    </>
  );
}

function NextStep({
  tried,
  point,
  worn,
  onBasket,
  buy,
  wear,
}: Omit<ShopActionProps, 'onTakeOff' | 'onTakeAllOff'>) {
  const signedIn = useStore(sessionStore, ({ state }) => state !== 'INVALID');
  const wornIds = new Set(worn.map(({ itemId }) => itemId));
  const toBuy = tried.filter(({ owned }) => !owned);
  const toWear = tried.filter(({ owned, itemId }) => owned && !wornIds.has(itemId));
  const [first] = toBuy;
  const total = toBuy.reduce((sum, { price }) => sum + price, 0);
  const missing = total - (point ?? total);

  if (tried.length === 0)
    return (
      <Text size="small" align="center" bold>
        {shopTexts.choose}
      </Text>
    );
  if (first && !signedIn)
    return (
      <ButtonLink tone="ok" wide to={paths.signIn}>
        {shopTexts.signIn}
      </ButtonLink>
    );
  if (first && toBuy.length === 1) {
    if (first.offer?.stock === 0)
      return (
        <Text size="small" align="center" bold>
          {shopTexts.soldOut}. {shopTexts.soldOutHint}
        </Text>
      );
    return (
      <>
        {missing > 0 ? (
          <Short missing={missing} />
        ) : (
          <Text size="small" align="center" bold className={styles.more}>
            {first.description}
          </Text>
        )}
        <Button wide busy={buy.isPending} disabled={missing > 0} onClick={() => buy.mutate(first)}>
          {buy.isPending ? shopTexts.buying : shopTexts.buy(first.name, first.price)}
        </Button>
      </>
    );
  }
  if (first)
    return (
      <>
        {missing > 0 && <Short missing={missing} />}
        <Button wide disabled={buy.isPending} onClick={onBasket}>
          {shopTexts.basket(toBuy.length, total)}
        </Button>
      </>
    );
  if (toWear.length === 0)
    return (
      <Text size="small" align="center" bold>
        {shopTexts.worn}
      </Text>
    );
  return (
    <Button wide busy={wear.isPending} onClick={() => wear.mutate(toWear)}>
      {wear.isPending ? shopTexts.wearing : wearLabel(toWear)}
    </Button>
  );
}

const wearLabel = ([first, ...more]: readonly Product[]) =>
  first === undefined || more.length > 0 ? shopTexts.wearAll : shopTexts.wear(wearTexts.putOn(first));

function Short({ missing }: { readonly missing: number }) {
  return (
    <Text size="small" align="center" bold>
      {shopTexts.short(missing)}. <span className={styles.more}>{shopTexts.shortHint}</span>
    </Text>
  );
}
