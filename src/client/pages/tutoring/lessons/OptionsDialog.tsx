import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RegistrationOptions } from '#shared/contract/tutoring/registrations.ts';
import { MEETING_TYPES, meetingUrlSchema, type MeetingType } from '#shared/contract/tutoring/meetings.ts';
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
import styles from './Lessons.module.css';

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
          <div className={styles.form}>
            <OptionsForm saved={saved} isTeacher={isTeacher} onDone={onDone} />
            <CalendarAddress hasCalendar={saved.hasCalendar} />
          </div>
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
  const [remindsDayBefore, setDayBefore] = useState(saved.remindsDayBefore);
  const [remindsSoon, setSoon] = useState(saved.remindsSoon);
  const [meetingType, setType] = useState<MeetingType | null>(saved.meetingType);
  const [meetingUrl, setUrl] = useState(saved.meetingUrl ?? '');
  const [error, setError] = useState<string>();
  const save = useSaveLessonOptions({
    onSuccess: () => {
      showToast({ text: texts.saved, theme: 'success' });
      onDone();
    },
  });
  const submit = () => {
    const reminders = { remindsDayBefore, remindsSoon };
    if (meetingType === null) return save.mutate({ ...reminders, meetingType: null, meetingUrl: null });
    const url = meetingUrlSchema.safeParse(meetingUrl);
    setError(url.error?.issues[0]?.message);
    if (url.success) save.mutate({ ...reminders, meetingType, meetingUrl: url.data });
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
      <Switch label={texts.dayBefore} checked={remindsDayBefore} onChange={setDayBefore} />
      <Switch label={texts.soon} checked={remindsSoon} onChange={setSoon} />
      {isTeacher && (
        <>
          <SelectField
            label={texts.usual}
            options={[
              { value: NO_MEETING, label: texts.noUsual },
              ...MEETING_TYPES.map((value) => ({ value, label: lessonTexts.meeting.types[value] })),
            ]}
            value={meetingType ?? NO_MEETING}
            onChange={(value) => setType(MEETING_TYPES.find((type) => type === value) ?? null)}
          />
          {meetingType !== null && (
            <TextField
              label={lessonTexts.meeting.url}
              hint={texts.usualHint}
              type="url"
              inputMode="url"
              autoComplete="off"
              value={meetingUrl}
              error={error}
              onChange={({ target }) => setUrl(target.value)}
            />
          )}
        </>
      )}
      <FormMessage message={save.error ? userMessageOf(save.error, lessonTexts.notSaved) : undefined} />
      <Button type="submit" busy={save.isPending}>
        {texts.save}
      </Button>
    </form>
  );
}

function CalendarAddress({ hasCalendar }: { readonly hasCalendar: boolean }) {
  const make = useMakeLessonCalendar();
  const end = useEndLessonCalendar({ onSuccess: () => make.reset() });
  const failed = make.error ?? end.error;
  return (
    <section className={styles.form} aria-label={texts.calendar}>
      <h3>{texts.calendar}</h3>
      <p className={styles.quiet}>{texts.calendarHint}</p>
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
      <div className={styles.buttons}>
        <Button tone="alt" busy={make.isPending} onClick={() => make.mutate()}>
          {hasCalendar ? texts.remake : texts.make}
        </Button>
        {hasCalendar && (
          <Button tone="alt" busy={end.isPending} onClick={() => end.mutate()}>
            {texts.end}
          </Button>
        )}
      </div>
    </section>
  );
}
