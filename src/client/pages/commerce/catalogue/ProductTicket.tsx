import { Pencil, Trash2 } from 'lucide-react';
import { wonText } from '#shared/commerce/wonText.ts';
import type { PaymentProduct, ProductInfo } from '#shared/contract/commerce/products.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useRemoveProduct } from '#client/net/commerce/products.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { catalogueTexts } from './texts.ts';
import { RowButton } from '#client/ui/button/IconButton.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import styles from '../ticket/Ticket.module.css';

const texts = catalogueTexts.product;

export interface ProductTicketProps {
  readonly group: ProductInfo;
  readonly product: PaymentProduct;
  readonly onEdit: () => void;
}

/** A product as a ticket: lessons above, the price below, and what its manager may do. */
export function ProductTicket({ group, product, onEdit }: ProductTicketProps) {
  const { id: channelId } = useChannel();
  const { paymentProductId, title, price, originalPrice, quantity, color } = product;
  const remove = useRemoveProduct(
    { channelId, id: group.productInfoId },
    {
      onSuccess: () => showToast({ text: catalogueTexts.removed, theme: 'success' }),
      onError: (error) =>
        showToast({ text: userMessageOf(error, catalogueTexts.removeFailed), theme: 'danger' }),
    },
  );
  const askToRemove = () =>
    openDialog('confirm', {
      title: texts.removeAsk(title),
      detail: texts.removeHint,
      confirmLabel: catalogueTexts.remove,
      danger: true,
      onConfirm: () => remove.mutate(paymentProductId),
    });
  return (
    <li className={styles.ticket} data-color={color}>
      <div className={styles.head}>
        <span className={styles.count}>{texts.count(quantity)}</span>
        <Row as="span" gap={0}>
          <RowButton icon={<Pencil />} label={texts.editNamed(title)} onClick={onEdit} />
          <RowButton
            icon={<Trash2 />}
            label={texts.removeNamed(title)}
            disabled={remove.isPending}
            onClick={askToRemove}
          />
        </Row>
        {title !== texts.count(quantity) && (
          <Text as="span" size="small" bold tone="inherit" className={styles.below}>
            {title}
          </Text>
        )}
      </div>
      <div className={styles.body}>
        {originalPrice > price && (
          <Hint as="small">
            <s>{texts.instead(originalPrice)}</s>
          </Hint>
        )}
        <Text as="b" size="title" tabular>
          {wonText(price)}
        </Text>
        <Hint as="small">{texts.each(Math.round(price / quantity))}</Hint>
      </div>
    </li>
  );
}
