import { Star } from 'lucide-react';
import { classNames } from '#client/ui/classNames.ts';
import type { Product } from '#shared/contract/shop.ts';
import { shopTexts } from './texts.ts';
import styles from './ProductCard.module.css';

export interface ProductCardProps {
  readonly product: Product;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

export function ProductCard({ product, chosen, onChoose }: ProductCardProps) {
  const rarity = shopTexts.rarity[product.rarity];
  return (
    <button
      type="button"
      aria-pressed={chosen}
      className={classNames(styles.card, chosen && styles.chosen)}
      onClick={onChoose}
    >
      {product.owned && <span className={styles.owned}>{shopTexts.owned}</span>}
      {rarity !== '' && (
        <span className={styles.rarity} data-rarity={product.rarity} title={rarity}>
          <Star aria-label={rarity} fill="currentColor" />
        </span>
      )}
      <img src={product.thumbnail} alt="" width="72" height="72" loading="lazy" />
      <span className={styles.name}>{product.name}</span>
      <span className={styles.price}>
        <img src="/ui/coin.svg" alt="" width="18" height="18" />
        {product.price.toLocaleString('ko-KR')}
      </span>
    </button>
  );
}
