import { Hint } from '#client/ui/text/Text.tsx';
import { Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import {
  MOST_LESSONS,
  PRODUCT_COLORS,
  productBodySchema,
  type PaymentProduct,
  type ProductBody,
  type ProductInfo,
} from '#shared/contract/commerce/products.ts';
import { useSaveProduct } from '#client/net/commerce/products.ts';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { oneOf } from './oneOf.ts';
import { catalogueTexts } from './texts.ts';

const texts = catalogueTexts.product;
const COLORS = PRODUCT_COLORS.map((value) => ({ value, label: catalogueTexts.colors[value] }));
const FORM = 'product';
const number = { valueAsNumber: true } as const;

export interface ProductDialogProps {
  readonly group: ProductInfo;
  readonly product: PaymentProduct | undefined;
  readonly onDone: () => void;
}

/** Adds a product to a group, or changes one. */
export function ProductDialog({ group, product, onDone }: ProductDialogProps) {
  const { id: channelId } = useChannel();
  const first: ProductBody = product ?? {
    ...{ title: '', price: Number.NaN, originalPrice: Number.NaN, quantity: 4, color: group.color },
  };
  const form = useForm({ resolver: zodResolver(productBodySchema), defaultValues: first });
  const save = useSaveProduct(
    { channelId, id: group.productInfoId },
    {
      onSuccess: () => {
        showToast({ text: catalogueTexts.saved, theme: 'success' });
        onDone();
      },
    },
  );
  const { onSubmit, message, busy } = useFormSubmit(form, async (body) => {
    await save.mutateAsync({ pid: product?.paymentProductId, body });
  });
  const { price = Number.NaN, quantity = 0, color } = useWatch({ control: form.control });
  const { errors, dirtyFields } = form.formState;
  const each = price > 0 && quantity > 0 ? texts.each(Math.round(price / quantity)) : undefined;
  return (
    <Dialog
      title={product ? texts.change : texts.new}
      titleTone="sea"
      footer={
        <Button type="submit" form={FORM} busy={busy}>
          {catalogueTexts.save}
        </Button>
      }
    >
      <Stack as="form" id={FORM} gap={3} noValidate onSubmit={onSubmit}>
        <TextField
          label={texts.name}
          maxLength={40}
          error={errors.title?.message}
          {...form.register('title')}
        />
        <Grid min={150} gap={3}>
          <TextField
            label={texts.quantity}
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_LESSONS}
            error={errors.quantity?.message}
            {...form.register('quantity', number)}
          />
          <TextField
            label={texts.price}
            hint={each}
            type="number"
            inputMode="numeric"
            min={100}
            step={100}
            error={errors.price?.message}
            {...form.register('price', {
              ...number,
              // Most products are sold at one price: the other follows until it is typed.
              onChange: ({ target }: { readonly target: HTMLInputElement }) => {
                if (!product && dirtyFields.originalPrice !== true)
                  form.resetField('originalPrice', { defaultValue: target.valueAsNumber });
              },
            })}
          />
          <TextField
            label={texts.originalPrice}
            hint={texts.originalPriceHint}
            type="number"
            inputMode="numeric"
            min={100}
            step={100}
            error={errors.originalPrice?.message}
            {...form.register('originalPrice', number)}
          />
        </Grid>
        <SelectField
          label={catalogueTexts.color}
          options={COLORS}
          value={color ?? 'BLUE'}
          onChange={(value) => form.setValue('color', oneOf(PRODUCT_COLORS, value))}
        />
        {product && <Hint>{texts.priceHint}</Hint>}
        <FormMessage message={message} />
      </Stack>
    </Dialog>
  );
}
