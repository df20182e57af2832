import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { saveOwnMember } from '#client/net/channels/channels.ts';
import { saveClassInfo } from '#client/net/channels/classInfos.ts';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { DateField } from '#client/ui/form/DateField.tsx';
import { Field } from '#client/ui/form/Field.tsx';
import field from '#client/ui/form/Field.module.css';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import {
  channelProfileBodySchema,
  confirmingPasswordSchema,
  MOST_INTRODUCTION,
  MOST_NICKNAME,
} from '#shared/contract/channels/channelFields.ts';
import {
  CLASS_SUBJECT_LABELS,
  CLASS_SUBJECTS,
  classInfoBodySchema,
  type ClassInfo,
} from '#shared/contract/channels/classInfo.ts';
import { typedText } from '#shared/contract/fields.ts';
import { MOST_TYPED_PHONE } from '#shared/contract/phone.ts';
import { ConfirmingPassword, replacesNumber } from '../profile/ConfirmingPassword.tsx';
import { fromUtc, toUtc } from './firstClass.ts';
import { classInfoTexts as texts } from './texts.ts';
import { yearInSeoul } from '#shared/time/seoulFormat.ts';

export interface ClassInfoDialogProps {
  /** JOIN right after registering, when the name and the terms have been asked for; UPDATE has everything. */
  readonly type: 'JOIN' | 'UPDATE';
  readonly channelId: number;
  /** The course class that asks; null where the channel itself does. */
  readonly courseClassId?: number | null;
  readonly member: { readonly nickname: string; readonly introduction: string };
  readonly info: ClassInfo | null;
  readonly onSaved: () => void;
}

const formSchema = z.object({
  nickname: typedText(MOST_NICKNAME, texts.nicknameRequired),
  introduction: channelProfileBodySchema.shape.introduction,
  phoneNumber: classInfoBodySchema.shape.phoneNumber,
  password: confirmingPasswordSchema,
  subject: classInfoBodySchema.shape.subject,
  date: z.string().min(1, texts.firstRequired),
  hour: z.number().int().min(0).max(23),
});

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const SUBJECTS = CLASS_SUBJECTS.map((value) => ({ value, label: CLASS_SUBJECT_LABELS[value] }));
const THIS_YEAR = yearInSeoul(new Date());

/** The facts that a class has to know: a parent's phone, the first lesson in steps of an hour, the subject. */
export function ClassInfoDialog({
  type,
  channelId,
  courseClassId = null,
  member,
  info,
  onSaved,
}: ClassInfoDialogProps) {
  const { close } = useDialogControl();
  const first = info ? fromUtc(info.firstRegistrationDate) : { date: '', hour: 16 };
  const form = useForm<z.input<typeof formSchema>, unknown, z.output<typeof formSchema>>({
    resolver: zodResolver(formSchema),
    defaultValues: {
      nickname: member.nickname,
      introduction: member.introduction,
      phoneNumber: info?.phoneNumber ?? '',
      ...(info && { subject: info.subject }),
      ...first,
    },
  });
  const { errors } = form.formState;
  const [date, hour, subject, phone] = useWatch({
    control: form.control,
    name: ['date', 'hour', 'subject', 'phoneNumber'],
  });
  const submit = useFormSubmit(form, async ({ nickname, introduction, phoneNumber, password, ...rest }) => {
    const firstRegistrationDate = toUtc({ date: rest.date, hour: rest.hour });
    if (firstRegistrationDate === null) return;
    if (type === 'UPDATE') await saveOwnMember(channelId, { nickname, introduction });
    await saveClassInfo(channelId, courseClassId, {
      ...{ phoneNumber, password },
      subject: rest.subject,
      firstRegistrationDate,
    });
    showToast({ text: texts.saved, theme: 'success' });
    onSaved();
  });
  return (
    <Dialog
      title={texts.title[type]}
      titleTone="sea"
      width="small"
      description={texts.lead[type]}
      footer={
        <>
          <Button tone="alt" onClick={close}>
            {texts.later}
          </Button>
          <Button type="submit" form="class-info" busy={submit.busy}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <Stack as="form" id="class-info" onSubmit={submit.onSubmit} noValidate>
        {type === 'UPDATE' && (
          <>
            <TextField
              label={texts.nickname}
              error={errors.nickname?.message}
              maxLength={MOST_NICKNAME}
              {...form.register('nickname')}
            />
            <TextAreaField
              label={texts.introduction}
              error={errors.introduction?.message}
              maxLength={MOST_INTRODUCTION}
              {...form.register('introduction')}
            />
          </>
        )}
        <TextField
          label={texts.phoneNumber}
          hint={texts.phoneHint}
          type="tel"
          autoComplete="off"
          maxLength={MOST_TYPED_PHONE}
          error={errors.phoneNumber?.message}
          {...form.register('phoneNumber')}
        />
        {replacesNumber(info?.phoneNumber, phone) && (
          <ConfirmingPassword error={errors.password?.message} {...form.register('password')} />
        )}
        <DateField
          label={texts.firstDate}
          value={date}
          onChange={(value) => form.setValue('date', value, { shouldValidate: form.formState.isSubmitted })}
          years={[2015, THIS_YEAR + 1]}
          error={errors.date?.message}
        />
        <Field label={texts.firstTime}>
          {(attributes) => (
            <select
              {...attributes}
              className={field.input}
              value={hour}
              onChange={({ target }) => form.setValue('hour', Number(target.value))}
            >
              {HOURS.map((value) => (
                <option key={value} value={value}>
                  {texts.hour(value)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <ChoiceField
          label={texts.subject}
          options={SUBJECTS}
          value={subject ?? ('' as 'PYTHON')}
          onChange={(value) =>
            form.setValue('subject', value, { shouldValidate: form.formState.isSubmitted })
          }
          error={errors.subject?.message}
        />
        <FormMessage message={submit.message} />
      </Stack>
    </Dialog>
  );
}
