import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useCheckContent } from '#client/net/learning/lessons.ts';
import { documentQueries } from '#client/net/learning/documents.ts';
import { playEffect } from '#client/ui/effects/effectStore.ts';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import { documentPages } from '#shared/content/documentPages.ts';
import type { Lesson, LessonContent } from '#shared/contract/learning/lessons.ts';
import { useLessonPlace } from '../lessonPlace.ts';
import { nextPath } from '../nextPath.ts';
import { learningTexts } from '../texts.ts';
import { DocumentPictureContext } from './documentPictureContext.ts';
import { LessonPages } from './LessonPages.tsx';
import { keepReadingPlace, readingPlace } from './readingPlace.ts';

// The reader of PDF is as large as a page of the product.
const PdfView = lazy(async () => ({ default: (await import('./PdfView.tsx')).PdfView }));

/** A document, page by page; its end marks it as read, which may advance a quest. */
export function DocumentView({
  lesson,
  content,
}: {
  readonly lesson: Lesson;
  readonly content: LessonContent;
}) {
  const channelId = useLearningChannelId();
  const place = { lessonId: lesson.lessonId, contentOnLessonId: content.contentOnLessonId };
  const document = useQuery(documentQueries.one(channelId, place));
  const navigate = useNavigate();
  const here = useLessonPlace();
  const read = useCheckContent(
    { channelId, place },
    {
      onSuccess: () => {
        if (!content.checked) playEffect('bubble');
        keepReadingPlace(content.contentOnLessonId, null);
      },
    },
  );
  const end = () => {
    const { pathname } = window.location;
    read.mutate(undefined, {
      onSuccess: () => {
        // A reader who has left meanwhile is not pulled along: this page stays until the other one is there.
        if (window.location.pathname === pathname) void navigate(nextPath(lesson, content, here));
      },
    });
  };

  return (
    <ListBody query={document} failed={learningTexts.contentFailed}>
      {(data) =>
        data.fileUrl === null ? (
          <DocumentPictureContext value={data.pictureList}>
            <LessonPages
              key={content.contentOnLessonId}
              pages={documentPages(data.content)}
              begin={content.checked ? 0 : readingPlace(content.contentOnLessonId)}
              onReached={(page) => {
                if (!content.checked) keepReadingPlace(content.contentOnLessonId, page);
              }}
              read={content.checked}
              ending={read.isPending}
              onEnd={end}
            />
          </DocumentPictureContext>
        ) : (
          <Suspense fallback={<Loading />}>
            <PdfView title={data.title} url={data.fileUrl} ending={read.isPending} onEnd={end} />
          </Suspense>
        )
      }
    </ListBody>
  );
}
