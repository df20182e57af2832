import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { draftQueries } from '#client/net/learning/drafts.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { ContestContent, Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { ContentTabs } from './ContentTabs.tsx';
import { RaceEditor } from './RaceEditor.tsx';
import type { RaceCalls } from '#client/net/battle/raceCalls.ts';
import { battleTexts as texts } from './texts.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import styles from './RaceDock.module.css';

interface RaceDockProps {
  readonly calls: RaceCalls;
  readonly board: Scoreboard;
  readonly content: ContestContent;
  readonly onContent: (competitionContentId: number) => void;
  /** The room is lost; the code stays. */
  readonly isLost: boolean;
}

/** The editor beside the race, one problem at a time. */
export function RaceDock({ calls, board, content, onContent, isLost }: RaceDockProps) {
  return (
    <section className={styles.dock} aria-label={texts.problemTabs}>
      {isLost && (
        <Card as="p" tone="warning" size="small" role="status">
          {texts.lost}
        </Card>
      )}
      <ContentTabs board={board} content={content} onContent={onContent} />
      <ContentEditor
        key={content.competitionContentId}
        calls={calls}
        content={content}
        isOver={board.clock.state === 'JUDGING'}
      />
    </section>
  );
}

interface ContentEditorProps {
  readonly calls: RaceCalls;
  readonly content: ContestContent;
  readonly isOver: boolean;
}

/** Loads a problem and the saved code before its editor opens: after a reload the code is there. */
function ContentEditor({ calls, content, isOver }: ContentEditorProps) {
  const { id: channelId } = useChannel();
  const { problemId } = content;
  const problem = useQuery(calls.problem(content.competitionContentId));
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? problem.data?.languageList[0];
  const draft = useQuery({
    ...draftQueries.one(channelId, { problemId, language: language ?? 'JAVASCRIPT' }),
    enabled: language !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (problem.isError || draft.isError)
    return (
      <ErrorState
        onRetry={() => void Promise.all([problem.refetch(), draft.refetch()])}
        retrying={problem.isFetching || draft.isFetching}
      />
    );
  if (problem.isPending || draft.isPending) return <Loading />;
  return (
    <RaceEditor
      key={draft.data.language}
      calls={calls}
      content={content}
      problem={problem.data}
      firstDraft={draft.data}
      isOver={isOver}
      onLanguage={setChosen}
    />
  );
}
