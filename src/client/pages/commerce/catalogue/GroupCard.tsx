import { ExternalLink, Pencil, Plus, Trash2 } from 'lucide-react';
import {
  MOST_PRODUCTS_OF_INFO,
  type PaymentProduct,
  type ProductInfo,
} from '#shared/contract/commerce/products.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useRemoveProductInfo, useSaveProductInfo } from '#client/net/commerce/products.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { Switch } from '#client/ui/form/Switch.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { GroupIcon } from './GroupIcon.tsx';
import { ProductTicket } from './ProductTicket.tsx';
import { catalogueTexts } from './texts.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Cluster, Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { Heading, Hint } from '#client/ui/text/Text.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import styles from './Catalogue.module.css';

const texts = catalogueTexts.group;

export interface GroupCardProps {
  readonly group: ProductInfo;
  readonly onEdit: () => void;
  /** Undefined for a new one. */
  readonly onEditProduct: (product: PaymentProduct | undefined) => void;
}

/** A group as its managers see it, with its products as tickets. */
export function GroupCard({ group, onEdit, onEditProduct }: GroupCardProps) {
  const { id: channelId } = useChannel();
  const {
    productInfoId,
    title,
    subTitle,
    hashKey,
    color,
    visibleState,
    paymentProductList: products,
  } = group;
  const fail = (fallback: string) => (error: unknown) =>
    showToast({ text: userMessageOf(error, fallback), theme: 'danger' });
  const place = { channelId, id: productInfoId };
  const save = useSaveProductInfo(place, { onError: fail(catalogueTexts.saveFailed) });
  const show = (isShown: boolean) => {
    const { viewMode, isCouponUsable } = group;
    const state = isShown ? 'VISIBLE' : 'INVISIBLE';
    save.mutate({ title, subTitle, color, viewMode, isCouponUsable, hashKey, visibleState: state });
  };
  const remove = useRemoveProductInfo(place, {
    onSuccess: () => showToast({ text: catalogueTexts.removed, theme: 'success' }),
    onError: fail(catalogueTexts.removeFailed),
  });
  const askToRemove = () =>
    openDialog('confirm', {
      title: texts.removeAsk(title),
      detail: texts.removeHint,
      confirmLabel: catalogueTexts.remove,
      danger: true,
      onConfirm: () => remove.mutate(),
    });
  const isVisible = (save.isPending ? save.variables.visibleState : visibleState) === 'VISIBLE';
  const isFull = products.length >= MOST_PRODUCTS_OF_INFO;
  return (
    <Card as="article" aria-label={title}>
      <Cluster as="header" gap={4}>
        <GroupIcon group={group} />
        <Stack gap={1} grow>
          <Heading level={2}>{title}</Heading>
          {subTitle !== '' && <Hint>{subTitle}</Hint>}
          <Cluster gap={2}>
            <Chip size="small">{hashKey}</Chip>
            <Chip size="small">{texts.viewModes[group.viewMode]}</Chip>
            <Chip size="small">{group.isCouponUsable ? texts.takesCoupons : texts.noCoupons}</Chip>
          </Cluster>
        </Stack>
        <Stack gap={0} align="end">
          <Switch
            label={texts.visibleShort}
            checked={isVisible}
            disabled={save.isPending}
            onChange={(checked) => show(checked)}
          />
          <Hint as="span">
            {isVisible ? (products.length === 0 ? texts.isEmpty : texts.isVisible) : texts.isHidden}
          </Hint>
        </Stack>
      </Cluster>
      <Grid as="ul" min={180} gap={3} align="stretch" aria-label={catalogueTexts.product.list(title)}>
        {products.map((product) => (
          <ProductTicket
            key={product.paymentProductId}
            group={group}
            product={product}
            onEdit={() => onEditProduct(product)}
          />
        ))}
        <li>
          <button
            type="button"
            className={styles.addTicket}
            disabled={isFull}
            aria-label={catalogueTexts.product.addNamed(title)}
            onClick={() => onEditProduct(undefined)}
          >
            <Plus aria-hidden="true" />
            {isFull ? catalogueTexts.product.most(MOST_PRODUCTS_OF_INFO) : catalogueTexts.product.add}
          </button>
        </li>
      </Grid>
      <Cluster as="footer" gap={2} justify="end">
        {visibleState === 'VISIBLE' && products.length > 0 && (
          <ButtonLink
            size="small"
            to={`${paths.purchaseProduct}?hash_key=${hashKey}`}
            icon={<ExternalLink aria-hidden="true" />}
          >
            {texts.open}
          </ButtonLink>
        )}
        <Button
          tone="alt"
          size="small"
          icon={<Pencil />}
          aria-label={texts.editNamed(title)}
          onClick={onEdit}
        >
          {catalogueTexts.edit}
        </Button>
        <Button
          tone="danger"
          size="small"
          icon={<Trash2 />}
          busy={remove.isPending}
          aria-label={texts.removeNamed(title)}
          onClick={askToRemove}
        >
          {catalogueTexts.remove}
        </Button>
      </Cluster>
    </Card>
  );
}
