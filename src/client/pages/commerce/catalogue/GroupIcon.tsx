import { ImageUp, Ticket } from 'lucide-react';
import { useRef } from 'react';
import {
  PRODUCT_ICON_BYTES,
  PRODUCT_ICON_TYPES,
  type ProductInfo,
} from '#shared/contract/commerce/products.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useSaveProductIcon } from '#client/net/commerce/products.ts';
import { classNames } from '#client/ui/classNames.ts';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { catalogueTexts } from './texts.ts';
import ticket from '../ticket/Ticket.module.css';
import styles from './Catalogue.module.css';

const texts = catalogueTexts.icon;

/** The picture of a group; a press chooses another one. */
export function GroupIcon({ group }: { readonly group: ProductInfo }) {
  const { id: channelId } = useChannel();
  const { productInfoId, title, icon, color } = group;
  const input = useRef<HTMLInputElement>(null);
  const send = useSaveProductIcon(
    { channelId, id: productInfoId },
    {
      onSuccess: () => showToast({ text: texts.saved, theme: 'success' }),
      onError: (error) => showToast({ text: userMessageOf(error, texts.failed), theme: 'danger' }),
    },
  );
  const choose = (file: File | undefined) => {
    if (!file) return;
    const refusal = refusalOf(file);
    if (refusal === undefined) send.mutate(file);
    else showToast({ text: refusal, theme: 'warning' });
  };
  return (
    <div className={classNames(ticket.tone, styles.icon)} data-color={color}>
      {icon === '' ? <Ticket aria-hidden="true" /> : <img src={icon} alt="" width="72" height="72" />}
      <input
        ref={input}
        type="file"
        hidden
        accept={PRODUCT_ICON_TYPES.join(',')}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0]);
          // The same file may be chosen again after a failure.
          currentTarget.value = '';
        }}
      />
      <button
        type="button"
        disabled={send.isPending}
        aria-label={texts.addNamed(title)}
        title={texts.add}
        onClick={() => input.current?.click()}
      >
        {send.isPending ? <Spinner size={18} /> : <ImageUp aria-hidden="true" />}
      </button>
    </div>
  );
}

/** The server's refusals that can be told before sending. */
function refusalOf({ type, size }: File): string | undefined {
  const types: readonly string[] = PRODUCT_ICON_TYPES;
  if (!types.includes(type)) return texts.wrongType;
  return size > PRODUCT_ICON_BYTES ? texts.tooBig : undefined;
}
