import { useState } from 'react';
import { SubmissionKey, useSubmitProblem } from '#client/net/learning/submissions.ts';
import { playEffect } from '#client/ui/effects/effectStore.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';

/** Submits code, with the sounds of it. */
export function useSubmit(problemId: number, onAccepted?: () => void) {
  const channelId = useLearningChannelId();
  const [key] = useState(() => new SubmissionKey());
  return useSubmitProblem(
    { channelId, problemId, key },
    {
      onMutate: () => requestSound('submit'),
      onSuccess: ({ verdict }) => {
        if (verdict !== null) requestSound(verdict === 'AC' ? 'correct' : 'oops');
        if (verdict !== 'AC') return;
        playEffect('dolphinJump');
        playEffect('confetti');
        onAccepted?.();
      },
    },
  );
}
