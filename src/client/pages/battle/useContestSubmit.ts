import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { getSubmission } from '#client/net/learning/submissions.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { Submission } from '#shared/contract/learning/submissions.ts';
import type { RaceCalls } from './raceCalls.ts';

/** Interval and number of questions for a verdict. */
const ASK_EVERY_MS = 700;
const ASK_TIMES = 90;

interface ContestSubmitOptions {
  readonly calls: RaceCalls;
  readonly competitionContentId: number;
  /** A function where the program brings its language along. */
  readonly language: Language | (() => Language);
}

/**
 * Hands in to a race and waits for the verdict. After a lost answer the next press repeats the idempotency key and
 * finds the same submission.
 */
export function useContestSubmit({ calls, competitionContentId, language }: ContestSubmitOptions) {
  const { id: channelId } = useChannel();
  const pending = useRef<{ readonly clientKey: string; readonly source: string } | null>(null);
  return useMutation({
    mutationFn: async (source: string): Promise<Submission> => {
      requestSound('submit');
      if (pending.current?.source !== source) pending.current = { clientKey: crypto.randomUUID(), source };
      const { clientKey } = pending.current;
      const written = typeof language === 'function' ? language() : language;
      const handedIn = await calls.submit({ competitionContentId, clientKey, language: written, source });
      const submission = await untilJudged(channelId, handedIn);
      pending.current = null;
      return submission;
    },
    onSuccess: ({ verdict }) => {
      if (verdict !== null) requestSound(verdict === 'AC' ? 'correct' : 'oops');
      calls.onJudged();
    },
    onError: (error) => {
      // A refusal is an answer; only a request without one is repeated.
      if (error instanceof ApiError && !error.isConnectionError) pending.current = null;
    },
  });
}

async function untilJudged(
  channelId: number,
  handedIn: { readonly submissionId: number; readonly problemId: number },
): Promise<Submission> {
  for (let time = 1; ; time += 1) {
    const submission = await getSubmission(channelId, handedIn);
    if (submission.verdict !== null || time === ASK_TIMES) return submission;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}
