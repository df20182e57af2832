import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import type { PaymentProduct } from '#shared/contract/commerce/products.ts';
import { ticketTermMs } from '#shared/tutoring/bookingRules.ts';
import { Section } from '#client/ui/layout/Section.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Facts } from '#client/ui/text/Facts.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { eachPrice } from './prices.ts';
import { dayText, purchaseTexts, wonText } from './texts.ts';

const texts = purchaseTexts.sum;

export interface PriceSummaryProps {
  readonly product: PaymentProduct | null;
  /** The class that sells it; empty for the school. */
  readonly className: string;
  readonly couponTitle: string;
  readonly discount: number;
}

/** The sum that is going to be paid; changes of it are read out. */
export function PriceSummary({ product, className, couponTitle, discount }: PriceSummaryProps) {
  const [today] = useState(() => Date.now());
  const total = product ? product.price - discount : 0;
  return (
    <Section
      title={texts.title}
      tone="plain"
      lead={<ReceiptText color="var(--text-accent)" aria-hidden="true" />}
      beside={product?.title}
    >
      {product ? (
        <>
          <Facts
            layout="sums"
            items={[
              { term: texts.price, value: wonText(product.price) },
              {
                key: 'discount',
                term: [texts.discount, couponTitle].join(' '),
                value: (
                  <Text as="b" tone={discount > 0 ? 'danger' : 'plain'}>
                    {purchaseTexts.coupons.won(discount)}
                  </Text>
                ),
              },
              {
                term: texts.total,
                value: (
                  <Text as="b" size="display">
                    {wonText(total)}
                  </Text>
                ),
              },
            ]}
          />
          <Cluster justify="between" gap={2}>
            <Hint>{texts.until(dayText(new Date(today + ticketTermMs(product.quantity))))}</Hint>
            <Hint>
              {purchaseTexts.tickets.each(eachPrice({ price: total, quantity: product.quantity })).join('')}
            </Hint>
          </Cluster>
          <Hint>{purchaseTexts.goodIn(className)}</Hint>
        </>
      ) : (
        <Card tone="sunken" gap={1}>
          <Text as="b" size="heading" align="center">
            {texts.choose}
          </Text>
          <Hint align="center">{texts.chooseHint}</Hint>
        </Card>
      )}
      <VisuallyHidden>
        <span role="status">{product ? texts.said(product.title, total) : texts.choose}</span>
      </VisuallyHidden>
    </Section>
  );
}
