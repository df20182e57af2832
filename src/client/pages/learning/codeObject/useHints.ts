import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { problemQueries } from '#client/net/learning/problems.ts';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import type { Problem } from '#shared/contract/learning/problems.ts';
import { codeObjectTexts } from './texts.ts';

/** The hints of a problem, one more at each press; after the last one they begin anew. */
export function useHints({ problemId, hintCount }: Pick<Problem, 'problemId' | 'hintCount'>) {
  const channelId = useLearningChannelId();
  /** Fetched so far. */
  const [known, setKnown] = useState(0);
  /** The one that is read, from 1; 0 for none. */
  const [read, setRead] = useState(0);
  const hints = useQueries({
    queries: Array.from({ length: known }, (_, index) =>
      problemQueries.hint(channelId, { problemId, step: index + 1 }),
    ),
  });
  const hint = hints[read - 1];
  const next = (read % Math.max(1, hintCount)) + 1;
  return {
    words: hint?.data?.content ?? null,
    failure: hint?.isError === true && !hint.isFetching ? codeObjectTexts.noHint : null,
    /** The one that the next press opens. */
    next,
    isFetching: hint?.isFetching === true,
    open: () => {
      if (hint?.isError) return void hint.refetch();
      setKnown(Math.max(known, next));
      setRead(next);
    },
    /** Something newer is to be said. */
    close: () => setRead(0),
  };
}
