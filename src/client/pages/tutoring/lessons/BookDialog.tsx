import { Hint, Label, Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Registration, Tutor } from '#shared/contract/tutoring/registrations.ts';
import { instantInSeoul } from '#shared/time/seoulTime.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { lessonQueries, useBookLesson, useMoveLesson, type Slot } from '#client/net/tutoring/lessons.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { playEffect } from '#client/ui/effects/effectStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { SlotPicker } from './SlotPicker.tsx';
import { lessonTexts, whenText } from './texts.ts';
import { today } from './week.ts';

const texts = lessonTexts.book;

interface Choice {
  readonly teacherId: number;
  readonly slot: Slot;
}

/** Books a lesson: teacher, open slot, what it costs. Moves one to another slot of its teacher when it is given. */
export function BookDialog({
  moved,
  onDone,
}: {
  readonly moved: Registration | null;
  readonly onDone: () => void;
}) {
  const [teacherId, setTeacherId] = useState(moved?.teacher?.userId);
  const [slot, setSlot] = useState<Slot | null>(null);
  const tutors = useQuery({ ...lessonQueries.tutors(), enabled: moved === null });
  const outcome = {
    onSuccess: () => {
      if (!moved) playEffect('confetti');
      showToast({ text: moved ? texts.moved : texts.done, theme: 'success' });
      onDone();
    },
    // A slot that is gone meanwhile is taken from the week.
    onError: () => setSlot(null),
  };
  const book = useBookLesson(outcome);
  const move = useMoveLesson(outcome);
  const save = moved ? move : book;
  const send = ({ teacherId: chosen, slot: at }: Choice) =>
    moved
      ? move.mutate({ registrationDateId: moved.registrationDateId, slot: at })
      : book.mutate({ teacherId: chosen, ...at });
  const tutor = tutors.data?.find(({ userId }) => userId === teacherId) ?? tutors.data?.[0];
  const chosenId = moved?.teacher?.userId ?? tutor?.userId;
  const teacherName = moved?.teacher?.nickname ?? tutor?.nickname ?? '';
  return (
    <Dialog
      title={moved ? texts.moveTitle : texts.title}
      titleTone="sea"
      width={980}
      footer={
        <>
          <Stack gap={0} grow aria-live="polite">
            {slot ? (
              <>
                <Label>
                  {texts.chosen(whenText(instantInSeoul(slot.registrationDate, slot.startTime)), teacherName)}
                </Label>
                <Text as="span" size="small" bold>
                  {moved ? texts.keepsTicket : texts.cost}
                </Text>
              </>
            ) : (
              <Text as="span" size="small" bold>
                {texts.choose}
              </Text>
            )}
          </Stack>
          <Button
            disabled={slot === null || chosenId === undefined}
            busy={save.isPending}
            onClick={() => {
              if (slot && chosenId !== undefined) send({ teacherId: chosenId, slot });
            }}
          >
            {moved ? texts.move : texts.now}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <FormMessage message={save.error ? userMessageOf(save.error, lessonTexts.notSaved) : undefined} />
        {moved ? (
          chosenId !== undefined && (
            <SlotPicker
              teacherId={chosenId}
              firstDay={moved.registrationDate}
              chosen={slot}
              onChoose={setSlot}
            />
          )
        ) : (
          <ListBody
            query={tutors}
            failed={lessonTexts.failed}
            empty={<EmptyState title={texts.noTeachers} hint={texts.noTeachersHint} />}
          >
            {(list) => (
              <>
                <TutorChips
                  tutors={list}
                  chosenId={chosenId}
                  onChoose={(id) => {
                    setTeacherId(id);
                    setSlot(null);
                  }}
                />
                {chosenId !== undefined && (
                  <SlotPicker
                    key={chosenId}
                    teacherId={chosenId}
                    firstDay={tutor?.nextSlot?.registrationDate ?? today()}
                    chosen={slot}
                    onChoose={setSlot}
                  />
                )}
              </>
            )}
          </ListBody>
        )}
        <Hint>
          {texts.rule} {texts.seoul}
        </Hint>
      </Stack>
    </Dialog>
  );
}

function TutorChips({
  tutors,
  chosenId,
  onChoose,
}: {
  readonly tutors: readonly Tutor[];
  readonly chosenId: number | undefined;
  readonly onChoose: (userId: number) => void;
}) {
  return (
    <Chips
      label={texts.teacher}
      options={tutors.map(({ userId, nickname }) => ({ value: `${userId}`, label: nickname }))}
      value={`${chosenId}`}
      onChange={(value) => onChoose(Number(value))}
    />
  );
}
