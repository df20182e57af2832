import '@fontsource/jetbrains-mono/latin-500.css';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { lessonQueries } from '#client/net/learning/lessons.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import type { Lesson, LessonContent } from '#shared/contract/learning/lessons.ts';
import { DocumentView } from './document/DocumentView.tsx';
import { LessonFrame } from './LessonFrame.tsx';
import { useLessonPlace } from './lessonPlace.ts';
import { ProblemView } from './problem/ProblemView.tsx';
import { learningTexts } from './texts.ts';

const VideoView = lazy(async () => ({ default: (await import('./video/VideoView.tsx')).VideoView }));
const BlockView = lazy(async () => ({ default: (await import('./block/BlockView.tsx')).BlockView }));

/** A lesson over the paused world: the list of contents, one of them open. */
export function LessonPage() {
  const channelId = useLearningChannelId();
  const { lessonId = '', contentOnLessonId } = useParams();
  const lesson = useQuery({
    ...lessonQueries.one(channelId, Number(lessonId)),
    enabled: ID.test(lessonId),
  });

  if (!ID.test(lessonId) || errorCodeOf(lesson.error) === 'IS_NOT_CHANNEL_CONTENT') return <NotFound />;
  const locked = learningTexts.locked[errorCodeOf(lesson.error) ?? ''];
  if (locked !== undefined) return <Locked title={locked} />;
  if (!lesson.data)
    return (
      <LessonFrame lesson={null} current={null}>
        <ListBody query={{ ...lesson, data: undefined }} failed={learningTexts.lessonFailed}>
          {() => null}
        </ListBody>
      </LessonFrame>
    );
  if (lesson.data.contentList.length === 0) {
    return (
      <LessonFrame lesson={lesson.data} current={null}>
        <EmptyState
          scene="no-lessons"
          title={learningTexts.lessonEmpty}
          hint={learningTexts.lessonEmptyHint}
        />
      </LessonFrame>
    );
  }
  const current = contentOf(lesson.data, contentOnLessonId);
  if (!current) return <NotFound lesson={lesson.data} />;
  return (
    <LessonFrame lesson={lesson.data} current={current}>
      <ContentView lesson={lesson.data} content={current} />
    </LessonFrame>
  );
}

const ID = /^[1-9]\d{0,8}$/;

/** The content of the address; without one, the first that is not completed. */
function contentOf(
  { contentList }: Lesson,
  contentOnLessonId: string | undefined,
): LessonContent | undefined {
  if (contentOnLessonId === undefined)
    return contentList.find((content) => !content.checked) ?? contentList[0];
  return contentList.find((content) => String(content.contentOnLessonId) === contentOnLessonId);
}

function ContentView({ lesson, content }: { readonly lesson: Lesson; readonly content: LessonContent }) {
  switch (content.contentType) {
    case 'DOCUMENT':
      return <DocumentView key={content.contentOnLessonId} lesson={lesson} content={content} />;
    case 'PROBLEM':
      return <ProblemView key={content.contentOnLessonId} lesson={lesson} content={content} />;
    case 'BLOCK':
      return (
        <Suspense fallback={<Loading />}>
          <BlockView key={content.contentOnLessonId} lesson={lesson} content={content} />
        </Suspense>
      );
    case 'VIDEO':
      return (
        <Suspense fallback={<Loading />}>
          <VideoView key={content.contentOnLessonId} lesson={lesson} content={content} />
        </Suspense>
      );
    case 'PREPARING':
      return (
        <EmptyState scene="waiting" title={learningTexts.preparing} hint={content.comment || undefined} />
      );
  }
}

function NotFound({ lesson = null }: { readonly lesson?: Lesson | null }) {
  return (
    <LessonFrame lesson={lesson} current={null}>
      <EmptyState scene="lost" title={learningTexts.notFound} hint={learningTexts.notFoundHint} />
    </LessonFrame>
  );
}

/** The way to open the lesson stands on the page of its course. */
function Locked({ title }: { readonly title: string }) {
  const { backTo, backIs } = useLessonPlace();
  return (
    <LessonFrame lesson={null} current={null}>
      <EmptyState scene="waiting" title={title} hint={learningTexts.lockedHint}>
        <ButtonLink to={backTo} tone="ok">
          {backIs === 'course' ? learningTexts.backToCourse : learningTexts.backToWorld}
        </ButtonLink>
      </EmptyState>
    </LessonFrame>
  );
}
