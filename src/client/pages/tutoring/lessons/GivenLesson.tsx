import { FilterSelect } from '#client/ui/form/FilterSelect.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Note } from '#client/ui/text/Note.tsx';
import { Hint, Label } from '#client/ui/text/Text.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { NotebookPen, Video } from 'lucide-react';
import { PROGRESS_STATES, type Registration } from '#shared/contract/tutoring/registrations.ts';
import { cancelOutcome, isJudgeable } from '#shared/tutoring/bookingRules.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useSaveLessonProgress, useSaveLessonState } from '#client/net/tutoring/lessons.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { useNow } from '#client/ui/motion/useNow.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { JoinLink } from './JoinLink.tsx';
import { hourText, lessonTexts } from './texts.ts';
import { LESSON_TONES } from './tones.ts';

const texts = lessonTexts.given;

/** The dialog that a teacher opens for a lesson. */
export interface GivenAction {
  readonly kind: 'CANCEL' | 'NOTE' | 'MEETING';
  readonly lesson: Registration;
}

/** One lesson of a teacher: who comes, how far it is, and what to do about it. */
export function GivenLesson({
  lesson,
  onDo,
}: {
  readonly lesson: Registration;
  readonly onDo: (action: GivenAction) => void;
}) {
  const now = useNow();
  const { registrationDateId, registrationState, progressState, pupil, note } = lesson;
  const startsAt = Date.parse(lesson.startsAt);
  const isCancelled = registrationState === 'CANCELLED';
  const outcome = {
    onSuccess: () => showToast({ text: texts.saved, theme: 'success' as const }),
    onError: (error: Error) =>
      showToast({ text: userMessageOf(error, lessonTexts.notSaved), theme: 'warning' as const }),
  };
  const judge = useSaveLessonState(registrationDateId, outcome);
  const progress = useSaveLessonProgress(registrationDateId, outcome);
  const askNoShow = () =>
    openDialog('confirm', {
      title: texts.noShowAsk,
      detail: texts.noShowHint,
      confirmLabel: texts.noShow,
      onConfirm: () => judge.mutate({ registrationState: 'NO_SHOW' }),
    });
  const about = `${hourText(new Date(startsAt))} ${pupil.nickname}`;
  const mayJudge = !isCancelled && isJudgeable({ startsAt, now });
  return (
    <Card as="li" layout="row" size="small" tone={isCancelled ? 'sunken' : 'plain'}>
      <Stack gap={0} grow>
        <Label>{about}</Label>
        <Hint>
          {lesson.channelName}
          {lesson.contentTitle !== '' && ` · ${lesson.contentTitle}`}
        </Hint>
        {note !== '' && <Note>{note}</Note>}
      </Stack>
      <Chip tone={LESSON_TONES[registrationState]}>{lessonTexts.states[registrationState]}</Chip>
      {!isCancelled && (
        <Cluster gap={2}>
          <FilterSelect
            label={texts.progress}
            options={PROGRESS_STATES.map((value) => [value, lessonTexts.progress[value]] as const)}
            value={progressState}
            disabled={progress.isPending}
            onChange={(value) =>
              progress.mutate({
                progressState: PROGRESS_STATES.find((state) => state === value) ?? progressState,
              })
            }
          />
          <JoinLink meeting={lesson.meeting} size="small" />
          <Button
            tone="alt"
            size="small"
            icon={<Video />}
            aria-label={`${lessonTexts.meeting.open}: ${about}`}
            onClick={() => onDo({ kind: 'MEETING', lesson })}
          >
            {lessonTexts.meeting.open}
          </Button>
          <Button
            tone="alt"
            size="small"
            icon={<NotebookPen />}
            aria-label={`${texts.writeNote}: ${about}`}
            onClick={() => onDo({ kind: 'NOTE', lesson })}
          >
            {texts.writeNote}
          </Button>
          {mayJudge && registrationState !== 'DONE' && (
            <Button
              size="small"
              busy={judge.isPending}
              onClick={() => judge.mutate({ registrationState: 'DONE' })}
            >
              {texts.done}
            </Button>
          )}
          {mayJudge && registrationState !== 'NO_SHOW' && (
            <Button tone="alt" size="small" busy={judge.isPending} onClick={askNoShow}>
              {texts.noShow}
            </Button>
          )}
          {cancelOutcome({ startsAt, now, byTeacher: true }) !== null && (
            <Button
              tone="alt"
              size="small"
              aria-label={`${lessonTexts.cancel.open}: ${about}`}
              onClick={() => onDo({ kind: 'CANCEL', lesson })}
            >
              {lessonTexts.cancel.open}
            </Button>
          )}
        </Cluster>
      )}
    </Card>
  );
}
