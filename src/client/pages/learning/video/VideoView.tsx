import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { CONVERTING_MS, isConverting, learnedVideoQueries } from '#client/net/learning/videos.ts';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { OfflineSign } from '#client/ui/feedback/OfflineSign.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { VideoPlayer } from '#client/ui/video/VideoPlayer.tsx';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import type { Lesson, LessonContent } from '#shared/contract/learning/lessons.ts';
import type { LearnedVideo } from '#shared/contract/learning/videos.ts';
import { readVideoAddress } from '#shared/video/videoAddress.ts';
import { useLessonPlace } from '../lessonPlace.ts';
import { nextPath } from '../nextPath.ts';
import { FramedVideo } from './FramedVideo.tsx';
import { videoLessonTexts as texts } from './texts.ts';
import { useWatchReports } from './useWatchReports.ts';
import styles from './VideoView.module.css';

export function VideoView({ lesson, content }: { readonly lesson: Lesson; readonly content: LessonContent }) {
  const channelId = useLearningChannelId();
  const place = { lessonId: lesson.lessonId, contentOnLessonId: content.contentOnLessonId };
  const video = useQuery({
    ...learnedVideoQueries.one(channelId, place),
    refetchInterval: ({ state }) => isConverting(state.data) && CONVERTING_MS,
  });
  return (
    <ListBody query={video} failed={texts.failed}>
      {(data) =>
        data.state === 'COMPLETE' ? (
          <Watching key={data.videoId} lesson={lesson} content={content} video={data} />
        ) : (
          <NotYet isComing={isConverting(data)} />
        )
      }
    </ListBody>
  );
}

function NotYet({ isComing }: { readonly isComing: boolean }) {
  return (
    <EmptyState
      scene="waiting"
      title={isComing ? texts.converting : texts.missing}
      hint={isComing ? texts.convertingHint : texts.missingHint}
    />
  );
}

function Watching({
  lesson,
  content,
  video,
}: {
  readonly lesson: Lesson;
  readonly content: LessonContent;
  readonly video: LearnedVideo;
}) {
  const place = { lessonId: lesson.lessonId, contentOnLessonId: content.contentOnLessonId };
  const { watch, isUnsent, onPlayed, onRest } = useWatchReports(place, video.watch);
  const navigate = useNavigate();
  const here = useLessonPlace();
  const address = video.videoType === 'URL' ? readVideoAddress(video.videoUrl) : null;
  const percent =
    video.videoTime === 0 ? 0 : Math.min(100, Math.floor((100 * watch.secondsWatched) / video.videoTime));
  return (
    <div className={styles.page}>
      {address?.kind === 'FRAME' ? (
        <FramedVideo
          title={video.title}
          url={address.url}
          videoTime={video.videoTime}
          startAt={watch.position}
          onPlayed={onPlayed}
        />
      ) : (
        <VideoPlayer
          title={video.title}
          src={address?.url ?? video.videoUrl}
          poster={video.posterUrl}
          captions={video.captions}
          startAt={video.watch.position}
          watched={watch.rangeList}
          onPlayed={onPlayed}
          onRest={onRest}
        />
      )}
      <Section as="aside" title={video.title}>
        {video.description !== '' && <Text written>{video.description}</Text>}
        <OfflineSign />
        <Stack gap={3} className={styles.goal}>
          <ProgressBar
            label={texts.watchedShare(percent)}
            value={watch.checked ? 100 : percent}
            max={100}
            caption={watch.checked ? texts.watched : texts.watchedShare(percent)}
          />
          <Hint role="status">{isUnsent ? texts.unsent : watch.checked ? texts.watched : texts.goal}</Hint>
        </Stack>
        <Button
          tone={watch.checked ? 'ok' : 'alt'}
          wide
          onClick={() => void navigate(nextPath(lesson, content, here))}
        >
          {texts.next}
        </Button>
      </Section>
    </div>
  );
}
