import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { Stack, Cluster } from '#client/ui/layout/Stack.tsx';
import { Hint } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import {
  ownMemberBodySchema,
  MOST_INTRODUCTION,
  memberProfileBodySchema,
  MOST_NICKNAME,
  MOST_ROLL_NUMBER,
  type OwnMemberBody,
  type MemberProfileBody,
} from '#shared/contract/channels/channelFields.ts';
import type { OwnMember } from '#shared/contract/channels/channels.ts';
import { MOST_TYPED_PHONE } from '#shared/contract/phone.ts';
import { ConfirmingPassword, replacesNumber } from './ConfirmingPassword.tsx';
import { profileTexts as texts } from './texts.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { CHANNEL_TERMS_TYPES, termsTitleOf } from '#shared/contract/people/terms.ts';

export type ChannelProfileType = 'JOIN' | 'UPDATE' | 'ADMIN_UPDATE';

export interface ChannelProfileDialogProps {
  readonly type: ChannelProfileType;
  readonly channel: { readonly id: number; readonly channelName: string };
  /** The values that are filled in first; consents with their times if the member has answered them. */
  readonly member: Partial<OwnMember>;
  /** In the class; only staff changes it. */
  readonly rollNumber?: string;
  /** An ApiError it throws is shown in the form. */
  readonly onSubmit: (body: OwnMemberBody & MemberProfileBody) => Promise<void>;
}

const formOf = (type: ChannelProfileType, channelName: string) =>
  ownMemberBodySchema.extend({
    rollNumber: memberProfileBodySchema.shape.rollNumber,
    agreed: z.boolean().refine((agreed) => agreed || type !== 'JOIN', texts.agreeRequired(channelName)),
  });

/**
 * The form of a member (product spec §2, §5). JOIN asks to agree to the channel's terms; ADMIN_UPDATE changes another
 * member, whose consents are its own and not shown.
 */
export function ChannelProfileDialog({
  type,
  channel,
  member,
  rollNumber = '',
  onSubmit,
}: ChannelProfileDialogProps) {
  const { close } = useDialogControl();
  const isOfAnother = type === 'ADMIN_UPDATE';
  const form = useForm({
    resolver: zodResolver(formOf(type, channel.channelName)),
    defaultValues: {
      nickname: member.nickname ?? '',
      rollNumber,
      introduction: member.introduction ?? '',
      phoneNumber: member.phoneNumber ?? '',
      marketingConsent: member.marketingConsent ?? false,
      channelPersonalInformationConsent: member.channelPersonalInformationConsent ?? false,
      agreed: false,
    },
  });
  const { errors } = form.formState;
  const phone = useWatch({ control: form.control, name: 'phoneNumber' });
  const submit = useFormSubmit(form, async ({ agreed: _agreed, rollNumber: number, ...body }) => {
    const { nickname, introduction } = body;
    await onSubmit(isOfAnother ? { nickname, introduction, rollNumber: number } : body);
  });
  return (
    <Dialog
      title={texts.title[type](channel.channelName)}
      titleTone="sea"
      width="small"
      description={texts.lead[type](channel.channelName)}
      footer={
        <>
          <Button tone="alt" onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" form="channel-profile" busy={submit.busy}>
            {texts.submit[type]}
          </Button>
        </>
      }
    >
      <Stack as="form" id="channel-profile" onSubmit={submit.onSubmit} noValidate>
        <TextField
          label={texts.nickname}
          error={errors.nickname?.message}
          maxLength={MOST_NICKNAME}
          autoComplete="off"
          {...form.register('nickname')}
        />
        <TextAreaField
          label={texts.introduction}
          placeholder={texts.introductionPlaceholder}
          error={errors.introduction?.message}
          maxLength={MOST_INTRODUCTION}
          {...form.register('introduction')}
        />
        {isOfAnother && (
          <TextField
            label={texts.rollNumber}
            optional
            error={errors.rollNumber?.message}
            maxLength={MOST_ROLL_NUMBER}
            autoComplete="off"
            {...form.register('rollNumber')}
          />
        )}
        {!isOfAnother && (
          <>
            <TextField
              label={texts.phoneNumber}
              hint={texts.phoneHint}
              optional
              type="tel"
              autoComplete="tel"
              maxLength={MOST_TYPED_PHONE}
              error={errors.phoneNumber?.message}
              {...form.register('phoneNumber')}
            />
            {type === 'UPDATE' && replacesNumber(member.phoneNumber, phone) && (
              <ConfirmingPassword error={errors.password?.message} {...form.register('password')} />
            )}
            <ConsentBox label={texts.personalInformation} answer={member.consents?.PERSONAL_INFORMATION}>
              {form.register('channelPersonalInformationConsent')}
            </ConsentBox>
            <ConsentBox label={texts.marketing} answer={member.consents?.MARKETING}>
              {form.register('marketingConsent')}
            </ConsentBox>
          </>
        )}
        {type === 'JOIN' && (
          <div>
            <CheckBox
              label={texts.agree(channel.channelName)}
              error={errors.agreed?.message}
              {...form.register('agreed')}
            />
            <ChannelTermsLinks channelId={channel.id} />
          </div>
        )}
        <FormMessage message={submit.message} />
      </Stack>
    </Dialog>
  );
}

interface ConsentBoxProps {
  readonly label: string;
  readonly answer: OwnMember['consents']['MARKETING'] | undefined;
  /** The properties with which the form registers the box. */
  readonly children: React.ComponentProps<'input'>;
}

/** A consent that may be refused, with the last answer that was kept. */
export function ConsentBox({ label, answer, children }: ConsentBoxProps) {
  const { ref, ...field } = children;
  return (
    <div>
      <CheckBox label={label} {...field} ref={ref as React.Ref<HTMLInputElement>} />
      {answer && <Hint>{texts.answered(answer.answeredAt, answer.isGiven, answer.version)}</Hint>}
    </div>
  );
}

/** Opens what a member agrees to: the channel's own terms where it has some. */
function ChannelTermsLinks({ channelId }: { readonly channelId: number }) {
  return (
    <Cluster>
      {CHANNEL_TERMS_TYPES.map((type) => (
        <Button key={type} size="small" tone="alt" onClick={() => openDialog('terms', { type, channelId })}>
          {termsTitleOf(type)}
        </Button>
      ))}
    </Cluster>
  );
}
