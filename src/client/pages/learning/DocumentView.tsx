import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { learningQueries } from '#client/net/queries/learningQueries.ts';
import { checkContent } from '#client/net/rest/learning.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { playEffect } from '#client/ui/effects/effectStore.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import type { Lesson, LessonContent } from '#shared/contract/learning.ts';
import { Markdown } from './Markdown.tsx';
import { nextPath } from './nextPath.ts';
import { learningTexts } from './texts.ts';
import styles from './DocumentView.module.css';

/** A document to read; its end is the button that says so, which may move a quest on. */
export function DocumentView({
  lesson,
  content,
}: {
  readonly lesson: Lesson;
  readonly content: LessonContent;
}) {
  const place = { lessonId: lesson.lessonId, contentOnLessonId: content.contentOnLessonId };
  const document = useQuery(learningQueries.document(place));
  const navigate = useNavigate();
  const queries = useQueryClient();
  const read = useMutation({
    mutationFn: () => checkContent(place),
    onSuccess: async () => {
      if (!content.checked) playEffect('bubble');
      await queries.invalidateQueries({ queryKey: learningQueries.all });
      await navigate(nextPath(lesson, content));
    },
  });

  if (document.isPending) return <Loading />;
  if (document.isError) {
    return <ErrorState onRetry={() => void document.refetch()} retrying={document.isFetching} />;
  }
  return (
    <article className={styles.sheet}>
      <Markdown source={document.data.content} />
      <footer className={styles.end}>
        <img src="/npc/dolphin/@2x/bust.webp" alt="" width="96" height="96" className={styles.teacher} />
        <Button size="large" busy={read.isPending} onClick={() => read.mutate()}>
          {read.isPending
            ? learningTexts.reading
            : content.checked
              ? learningTexts.readAgain
              : learningTexts.readToEnd}
        </Button>
      </footer>
    </article>
  );
}
