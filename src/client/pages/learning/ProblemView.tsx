import { useQuery } from '@tanstack/react-query';
import { learningQueries } from '#client/net/queries/learningQueries.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import type { Lesson, LessonContent } from '#shared/contract/learning.ts';
import { ProblemDesk } from './ProblemDesk.tsx';

const LANGUAGE = 'JAVASCRIPT';

/** Brings a problem and the child's saved code together before the desk opens. */
export function ProblemView({
  lesson,
  content,
}: {
  readonly lesson: Lesson;
  readonly content: LessonContent;
}) {
  const problem = useQuery(learningQueries.problem(content.contentId));
  // Always asked anew: the editor must never start from a copy that another tab has left behind.
  const draft = useQuery({
    ...learningQueries.draft({ problemId: content.contentId, language: LANGUAGE }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  if (problem.isError || draft.isError) {
    return (
      <ErrorState
        onRetry={() => void Promise.all([problem.refetch(), draft.refetch()])}
        retrying={problem.isFetching || draft.isFetching}
      />
    );
  }
  if (problem.isPending || draft.isPending) return <Loading />;
  return <ProblemDesk lesson={lesson} content={content} problem={problem.data} firstDraft={draft.data} />;
}
