import { Calculator, CalendarCheck, CreditCard, Hourglass, ShieldCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { refundExample } from './refundExample.ts';
import { purchaseTexts } from './texts.ts';
import styles from './Purchase.module.css';

const texts = purchaseTexts.refund;

export interface RefundPanelProps {
  /** The price and the number of the lessons to be bought; null before a ticket is chosen. */
  readonly bought: { readonly paid: number; readonly quantity: number } | null;
}

/** How money comes back, with an example of the chosen ticket; always open beside the sum. */
export function RefundPanel({ bought }: RefundPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const example = bought && refundExample(bought);
  const isSingle = bought?.quantity === 1;
  const close = () => setIsOpen(false);
  return (
    <Card as="section" tone="success" aria-label={texts.title}>
      <Row>
        <ShieldCheck aria-hidden="true" />
        <Heading level={2} tone="inherit">
          {texts.title}
        </Heading>
      </Row>
      <ul className={styles.points}>
        <li>
          <CalendarCheck aria-hidden="true" />
          <span>
            {texts.within[0]}
            <b>{texts.within[1]}</b>
            {texts.within[2]}
          </span>
        </li>
        <li>
          <Calculator aria-hidden="true" />
          {isSingle ? (
            <span>{texts.single}</span>
          ) : (
            <span>
              {texts.used[0]}
              <b>{texts.used[1]}</b>
              {texts.used[2]}
              {example && (
                <Text as="span" size="small" tabular>
                  {' '}
                  {texts.example(example)[0]}
                  <b>{texts.example(example)[1]}</b>
                </Text>
              )}
            </span>
          )}
        </li>
        <li>
          <Undo2 aria-hidden="true" />
          <span>{texts.cancel}</span>
        </li>
        <li>
          <Hourglass aria-hidden="true" />
          <span>{texts.term}</span>
        </li>
        <li>
          <CreditCard aria-hidden="true" />
          <span>
            {texts.days}{' '}
            <button type="button" className={styles.read} onClick={() => setIsOpen(true)}>
              {texts.read}
            </button>
          </span>
        </li>
      </ul>
      <LocalDialog open={isOpen} onClose={close}>
        <Dialog
          title={texts.rulesTitle}
          titleTone="ok"
          width={880}
          footer={<Button onClick={close}>{texts.ok}</Button>}
        >
          <ol className={styles.rules}>
            {texts.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </Dialog>
      </LocalDialog>
    </Card>
  );
}
