import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { draftQueries } from '#client/net/learning/drafts.ts';
import { problemQueries } from '#client/net/learning/problems.ts';
import { codeEditorStore } from '#client/stores/codeEditorStore.ts';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useStagePaths } from '#client/pages/learning/useStagePaths.ts';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import { PYTHON_STAGE_COURSE_ID } from '#shared/content/lessonIds.ts';
import type { Lesson, LessonContent } from '#shared/contract/learning/lessons.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { learningTexts } from '../texts.ts';
import { ProblemWorkspace } from './ProblemWorkspace.tsx';

/** Loads a problem and the saved code before the workspace opens. */
export function ProblemView({
  lesson,
  content,
}: {
  readonly lesson: Lesson;
  readonly content: LessonContent;
}) {
  const channelId = useLearningChannelId();
  const stagePaths = useStagePaths();
  const problemId = content.contentId;
  const problem = useQuery(problemQueries.one(channelId, problemId));
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? problem.data?.languageList[0];
  // Never cached: the editor must not start from an outdated copy.
  const draft = useQuery({
    ...draftQueries.one(channelId, { problemId, language: language ?? 'JAVASCRIPT' }),
    enabled: language !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  // An open problem stays open when it cannot be asked for again.
  if (!problem.data || !draft.data)
    return (
      <ListBody
        query={{ ...(problem.data ? draft : problem), data: undefined }}
        failed={learningTexts.problemFailed}
      >
        {() => null}
      </ListBody>
    );
  if (problem.data.kind === 'STAGE') {
    const first = lesson.courseId === PYTHON_STAGE_COURSE_ID ? 'PYTHON' : undefined;
    return <Navigate to={stagePaths.one(problemId, first)} replace />;
  }
  if (problem.data.object !== null) return <ToObject objectId={problem.data.object.objectId} />;
  return (
    <ProblemWorkspace
      key={draft.data.language}
      lesson={lesson}
      content={content}
      problem={problem.data}
      firstDraft={draft.data}
      startSide={chosen === null ? 'statement' : 'code'}
      onLanguage={setChosen}
    />
  );
}

/** A program that drives a thing of the world is written beside it: the avatar is sent there. */
function ToObject({ objectId }: { readonly objectId: number }) {
  useEffect(() => codeEditorStore.setState({ destination: objectId }), [objectId]);
  return <Navigate to={paths.world} replace />;
}
