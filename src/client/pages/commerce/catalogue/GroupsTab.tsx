import { Stack } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { PaymentProduct, ProductInfo } from '#shared/contract/commerce/products.ts';
import { productQueries } from '#client/net/commerce/products.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { GroupCard } from './GroupCard.tsx';
import { GroupDialog } from './GroupDialog.tsx';
import { ProductDialog } from './ProductDialog.tsx';
import { catalogueTexts as texts } from './texts.ts';

/** The thing that is made or changed in a dialog; without a group or product a new one. */
type Editing =
  | { readonly what: 'group'; readonly group: ProductInfo | undefined }
  | { readonly what: 'product'; readonly group: ProductInfo; readonly product: PaymentProduct | undefined };

/** The groups of a channel with their products. */
export function GroupsTab() {
  const { id } = useChannel();
  const [page, setPage] = useState(1);
  const [editing, setEditing] = useState<Editing | null>(null);
  /** Stays while the dialog is on its way out. */
  const [shown, setShown] = useState<Editing>({ what: 'group', group: undefined });
  const groups = useQuery({ ...productQueries.infos(id, page), placeholderData: keepPreviousData });
  const open = (next: Editing) => {
    setShown(next);
    setEditing(next);
  };
  const finish = () => setEditing(null);
  return (
    <Section
      aria-label={texts.products}
      note={texts.lead}
      actions={
        <Button size="small" icon={<Plus />} onClick={() => open({ what: 'group', group: undefined })}>
          {texts.group.add}
        </Button>
      }
    >
      <ListBody
        query={groups}
        failed={texts.failed}
        empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
      >
        {({ productInfoList, pageCount }) => (
          <>
            <Stack gap={3}>
              {productInfoList.map((group) => (
                <GroupCard
                  key={group.productInfoId}
                  group={group}
                  onEdit={() => open({ what: 'group', group })}
                  onEditProduct={(product) => open({ what: 'product', group, product })}
                />
              ))}
            </Stack>
            <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
          </>
        )}
      </ListBody>
      <LocalDialog open={editing !== null} onClose={() => setEditing(null)}>
        {shown.what === 'group' ? (
          <GroupDialog group={shown.group} onDone={finish} />
        ) : (
          <ProductDialog group={shown.group} product={shown.product} onDone={finish} />
        )}
      </LocalDialog>
    </Section>
  );
}
