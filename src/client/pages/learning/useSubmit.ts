import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { getSubmission, submitProblem } from '#client/net/rest/learning.ts';
import { loadQuests } from '#client/net/rest/quests.ts';
import { loadWallet } from '#client/net/rest/world.ts';
import type { Submission } from '#shared/contract/learning.ts';
import { playEffect } from '#client/ui/effects/effectStore.ts';
import { cueSound } from '#client/ui/sound/cueSound.ts';
import { pressOf, type PendingSubmission } from './pendingSubmission.ts';

/** How often and how long the page asks for a verdict that was not ready with the answer. */
const ASK_EVERY_MS = 1500;
const ASK_TIMES = 40;

/** Submits code. A press whose answer was lost keeps its key, so pressing again finds the same submission. */
export function useSubmit({
  problemId,
  onAccepted,
}: {
  readonly problemId: number;
  readonly onAccepted: () => void;
}) {
  const pending = useRef<PendingSubmission | null>(null);
  return useMutation({
    mutationFn: async (source: string): Promise<Submission> => {
      cueSound('submit');
      pending.current = pressOf(pending.current, source);
      const { clientKey } = pending.current;
      const submission = await untilJudged(
        await submitProblem({ problemId, language: 'JAVASCRIPT', clientKey, source }),
      );
      pending.current = null;
      // A verdict that came without its quest news, as after a lost answer, leaves quests and rewards to be asked for.
      if (submission.verdict === 'AC' && !submission.questChange)
        await Promise.all([loadQuests(), loadWallet()]);
      return submission;
    },
    onSuccess: ({ verdict }) => {
      if (verdict !== null) cueSound(verdict === 'AC' ? 'correct' : 'oops');
      if (verdict !== 'AC') return;
      playEffect('dolphinJump');
      onAccepted();
    },
    onError: (error) => {
      // A refusal is an answer; only a press without one is repeated.
      if (error instanceof ApiError && !error.isConnectionTrouble) pending.current = null;
    },
  });
}

async function untilJudged(first: Submission): Promise<Submission> {
  let submission = first;
  for (let time = 0; submission.verdict === null && time < ASK_TIMES; time += 1) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    submission = await getSubmission({ problemId: first.problemId, submissionId: first.submissionId });
  }
  return submission;
}
