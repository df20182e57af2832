import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { getSubmission, submitProblem } from '#client/net/learning/submissions.ts';
import { loadQuests } from '#client/net/world/quests.ts';
import { loadWallet } from '#client/net/world/economy.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { submissionProgressStore } from '#client/stores/submissionProgressStore.ts';
import type { Submission } from '#shared/contract/learning/submissions.ts';
import { playEffect } from '#client/ui/effects/effectStore.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';

/** Interval and number of polls for a verdict that was not in the answer. */
const ASK_EVERY_MS = 1500;
const ASK_TIMES = 40;

/** Submits code. After a lost answer the next press repeats the idempotency key and finds the same submission. */
export function useSubmit({
  problemId,
  language,
  onAccepted,
}: {
  readonly problemId: number;
  readonly language: Language;
  readonly onAccepted: () => void;
}) {
  const channelId = useLearningChannelId();
  const pending = useRef<PendingSubmission | null>(null);
  return useMutation({
    // Without a network it fails at once, and the program can be run meanwhile.
    networkMode: 'always',
    mutationFn: async (source: string): Promise<Submission> => {
      requestSound('submit');
      submissionProgressStore.setState({ progress: null });
      pending.current = pressOf(pending.current, source);
      const { clientKey } = pending.current;
      const submission = await untilJudged(
        channelId,
        await submitProblem(channelId, { problemId, language, clientKey, source }),
      );
      pending.current = null;
      // A verdict without quest changes, as after a lost answer, means that quests and rewards must be refetched.
      if (submission.verdict === 'AC' && !submission.questChange)
        await Promise.all([loadQuests(), loadWallet()]);
      return submission;
    },
    onSuccess: ({ verdict }) => {
      if (verdict !== null) requestSound(verdict === 'AC' ? 'correct' : 'oops');
      if (verdict !== 'AC') return;
      playEffect('dolphinJump');
      onAccepted();
    },
    onError: (error) => {
      // A refusal is an answer; only a request without one is repeated.
      if (error instanceof ApiError && !error.isConnectionError) pending.current = null;
    },
  });
}

async function untilJudged(channelId: number, first: Submission): Promise<Submission> {
  let submission = first;
  for (let time = 0; submission.verdict === null && time < ASK_TIMES; time += 1) {
    noteProgress(submission);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    submission = await getSubmission(channelId, {
      problemId: first.problemId,
      submissionId: first.submissionId,
    });
  }
  return submission;
}

/** Notes the progress of a judge's answer; pushes say it sooner, but may be missed. */
function noteProgress({ submissionId, problemId, waiting, total }: Submission): void {
  if (waiting)
    submissionProgressStore.setState({
      progress: { submissionId, problemId, total, ...waiting, caseList: [] },
    });
}

/** A submission without an answer yet; repeating it with the same key finds the same submission. */
interface PendingSubmission {
  readonly clientKey: string;
  readonly source: string;
}

/** The idempotency key: the previous one while the code is unchanged and unanswered, else a new one. */
function pressOf(pending: PendingSubmission | null, source: string): PendingSubmission {
  return pending?.source === source ? pending : { clientKey: crypto.randomUUID(), source };
}
