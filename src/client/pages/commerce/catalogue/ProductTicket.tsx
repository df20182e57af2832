import { Pencil, Trash2 } from 'lucide-react';
import { wonText } from '#shared/commerce/wonText.ts';
import type { PaymentProduct, ProductInfo } from '#shared/contract/commerce/products.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useRemoveProduct } from '#client/net/commerce/products.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { catalogueTexts } from './texts.ts';
import styles from './ProductTicket.module.css';

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
      <div className={styles.ticketHead}>
        <span className={styles.count}>{texts.count(quantity)}</span>
        <span className={styles.ticketTools}>
          <button type="button" aria-label={texts.editNamed(title)} onClick={onEdit}>
            <Pencil aria-hidden="true" />
          </button>
          <button
            type="button"
            disabled={remove.isPending}
            aria-label={texts.removeNamed(title)}
            onClick={askToRemove}
          >
            <Trash2 aria-hidden="true" />
          </button>
        </span>
        {title !== texts.count(quantity) && <span className={styles.ticketTitle}>{title}</span>}
      </div>
      <div className={styles.ticketBody}>
        {originalPrice > price && <s>{texts.instead(originalPrice)}</s>}
        <b>{wonText(price)}</b>
        <span>{texts.each(Math.round(price / quantity))}</span>
      </div>
    </li>
  );
}
