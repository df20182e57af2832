import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import {
  MEETING_TYPES,
  meetingBodySchema,
  type MeetingBody,
  type MeetingInfo,
} from '#shared/contract/tutoring/meetings.ts';
import type { MeetingQuery } from '#client/net/tutoring/meetings.ts';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { JoinLink } from './JoinLink.tsx';
import { lessonTexts } from './texts.ts';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';

const texts = lessonTexts.meeting;

export interface MeetingDialogProps {
  readonly query: MeetingQuery;
  readonly save: (body: MeetingBody) => Promise<MeetingInfo>;
}

/** The online meeting place of a course class or a lesson: everybody views it, those who may edit it do. */
export function MeetingDialog({ query, save }: MeetingDialogProps) {
  const info = useQuery({ ...query, staleTime: 0 });
  const [isEditing, setEditing] = useState(false);
  return (
    <Dialog title={texts.title} titleTone="sea" width="small" description={texts.advice}>
      <ListBody query={info} failed={texts.failed}>
        {({ meeting, isEditable }) => (
          <Stack gap={4}>
            {isEditing ? (
              <MeetingForm meeting={meeting} save={save} onDone={() => setEditing(false)} />
            ) : (
              <MeetingView meeting={meeting} isEditable={isEditable} />
            )}
            {isEditable && (
              <Button tone="alt" onClick={() => setEditing(!isEditing)}>
                {isEditing ? texts.view : meeting ? texts.edit : texts.make}
              </Button>
            )}
          </Stack>
        )}
      </ListBody>
    </Dialog>
  );
}

function MeetingView({ meeting, isEditable }: MeetingInfo) {
  if (!meeting) return <Hint>{isEditable ? texts.emptyEditable : texts.empty}</Hint>;
  const copy = () =>
    navigator.clipboard.writeText(meeting.meetingUrl).then(
      () => showToast({ text: texts.copied, theme: 'success' }),
      () => showToast({ text: texts.copyFailed, theme: 'warning' }),
    );
  return (
    <Stack gap={3} align="start">
      <Chip>{texts.types[meeting.meetingType]}</Chip>
      <Text written>{meeting.meetingUrl}</Text>
      <Cluster>
        <JoinLink meeting={meeting} />
        <Button tone="alt" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </Cluster>
    </Stack>
  );
}

function MeetingForm({
  meeting,
  save,
  onDone,
}: Pick<MeetingDialogProps, 'save'> & Pick<MeetingInfo, 'meeting'> & { readonly onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(meetingBodySchema),
    defaultValues: { meetingType: meeting?.meetingType ?? 'ZOOM', meetingUrl: meeting?.meetingUrl ?? '' },
  });
  const { onSubmit, message, busy } = useFormSubmit(form, async (body: MeetingBody) => {
    await save(body);
    showToast({ text: texts.saved, theme: 'success' });
    onDone();
  });
  const { errors } = form.formState;
  return (
    <Stack as="form" noValidate onSubmit={onSubmit}>
      <Controller
        name="meetingType"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <ChoiceField
            label={texts.type}
            options={MEETING_TYPES.map((type) => ({ value: type, label: texts.types[type] }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <TextField
        label={texts.url}
        hint={texts.urlHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        error={errors.meetingUrl?.message}
        {...form.register('meetingUrl')}
      />
      <FormMessage message={message} />
      <Button type="submit" busy={busy}>
        {texts.save}
      </Button>
    </Stack>
  );
}
