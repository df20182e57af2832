import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { renewLearning } from '#client/net/learning/lessons.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { submitProblem } from '#client/net/learning/submissions.ts';
import { loadWallet } from '#client/net/world/economy.ts';
import { loadQuests } from '#client/net/world/quests.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useOnline } from '#client/ui/feedback/useOnline.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import type { Submission } from '#shared/contract/learning/submissions.ts';
import { forgetSubmission, keepSubmission, keptSubmissions, type KeptSubmission } from './keptSubmissions.ts';

/**
 * Sends cleared programs to the judge. A program that cannot be sent is kept on the device and sent later;
 * `onLate` hears of it then.
 */
export function useStageSubmit(onLate: (kept: KeptSubmission, submission: Submission) => void) {
  const channelId = useLearningChannelId();
  const userId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const online = useOnline();

  const send = async (kept: KeptSubmission): Promise<Submission> => {
    try {
      const submission = await submitProblem(channelId, kept);
      forgetSubmission(userId, kept.clientKey);
      if (submission.verdict === 'AC' && !submission.questChange)
        await Promise.all([loadQuests(), loadWallet()]);
      void renewLearning();
      return submission;
    } catch (error) {
      // A refusal is an answer; only what was never answered is sent again.
      if (error instanceof ApiError && !error.isConnectionError) forgetSubmission(userId, kept.clientKey);
      throw error;
    }
  };

  const sendKept = useEffectEvent(() => {
    for (const kept of keptSubmissions(userId)) {
      send(kept)
        .then((submission) => onLate(kept, submission))
        .catch(() => undefined);
    }
  });
  useEffect(() => {
    if (online && userId !== 0) sendKept();
  }, [online, userId]);

  return useMutation({
    networkMode: 'always',
    mutationFn: (program: Omit<KeptSubmission, 'clientKey'>) => {
      const kept = { ...program, clientKey: crypto.randomUUID() };
      keepSubmission(userId, kept);
      return send(kept);
    },
  });
}
