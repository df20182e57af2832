import { Stack } from '#client/ui/layout/Stack.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import {
  PRODUCT_COLORS,
  PRODUCT_VIEW_MODES,
  productInfoBodySchema,
  type ProductInfo,
  type ProductInfoBody,
} from '#shared/contract/commerce/products.ts';
import { useCreateProductInfo, useSaveProductInfo } from '#client/net/commerce/products.ts';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { Switch } from '#client/ui/form/Switch.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { oneOf } from './oneOf.ts';
import { catalogueTexts } from './texts.ts';

const texts = catalogueTexts.group;
const COLORS = PRODUCT_COLORS.map((value) => ({ value, label: catalogueTexts.colors[value] }));
const VIEWS = PRODUCT_VIEW_MODES.map((value) => ({ value, label: texts.viewModes[value] }));
const FIRST: ProductInfoBody = {
  ...{ title: '', subTitle: '', hashKey: '', color: 'BLUE', viewMode: 'TICKETS' },
  ...{ isCouponUsable: true, visibleState: 'INVISIBLE' },
};

/** Makes a group, or changes one. */
export function GroupDialog({
  group,
  onDone,
}: {
  readonly group: ProductInfo | undefined;
  readonly onDone: () => void;
}) {
  const { id: channelId } = useChannel();
  const form = useForm({ resolver: zodResolver(productInfoBodySchema), defaultValues: group ?? FIRST });
  const outcome = {
    onSuccess: () => {
      showToast({ text: catalogueTexts.saved, theme: 'success' });
      onDone();
    },
  };
  const create = useCreateProductInfo(channelId, outcome);
  const save = useSaveProductInfo({ channelId, id: group?.productInfoId ?? 0 }, outcome);
  const { onSubmit, message, busy } = useFormSubmit(form, async (body) => {
    await (group ? save : create).mutateAsync(body);
  });
  const { color, viewMode, isCouponUsable, hashKey } = useWatch({ control: form.control });
  const { errors } = form.formState;
  return (
    <Dialog
      title={group ? texts.change : texts.new}
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
        <TextField
          label={texts.subTitle}
          hint={texts.subTitleHint}
          optional
          maxLength={80}
          error={errors.subTitle?.message}
          {...form.register('subTitle')}
        />
        <TextField
          label={texts.hashKey}
          hint={texts.hashKeyHint(hashKey ?? '')}
          maxLength={40}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          error={errors.hashKey?.message}
          {...form.register('hashKey')}
        />
        <SelectField
          label={catalogueTexts.color}
          options={COLORS}
          value={color ?? 'BLUE'}
          onChange={(value) => form.setValue('color', oneOf(PRODUCT_COLORS, value))}
        />
        <ChoiceField
          label={texts.viewMode}
          options={VIEWS}
          value={viewMode ?? 'TICKETS'}
          onChange={(value) => form.setValue('viewMode', value)}
        />
        <Switch
          label={texts.isCouponUsable}
          checked={isCouponUsable === true}
          onChange={(value) => form.setValue('isCouponUsable', value)}
        />
        <FormMessage message={message} />
      </Stack>
    </Dialog>
  );
}

const FORM = 'product-group';
