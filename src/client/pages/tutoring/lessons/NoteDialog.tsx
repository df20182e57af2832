import { useState } from 'react';
import type { Registration } from '#shared/contract/tutoring/registrations.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useSaveLessonProgress } from '#client/net/tutoring/lessons.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { lessonTexts, whenText } from './texts.ts';

const texts = lessonTexts.given;
const NOTE_LENGTH = 1_000;

/** The teacher's words about a lesson. */
export function NoteDialog({
  lesson,
  onDone,
}: {
  readonly lesson: Registration;
  readonly onDone: () => void;
}) {
  const [note, setNote] = useState(lesson.note);
  const save = useSaveLessonProgress(lesson.registrationDateId, {
    onSuccess: () => {
      showToast({ text: texts.saved, theme: 'success' });
      onDone();
    },
  });
  return (
    <Dialog
      title={texts.note}
      titleTone="sea"
      width="small"
      description={`${whenText(lesson.startsAt)}, ${lesson.pupil.nickname}`}
      footer={
        <Button
          busy={save.isPending}
          onClick={() => save.mutate({ progressState: lesson.progressState, note })}
        >
          {texts.save}
        </Button>
      }
    >
      <TextAreaField
        label={texts.note}
        hint={texts.noteHint}
        rows={6}
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormMessage message={save.error ? userMessageOf(save.error, lessonTexts.notSaved) : undefined} />
    </Dialog>
  );
}
