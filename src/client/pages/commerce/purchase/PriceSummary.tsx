import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import type { PaymentProduct } from '#shared/contract/commerce/products.ts';
import { ticketTermMs } from '#shared/tutoring/bookingRules.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { eachPrice } from './prices.ts';
import { dayText, purchaseTexts, wonText } from './texts.ts';
import styles from './Summary.module.css';

const texts = purchaseTexts.sum;

export interface PriceSummaryProps {
  readonly product: PaymentProduct | null;
  /** The class that sells it; empty for the school. */
  readonly className: string;
  readonly couponTitle: string;
  readonly discount: number;
}

/** What is going to be paid; changes of the sum are read out. */
export function PriceSummary({ product, className, couponTitle, discount }: PriceSummaryProps) {
  const [today] = useState(() => Date.now());
  const total = product ? product.price - discount : 0;
  return (
    <section className={styles.sum} aria-label={texts.title}>
      <div className={styles.heading}>
        <ReceiptText aria-hidden="true" />
        <h2>{texts.title}</h2>
        <span>{product?.title}</span>
      </div>
      {product ? (
        <>
          <dl className={styles.lines}>
            <dt>{texts.price}</dt>
            <dd>{wonText(product.price)}</dd>
            <dt>
              {texts.discount} {couponTitle !== '' && <small>{couponTitle}</small>}
            </dt>
            <dd data-off={discount > 0 || undefined}>{purchaseTexts.coupons.won(discount)}</dd>
          </dl>
          <dl className={styles.total}>
            <dt>{texts.total}</dt>
            <dd>{wonText(total)}</dd>
          </dl>
          <p className={styles.under}>
            <span>{texts.until(dayText(new Date(today + ticketTermMs(product.quantity))))}</span>
            <span>
              {purchaseTexts.tickets.each(eachPrice({ price: total, quantity: product.quantity })).join('')}
            </span>
          </p>
          <p className={styles.under}>{purchaseTexts.goodIn(className)}</p>
        </>
      ) : (
        <div className={styles.choose}>
          <b>{texts.choose}</b>
          <p>{texts.chooseHint}</p>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{product ? texts.said(product.title, total) : texts.choose}</span>
      </VisuallyHidden>
    </section>
  );
}
