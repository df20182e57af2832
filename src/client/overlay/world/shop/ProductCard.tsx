import { Heart, Star } from 'lucide-react';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { moveInGrid } from '#client/overlay/world/wardrobe/moveInGrid.ts';
import type { Product } from '#shared/contract/world/shop.ts';
import { shopTexts } from './texts.ts';
import { untilText } from './untilText.ts';
import styles from './Shop.module.css';

export interface ProductCardProps {
  readonly product: Product;
  /** When the shelf was opened. */
  readonly now: Date;
  readonly tried: boolean;
  readonly onTry: () => void;
  /** Undefined where there is no wish list, as for visitors. */
  readonly onWish: (() => void) | undefined;
}

/** A product on the shelf: a press tries it on, the heart keeps it in mind. */
export function ProductCard({ product, now, tried, onTry, onWish }: ProductCardProps) {
  const { productId, name, price, originalPrice, offer, owned, wished } = product;
  const rarity = shopTexts.rarity[product.rarity];
  const nameId = `product-name-${productId}`;
  const soldOut = offer?.stock === 0;
  return (
    <div
      className={classNames(styles.card, offer && styles.offer)}
      data-choice
      data-chosen={tried || undefined}
    >
      <button
        type="button"
        data-cell
        onKeyDown={moveInGrid}
        aria-pressed={tried}
        className={styles.press}
        onClick={onTry}
      >
        <img
          src={product.thumbnail}
          alt=""
          width="76"
          height="76"
          loading="lazy"
          className={classNames(soldOut && styles.gone)}
        />
        <Text as="span" size="small" bold id={nameId}>
          {name}
        </Text>
        <Cluster as="span" gap={2} justify="center" className={styles.price}>
          <img src="/ui/coin.svg" alt="" width="18" height="18" />
          {price.toLocaleString('ko-KR')}
          {price < originalPrice && (
            <del>
              <VisuallyHidden>{shopTexts.oldPrice(originalPrice)}</VisuallyHidden>
              <span aria-hidden="true">{originalPrice.toLocaleString('ko-KR')}</span>
            </del>
          )}
        </Cluster>
        {offer && (
          <Cluster as="span" gap={2} justify="center" className={styles.terms}>
            <span>{untilText(offer.endsAt, now)}</span>
            {offer.stock !== null && <span>{soldOut ? shopTexts.soldOut : shopTexts.left(offer.stock)}</span>}
          </Cluster>
        )}
        {rarity !== '' && (
          <span className={styles.rarity} data-rarity={product.rarity} title={rarity}>
            <Star aria-label={rarity} fill="currentColor" />
          </span>
        )}
      </button>
      {owned ? (
        <span className={classNames(styles.tag, styles.owned)} data-tag>
          {shopTexts.owned}
        </span>
      ) : (
        offer && (
          <span
            className={classNames(styles.tag, offer.offerType === 'EVENT' ? styles.event : undefined)}
            data-tag
          >
            {offer.offerType === 'EVENT' ? shopTexts.event : shopTexts.discount}
          </span>
        )
      )}
      {onWish && !owned && (
        <button
          type="button"
          className={styles.heart}
          aria-pressed={wished}
          aria-label={wished ? shopTexts.unwish : shopTexts.wish}
          aria-describedby={nameId}
          onClick={onWish}
        >
          <Heart aria-hidden="true" fill={wished ? 'currentColor' : 'none'} />
        </button>
      )}
    </div>
  );
}
