import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  MEETING_TYPES,
  meetingUrlSchema,
  type MeetingBody,
  type MeetingInfo,
} from '#shared/contract/tutoring/meetings.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { JoinLink } from './JoinLink.tsx';
import { lessonTexts } from './texts.ts';
import styles from './Lessons.module.css';

const texts = lessonTexts.meeting;

export interface MeetingDialogProps {
  readonly query: {
    readonly queryKey: readonly unknown[];
    readonly queryFn: (asked: { readonly signal: AbortSignal }) => Promise<MeetingInfo>;
  };
  readonly save: (body: MeetingBody) => Promise<MeetingInfo>;
}

/** Where a course class or a lesson meets online: everybody views it, whoever may edits it. */
export function MeetingDialog({ query, save }: MeetingDialogProps) {
  const info = useQuery({ ...query, staleTime: 0 });
  const [isEditing, setEditing] = useState(false);
  return (
    <Dialog title={texts.title} titleTone="sea" width="small" description={texts.advice}>
      <ListBody query={info} failed={texts.failed}>
        {({ meeting, isEditable }) => (
          <div className={styles.meeting}>
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
          </div>
        )}
      </ListBody>
    </Dialog>
  );
}

function MeetingView({ meeting, isEditable }: MeetingInfo) {
  if (!meeting) return <p className={styles.quiet}>{isEditable ? texts.emptyEditable : texts.empty}</p>;
  const copy = () =>
    navigator.clipboard.writeText(meeting.meetingUrl).then(
      () => showToast({ text: texts.copied, theme: 'success' }),
      () => showToast({ text: texts.copyFailed, theme: 'warning' }),
    );
  return (
    <div className={styles.meeting}>
      <span className={styles.chip}>{texts.types[meeting.meetingType]}</span>
      <p className={styles.address}>{meeting.meetingUrl}</p>
      <div className={styles.buttons}>
        <JoinLink meeting={meeting} />
        <Button tone="alt" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
    </div>
  );
}

function MeetingForm({
  meeting,
  save,
  onDone,
}: Pick<MeetingDialogProps, 'save'> & Pick<MeetingInfo, 'meeting'> & { readonly onDone: () => void }) {
  const [meetingType, setType] = useState(meeting?.meetingType ?? 'ZOOM');
  const [meetingUrl, setUrl] = useState(meeting?.meetingUrl ?? '');
  const [error, setError] = useState<string>();
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: save,
    onSuccess: () => {
      showToast({ text: texts.saved, theme: 'success' });
      onDone();
    },
  });
  const submit = () => {
    const url = meetingUrlSchema.safeParse(meetingUrl);
    setError(url.error?.issues[0]?.message);
    if (url.success) saving.mutate({ meetingType, meetingUrl: url.data });
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ChoiceField
        label={texts.type}
        options={MEETING_TYPES.map((value) => ({ value, label: texts.types[value] }))}
        value={meetingType}
        onChange={setType}
      />
      <TextField
        label={texts.url}
        hint={texts.urlHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={meetingUrl}
        error={error}
        onChange={({ target }) => setUrl(target.value)}
      />
      <FormMessage message={saving.error ? userMessageOf(saving.error, lessonTexts.notSaved) : undefined} />
      <Button type="submit" busy={saving.isPending}>
        {texts.save}
      </Button>
    </form>
  );
}
