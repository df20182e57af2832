import { useCallback, useEffect, useRef, useState } from 'react';
import { renewLesson } from '#client/net/learning/lessons.ts';
import type { ContentPlace } from '#client/net/learning/lessons.ts';
import { reportWatch } from '#client/net/learning/videos.ts';
import { playEffect } from '#client/ui/effects/effectStore.ts';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import { REPORT_SECONDS, type VideoWatch } from '#shared/contract/learning/videos.ts';
import { joinRanges, type WatchedRange } from '#shared/video/watchedRanges.ts';

const ANY_LENGTH = Number.MAX_SAFE_INTEGER;

/** Tells the server in batches what was watched; what could not be told goes with the next batch. */
export function useWatchReports(place: ContentPlace, first: VideoWatch) {
  const channelId = useLearningChannelId();
  const { lessonId, contentOnLessonId } = place;
  const [watch, setWatch] = useState(first);
  const [isUnsent, setIsUnsent] = useState(false);
  const waiting = useRef<WatchedRange[]>([]);
  const now = useRef(first.position);
  /** The place that the server knows. */
  const told = useRef(first.position);
  const isSending = useRef(false);
  const isDone = useRef(first.checked);

  const send = useCallback(
    async (opened = false) => {
      const isNews = opened || waiting.current.length > 0 || now.current !== told.current;
      if (isSending.current || !isNews) return;
      isSending.current = true;
      const ranges = waiting.current;
      waiting.current = [];
      try {
        const body = { opened, ranges, position: now.current };
        const { questChange: _quests, ...reply } = await reportWatch(
          channelId,
          { lessonId, contentOnLessonId },
          body,
        );
        told.current = body.position;
        setWatch(reply);
        setIsUnsent(false);
        if (reply.checked && !isDone.current) {
          isDone.current = true;
          playEffect('bubble');
          void renewLesson(channelId, lessonId);
        }
      } catch {
        waiting.current = joinRanges([...ranges, ...waiting.current], ANY_LENGTH);
        setIsUnsent(true);
      } finally {
        isSending.current = false;
      }
    },
    [channelId, lessonId, contentOnLessonId],
  );

  useEffect(() => {
    void send(true);
    const timer = setInterval(() => void send(), REPORT_SECONDS * 1000);
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void send();
    };
    document.addEventListener('visibilitychange', onHidden);
    globalThis.addEventListener('online', onHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHidden);
      globalThis.removeEventListener('online', onHidden);
      void send();
    };
  }, [send]);

  return {
    watch,
    isUnsent,
    onPlayed: useCallback((from: number, to: number) => {
      now.current = to;
      waiting.current = joinRanges([...waiting.current, [from, to]], ANY_LENGTH);
    }, []),
    onRest: useCallback(
      (at: number) => {
        now.current = at;
        void send();
      },
      [send],
    ),
  };
}
