import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { MEETING_TYPES } from '#shared/contract/tutoring/meetings.ts';
import {
  registrationOptionsBodySchema,
  type RegistrationOptions,
  type RegistrationOptionsBody,
} from '#shared/contract/tutoring/registrations.ts';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import {
  lessonQueries,
  useEndLessonCalendar,
  useMakeLessonCalendar,
  useSaveLessonOptions,
} from '#client/net/tutoring/lessons.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { Switch } from '#client/ui/form/Switch.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { lessonTexts } from './texts.ts';
import { Section } from '#client/ui/layout/Section.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';

const texts = lessonTexts.options;

/** Reminders, the address for a calendar, and for a teacher the link that lessons usually meet by. */
export function OptionsDialog({
  isTeacher = false,
  onDone,
}: {
  readonly isTeacher?: boolean;
  readonly onDone: () => void;
}) {
  const options = useQuery(lessonQueries.options());
  return (
    <Dialog title={texts.title} titleTone="sea" width="small">
      <ListBody query={options} failed={texts.failed}>
        {(saved) => (
          <Stack>
            <OptionsForm saved={saved} isTeacher={isTeacher} onDone={onDone} />
            <CalendarAddress hasCalendar={saved.hasCalendar} />
          </Stack>
        )}
      </ListBody>
    </Dialog>
  );
}

const NO_MEETING = 'NONE';

function OptionsForm({
  saved,
  isTeacher,
  onDone,
}: {
  readonly saved: RegistrationOptions;
  readonly isTeacher: boolean;
  readonly onDone: () => void;
}) {
  const save = useSaveLessonOptions({
    onSuccess: () => {
      showToast({ text: texts.saved, theme: 'success' });
      onDone();
    },
  });
  const form = useForm({
    resolver: zodResolver(registrationOptionsBodySchema),
    defaultValues: {
      remindsDayBefore: saved.remindsDayBefore,
      remindsSoon: saved.remindsSoon,
      meetingType: saved.meetingType,
      meetingUrl: saved.meetingUrl,
    },
  });
  const { onSubmit, message, busy } = useFormSubmit(form, async (body: RegistrationOptionsBody) => {
    await save.mutateAsync(body);
  });
  const { errors } = form.formState;
  const shown = useWatch({ control: form.control });
  const chooseType = (value: string) => {
    const type = MEETING_TYPES.find((one) => one === value) ?? null;
    form.setValue('meetingType', type);
    form.setValue('meetingUrl', type === null ? null : (saved.meetingUrl ?? ''));
  };
  return (
    <Stack as="form" noValidate onSubmit={onSubmit}>
      <Switch
        label={texts.dayBefore}
        checked={shown.remindsDayBefore === true}
        onChange={(value) => form.setValue('remindsDayBefore', value)}
      />
      <Switch
        label={texts.soon}
        checked={shown.remindsSoon === true}
        onChange={(value) => form.setValue('remindsSoon', value)}
      />
      {isTeacher && (
        <>
          <SelectField
            label={texts.usual}
            options={[
              { value: NO_MEETING, label: texts.noUsual },
              ...MEETING_TYPES.map((value) => ({ value, label: lessonTexts.meeting.types[value] })),
            ]}
            value={shown.meetingType ?? NO_MEETING}
            onChange={chooseType}
          />
          {shown.meetingType && (
            <TextField
              label={lessonTexts.meeting.url}
              hint={texts.usualHint}
              type="url"
              inputMode="url"
              autoComplete="off"
              error={errors.meetingUrl?.message}
              {...form.register('meetingUrl')}
            />
          )}
        </>
      )}
      <FormMessage message={message} />
      <Button type="submit" busy={busy}>
        {texts.save}
      </Button>
    </Stack>
  );
}

function CalendarAddress({ hasCalendar }: { readonly hasCalendar: boolean }) {
  const make = useMakeLessonCalendar();
  const end = useEndLessonCalendar({ onSuccess: () => make.reset() });
  const failed = make.error ?? end.error;
  return (
    <Section tone="bare" level={3} title={texts.calendar} note={texts.calendarHint}>
      {make.data !== undefined && (
        <TextField
          label={texts.address}
          hint={texts.once}
          value={make.data}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      )}
      <FormMessage message={failed ? userMessageOf(failed, lessonTexts.notSaved) : undefined} />
      <Cluster>
        <Button tone="alt" busy={make.isPending} onClick={() => make.mutate()}>
          {hasCalendar ? texts.remake : texts.make}
        </Button>
        {hasCalendar && (
          <Button tone="alt" busy={end.isPending} onClick={() => end.mutate()}>
            {texts.end}
          </Button>
        )}
      </Cluster>
    </Section>
  );
}
