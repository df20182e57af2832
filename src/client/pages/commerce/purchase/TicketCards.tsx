import { Check } from 'lucide-react';
import type { SoldInfo, SoldProduct } from '#shared/contract/commerce/products.ts';
import { rewardText } from '#client/pages/commerce/coupons/couponWords.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { eachPrice, savedEach } from './prices.ts';
import { ShellRow } from './ShellRow.tsx';
import { purchaseTexts, wonText } from './texts.ts';
import styles from './TicketCards.module.css';

const texts = purchaseTexts.tickets;

export interface TicketCardsProps {
  readonly info: SoldInfo;
  readonly chosenId: number | null;
  readonly onChoose: (product: SoldProduct) => void;
  readonly problem: string | undefined;
}

/** The products of a group as tickets, one shell for each lesson; a radio group. */
export function TicketCards({ info, chosenId, onChoose, problem }: TicketCardsProps) {
  const { paymentProductList: products, viewMode } = info;
  return (
    <fieldset
      className={styles.group}
      aria-describedby={problem === undefined ? undefined : 'ticket-problem'}
    >
      <legend className={styles.legend}>
        <b>{texts.title}</b> <span>{info.subTitle === '' ? info.title : info.subTitle}</span>
      </legend>
      <div className={styles.cards} data-view={viewMode}>
        {products.map((product) => (
          <TicketCard
            key={product.paymentProductId}
            product={product}
            saved={savedEach(product, products)}
            view={viewMode}
            isChosen={product.paymentProductId === chosenId}
            onChoose={() => onChoose(product)}
          />
        ))}
      </div>
      <p id="ticket-problem" role="alert" className={styles.problem}>
        {problem}
      </p>
    </fieldset>
  );
}

interface TicketCardProps {
  readonly product: SoldProduct;
  /** Won a lesson against the dearest of the group. */
  readonly saved: number;
  readonly view: SoldInfo['viewMode'];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function TicketCard({ product, saved, view, isChosen, onChoose }: TicketCardProps) {
  const { title, price, originalPrice, quantity, color, iconImage, couponList } = product;
  const [each, eachWon] = texts.each(eachPrice(product));
  return (
    <label className={styles.card} data-color={color}>
      <input
        type="radio"
        name="product"
        className={styles.input}
        checked={isChosen}
        onChange={onChoose}
        aria-label={texts.name(title, quantity)}
      />
      <span className={styles.head}>
        <span className={styles.count}>{texts.count(quantity)}</span>
        <span className={styles.mark} aria-hidden="true">
          <Check />
        </span>
        {view === 'CARDS' && iconImage !== '' ? (
          <img className={styles.picture} src={iconImage} alt="" />
        ) : (
          <ShellRow count={quantity} />
        )}
      </span>
      <span className={styles.body}>
        <span className={styles.price}>
          {wonText(price)}
          {originalPrice > price && (
            <>
              <VisuallyHidden>{texts.instead}</VisuallyHidden>
              <s className={styles.instead}>{wonText(originalPrice)}</s>
            </>
          )}
        </span>
        <span className={styles.each}>
          {each}
          <b>{eachWon}</b>
        </span>
        <span className={styles.saves}>{saved > 0 ? texts.saves(saved) : texts.first}</span>
        {couponList.length > 0 && (
          <span className={styles.saves}>{texts.coupons(couponList.map(rewardText).join(', '))}</span>
        )}
      </span>
    </label>
  );
}
