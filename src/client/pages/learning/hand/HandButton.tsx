import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Hand } from 'lucide-react';
import { handQuery } from '#client/net/queries/handQuery.ts';
import { raiseHand, withdrawHand } from '#client/net/rest/learning/raisedHands.ts';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import { learningTexts } from '../texts.ts';
import styles from './HandButton.module.css';

/** Asks the teacher for help, and takes the hand down again; not there for whoever has no class. */
export function HandButton({
  lessonId,
  contentOnLessonId,
}: {
  readonly lessonId: number;
  readonly contentOnLessonId: number | null;
}) {
  const channelId = useLearningChannelId();
  const queries = useQueryClient();
  const own = useQuery(handQuery(channelId));
  const isUp = own.data?.hand?.lessonId === lessonId;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (isUp) await withdrawHand(channelId);
      else await raiseHand(channelId, lessonId, contentOnLessonId);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: handQuery(channelId).queryKey }),
  });
  if (!own.data?.canRaise) return null;
  return (
    <button
      type="button"
      className={styles.hand}
      aria-pressed={isUp}
      disabled={isPending}
      onClick={() => mutate()}
    >
      <Hand aria-hidden="true" />
      <span>{isUp ? learningTexts.handUp : learningTexts.raiseHand}</span>
    </button>
  );
}
