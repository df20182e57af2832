import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DoorClosed, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { classQueries } from '#client/net/queries/classQueries.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { closeLesson, openLesson } from '#client/net/rest/learning/openedLessons.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import field from '#client/ui/form/Field.module.css';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { OpenedLesson } from '#shared/contract/learning/openedLessons.ts';
import { useChannel } from '../frame/channelContext.ts';
import { useClassFilter } from '../progress/useClassFilter.ts';
import { overviewTexts } from './texts.ts';
import styles from './OpenLessonDialog.module.css';

const texts = overviewTexts.open;

/** Which lesson everybody in the class goes into now: opened whatever comes before it, and told to the pupils. */
export function OpenLessonDialog() {
  const { id } = useChannel();
  const { valueOf } = useClassFilter();
  const courses = useQuery(classQueries.courses(id));
  const [chosen, setChosen] = useState(valueOf('course_id'));
  const courseId = chosen ?? courses.data?.[0]?.courseId ?? 0;
  const lessons = useQuery({ ...classQueries.openedLessons(id, courseId), enabled: courseId > 0 });
  return (
    <Dialog title={texts.title} width="small">
      <p className={styles.lead}>{texts.lead}</p>
      <ListBody
        query={courses}
        failed={texts.failed}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState title={texts.noCourse} />}
      >
        {(list) => (
          <>
            <select
              className={field.input}
              aria-label={texts.course}
              value={courseId}
              onChange={({ target }) => setChosen(Number(target.value))}
            >
              {list.map((course) => (
                <option key={course.courseId} value={course.courseId}>
                  {course.title}
                </option>
              ))}
            </select>
            <ListBody
              query={lessons}
              failed={texts.failed}
              isEmpty={(found) => found.length === 0}
              empty={<EmptyState title={texts.noLesson} />}
            >
              {(found) => (
                <ol className={styles.list}>
                  {found.map((lesson, index) => (
                    <LessonRow key={lesson.lessonId} lesson={lesson} number={index + 1} />
                  ))}
                </ol>
              )}
            </ListBody>
          </>
        )}
      </ListBody>
    </Dialog>
  );
}

function LessonRow({ lesson, number }: { readonly lesson: OpenedLesson; readonly number: number }) {
  const { id } = useChannel();
  const { lessonId, title, openedAt } = lesson;
  const queries = useQueryClient();
  const again = {
    onError: (error: Error) =>
      showToast({ text: userMessageOf(error, texts.failedChange), theme: 'warning' }),
    onSettled: () => queries.invalidateQueries({ queryKey: classQueries.all(id) }),
  };
  const open = useMutation({
    mutationFn: () => openLesson(id, lessonId),
    onSuccess: (told) => showToast({ text: texts.opened(title, told), theme: 'success' }),
    ...again,
  });
  const close = useMutation({ mutationFn: () => closeLesson(id, lessonId), ...again });
  return (
    <li className={styles.row} data-open={openedAt !== null || undefined}>
      <span className={styles.number}>{number}</span>
      <b>{title}</b>
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
    </li>
  );
}
