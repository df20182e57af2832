import { Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { COUPON_REWARD_TYPES } from '#shared/contract/commerce/coupons.ts';
import { dayInSeoul, daysLater } from '#shared/time/seoulTime.ts';
import { isDiscount } from '#shared/commerce/discountOf.ts';
import { useCreateCoupon } from '#client/net/commerce/coupons.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { Switch } from '#client/ui/form/Switch.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { couponFormSchema, type CouponForm } from './couponForm.ts';
import { oneOf } from './oneOf.ts';
import { ProductChoice } from './ProductChoice.tsx';
import { catalogueTexts } from './texts.ts';

const texts = catalogueTexts.coupon;
const FORM = 'coupon';
const DAYS = 90;
const number = { valueAsNumber: true } as const;

const firstForm = (): CouponForm => ({
  ...{ title: '', couponRewardType: 'CONTENT_DISCOUNT_BY_AMOUNT', rewardCount: Number.NaN, couponCode: '' },
  ...{ isDownloadable: false, paymentProductIdList: [], minimumAmount: Number.NaN, mostCount: Number.NaN },
  expirationDate: daysLater(dayInSeoul(new Date()), DAYS),
});

/** Makes a coupon of the channel whose pages are open. */
export function MakeCouponDialog({ onDone }: { readonly onDone: () => void }) {
  const { id } = useChannel();
  const form = useForm({ resolver: zodResolver(couponFormSchema), defaultValues: firstForm() });
  const create = useCreateCoupon(id, {
    onSuccess: ({ couponCode }) => {
      showToast({ text: texts.made(couponCode), theme: 'success' });
      onDone();
    },
  });
  const { onSubmit, message, busy } = useFormSubmit(form, async (body) => {
    await create.mutateAsync(body);
  });
  const { couponRewardType: kind = 'CONTENT_DISCOUNT_BY_AMOUNT', ...shown } = useWatch({
    control: form.control,
  });
  const { errors } = form.formState;
  // Points and experience are those of the whole world: a class cannot make them.
  const kinds = COUPON_REWARD_TYPES.filter(
    (one) => id === DEFAULT_CHANNEL_ID || (one !== 'POINT' && one !== 'EXPERIENCE'),
  );
  return (
    <Dialog
      title={texts.new}
      titleTone="sea"
      footer={
        <Button type="submit" form={FORM} busy={busy}>
          {texts.make}
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
        <SelectField
          label={texts.kind}
          options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
          value={kind}
          onChange={(value) => form.setValue('couponRewardType', oneOf(kinds, value))}
        />
        <Grid min={150} gap={3}>
          <TextField
            label={texts.counts[kind]}
            hint={HINTS[kind]}
            type="number"
            inputMode="numeric"
            min={1}
            error={errors.rewardCount?.message}
            {...form.register('rewardCount', number)}
          />
          <TextField
            label={texts.mostCount}
            hint={texts.mostCountHint}
            optional
            type="number"
            inputMode="numeric"
            min={1}
            error={errors.mostCount?.message}
            {...form.register('mostCount', number)}
          />
          <TextField
            label={texts.expirationDate}
            type="date"
            error={errors.expirationDate?.message}
            {...form.register('expirationDate')}
          />
        </Grid>
        {isDiscount(kind) && (
          <>
            <TextField
              label={texts.minimumAmount}
              optional
              type="number"
              inputMode="numeric"
              min={0}
              step={100}
              error={errors.minimumAmount?.message}
              {...form.register('minimumAmount', number)}
            />
            <ProductChoice
              chosen={shown.paymentProductIdList ?? []}
              onChange={(ids) => form.setValue('paymentProductIdList', ids)}
            />
          </>
        )}
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          optional
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          error={errors.couponCode?.message}
          {...form.register('couponCode')}
        />
        <Switch
          label={texts.isDownloadable}
          checked={shown.isDownloadable === true}
          onChange={(value) => form.setValue('isDownloadable', value)}
        />
        <FormMessage message={message} />
      </Stack>
    </Dialog>
  );
}

const HINTS = {
  CONTENT_DISCOUNT_BY_AMOUNT: texts.restHint,
  CONTENT_DISCOUNT_BY_PERCENTAGE: texts.percentHint,
  POINT: undefined,
  EXPERIENCE: undefined,
  TICKET: undefined,
};
