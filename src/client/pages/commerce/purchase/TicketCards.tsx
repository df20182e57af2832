import { Check } from 'lucide-react';
import type { SoldInfo, SoldProduct } from '#shared/contract/commerce/products.ts';
import { rewardText } from '#client/pages/commerce/coupons/couponWords.ts';
import ticket from '#client/pages/commerce/ticket/Ticket.module.css';
import { classNames } from '#client/ui/classNames.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { Hint, Label, Text } from '#client/ui/text/Text.tsx';
import { WIDTHS } from '#client/ui/tokens/widths.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import { eachPrice, savedEach } from './prices.ts';
import { ShellRow } from './ShellRow.tsx';
import { purchaseTexts, wonText } from './texts.ts';
import styles from './Purchase.module.css';

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
    <fieldset aria-describedby={problem === undefined ? undefined : 'ticket-problem'}>
      <ChoiceLegend title={texts.title} note={info.subTitle === '' ? info.title : info.subTitle} />
      <div className={styles.tickets} data-view={viewMode}>
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
      <Text id="ticket-problem" role="alert" size="small" tone="danger" bold>
        {problem}
      </Text>
    </fieldset>
  );
}

/** The title of a choice, and in small the note that belongs to it. */
export function ChoiceLegend({ title, note }: { readonly title: string; readonly note: string }) {
  return (
    <Hint as="legend" className={styles.legend}>
      <Label>{title}</Label> {note}
    </Hint>
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
  // On a phone it lies on its side: what it is left, what it costs right.
  const isOnSide = useMedia(WIDTHS['--phone']) || view === 'LIST';
  return (
    <label className={classNames(ticket.ticket, isOnSide && ticket.side, styles.choice)} data-color={color}>
      <input
        type="radio"
        name="product"
        checked={isChosen}
        onChange={onChoose}
        aria-label={texts.name(title, quantity)}
      />
      <span className={ticket.head}>
        <span className={ticket.count}>{texts.count(quantity)}</span>
        <span className={styles.mark} aria-hidden="true">
          <Check />
        </span>
        {view === 'CARDS' && iconImage !== '' ? (
          <img className={classNames(ticket.below, styles.picture)} src={iconImage} alt="" />
        ) : (
          <ShellRow count={quantity} />
        )}
      </span>
      <span className={ticket.body}>
        <span className={styles.price}>
          {wonText(price)}
          {originalPrice > price && (
            <>
              <VisuallyHidden>{texts.instead}</VisuallyHidden>
              <Hint as="small">
                <s>{wonText(originalPrice)}</s>
              </Hint>
            </>
          )}
        </span>
        <Text as="span" size="small">
          {each}
          <b>{eachWon}</b>
        </Text>
        <Text as="span" size="small" bold className={ticket.note}>
          {saved > 0 ? texts.saves(saved) : texts.first}
        </Text>
        {couponList.length > 0 && (
          <Text as="span" size="small" bold className={ticket.note}>
            {texts.coupons(couponList.map(rewardText).join(', '))}
          </Text>
        )}
      </span>
    </label>
  );
}
