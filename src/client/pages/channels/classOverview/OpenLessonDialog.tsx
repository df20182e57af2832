import { useQuery } from '@tanstack/react-query';
import { DoorClosed, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { progressQueries } from '#client/net/learning/classProgress.ts';
import {
  type LessonPlace,
  openedLessonQueries,
  useCloseLesson,
  useOpenLesson,
} from '#client/net/learning/openedLessons.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { OfflineSign } from '#client/ui/feedback/OfflineSign.tsx';
import field from '#client/ui/form/Field.module.css';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { Openable, OpenedLesson } from '#shared/contract/learning/openedLessons.ts';
import { useChannel } from '../frame/channelContext.ts';
import { useClassFilter } from '../progress/useClassFilter.ts';
import { overviewTexts } from './texts.ts';

const texts = overviewTexts.open;

/**
 * The lesson that everybody in the class goes into now: opened no matter what comes before it, and told to
 * the pupils.
 */
export function OpenLessonDialog() {
  const { id } = useChannel();
  const openable = useQuery(openedLessonQueries.openable(id));
  return (
    <Dialog title={texts.title} width="small">
      <Hint>{texts.lead}</Hint>
      <OfflineSign />
      <ListBody
        query={openable}
        failed={texts.failed}
        isEmpty={({ courseList, worksheetList }) => courseList.length + worksheetList.length === 0}
        empty={<EmptyState title={texts.noPlace} hint={texts.noPlaceHint} />}
      >
        {(places) => <PlacesAndLessons places={places} />}
      </ListBody>
    </Dialog>
  );
}

const keyOf = (place: LessonPlace) =>
  'courseId' in place ? `course-${place.courseId}` : `worksheet-${place.worksheetId}`;

/** The course that the teacher looks at is chosen at first. */
function PlacesAndLessons({ places: { courseList, worksheetList } }: { readonly places: Openable }) {
  const { id } = useChannel();
  const { valueOf } = useClassFilter();
  const busiest = useQuery(progressQueries.courses(id)).data?.[0]?.courseId;
  const [chosen, setChosen] = useState<string>();
  const all: readonly LessonPlace[] = [...courseList, ...worksheetList];
  const wanted = chosen ?? `course-${valueOf('course_id') ?? busiest ?? ''}`;
  const place = all.find((one) => keyOf(one) === wanted) ?? all[0];
  return (
    <>
      <select
        className={field.input}
        aria-label={texts.place}
        value={place && keyOf(place)}
        onChange={({ target }) => setChosen(target.value)}
      >
        <PlaceGroup label={texts.courses} places={courseList} />
        <PlaceGroup label={texts.worksheets} places={worksheetList} />
      </select>
      {place && <LessonsOfPlace id={id} place={place} />}
    </>
  );
}

function PlaceGroup({
  label,
  places,
}: {
  readonly label: string;
  readonly places: readonly (LessonPlace & { readonly title: string })[];
}) {
  if (places.length === 0) return null;
  return (
    <optgroup label={label}>
      {places.map((place) => (
        <option key={keyOf(place)} value={keyOf(place)}>
          {place.title}
        </option>
      ))}
    </optgroup>
  );
}

function LessonsOfPlace({ id, place }: { readonly id: number; readonly place: LessonPlace }) {
  const lessons = useQuery(openedLessonQueries.list(id, place));
  return (
    <ListBody query={lessons} failed={texts.failed} empty={<EmptyState title={texts.noLesson} />}>
      {(found) => (
        <Stack as="ol" gap={1}>
          {found.map((lesson, index) => (
            <LessonRow key={lesson.lessonId} lesson={lesson} number={index + 1} />
          ))}
        </Stack>
      )}
    </ListBody>
  );
}

function LessonRow({ lesson, number }: { readonly lesson: OpenedLesson; readonly number: number }) {
  const { id } = useChannel();
  const { lessonId, title, openedAt } = lesson;
  const onError = (error: Error) =>
    showToast({ text: userMessageOf(error, texts.failedChange), theme: 'warning' });
  const open = useOpenLesson(
    { id, lessonId },
    { onSuccess: (told) => showToast({ text: texts.opened(title, told), theme: 'success' }), onError },
  );
  const close = useCloseLesson({ id, lessonId }, { onError });
  return (
    <Card as="li" layout="row" size="small" chosen={openedAt !== null}>
      <Text as="span" size="label" tone="accent">
        {number}
      </Text>
      <Stack gap={0} grow>
        <Text as="b" bold>
          {title}
        </Text>
        {openedAt !== null && (
          <Text as="small" size="caption" tone="success">
            {texts.isOpen}
          </Text>
        )}
      </Stack>
      {openedAt !== null && (
        <Button
          tone="alt"
          icon={<DoorClosed />}
          busy={close.isPending}
          aria-label={texts.closeOf(title)}
          onClick={() => close.mutate()}
        >
          {texts.close}
        </Button>
      )}
      <Button
        tone={openedAt === null ? 'sea' : 'alt'}
        icon={<DoorOpen />}
        busy={open.isPending}
        aria-label={openedAt === null ? texts.openOf(title) : texts.againOf(title)}
        onClick={() => open.mutate()}
      >
        {openedAt === null ? texts.open : texts.again}
      </Button>
    </Card>
  );
}
