import { useQuery } from '@tanstack/react-query';
import { Hand } from 'lucide-react';
import { handQueries, useRaiseHand, useWithdrawHand } from '#client/net/learning/raisedHands.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import { learningTexts } from '../texts.ts';
import styles from '../LessonFrame.module.css';

/** Asks the teacher for help, and takes the hand down again; not there for a child without a class. */
export function HandButton({
  lessonId,
  contentOnLessonId,
}: {
  readonly lessonId: number;
  readonly contentOnLessonId: number | null;
}) {
  const channelId = useLearningChannelId();
  const own = useQuery(handQueries.own(channelId));
  const isUp = own.data?.hand?.lessonId === lessonId;
  const raise = useRaiseHand(channelId);
  const withdraw = useWithdrawHand(channelId);
  if (!own.data?.canRaise) return null;
  return (
    <Button
      tone={isUp ? 'danger' : 'alt'}
      className={styles.hand}
      icon={<Hand size={22} aria-hidden="true" />}
      aria-pressed={isUp}
      disabled={raise.isPending || withdraw.isPending}
      onClick={() => (isUp ? withdraw.mutate() : raise.mutate({ lessonId, contentOnLessonId }))}
    >
      {isUp ? learningTexts.handUp : learningTexts.raiseHand}
    </Button>
  );
}
