import { Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { useState } from 'react';
import type { Registration } from '#shared/contract/tutoring/registrations.ts';
import { cancelOutcome } from '#shared/tutoring/bookingRules.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { useSaveLessonState } from '#client/net/tutoring/lessons.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { lessonTexts, whenText } from './texts.ts';

const texts = lessonTexts.cancel;

/** Cancels a lesson, and says before what becomes of the ticket. */
export function CancelDialog({
  lesson,
  byTeacher,
  onDone,
}: {
  readonly lesson: Registration;
  readonly byTeacher: boolean;
  readonly onDone: () => void;
}) {
  const [openedAt] = useState(() => Date.now());
  const outcome = cancelOutcome({ startsAt: Date.parse(lesson.startsAt), now: openedAt, byTeacher });
  // The server's clock decides: somebody who has waited too long before the button is told so first.
  const [isSpent, setSpent] = useState(outcome === 'SPENT');
  const cancel = useSaveLessonState(lesson.registrationDateId, {
    onSuccess: () => {
      showToast({ text: texts.done, theme: 'success' });
      onDone();
    },
    onError: (error) => {
      if (errorCodeOf(error) === 'TICKET_WOULD_BE_SPENT') setSpent(true);
    },
  });
  const failure =
    cancel.error && errorCodeOf(cancel.error) !== 'TICKET_WOULD_BE_SPENT'
      ? userMessageOf(cancel.error, lessonTexts.notSaved)
      : undefined;
  return (
    <Dialog
      title={texts.title}
      width="small"
      footer={
        <>
          <Button tone="alt" onClick={onDone}>
            {texts.keep}
          </Button>
          <Button
            tone="danger"
            busy={cancel.isPending}
            onClick={() => cancel.mutate({ registrationState: 'CANCELLED', acceptsSpent: isSpent })}
          >
            {isSpent ? texts.nowSpent : texts.now}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text size="heading">
          {whenText(lesson.startsAt)}, {byTeacher ? lesson.pupil.nickname : lesson.teacher?.nickname}
        </Text>
        <Card as="p" role="status" size="small" tone={isSpent && !byTeacher ? 'danger' : 'success'}>
          {byTeacher ? texts.byTeacher : isSpent ? texts.spent : texts.returned}
        </Card>
        <FormMessage message={failure} />
      </Stack>
    </Dialog>
  );
}
