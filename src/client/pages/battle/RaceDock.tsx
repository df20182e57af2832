import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { learningQueries } from '#client/net/queries/learningQueries.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import type { ContestContent, Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { RaceEditor } from './RaceEditor.tsx';
import { battleTexts as texts } from './texts.ts';
import styles from './RaceDock.module.css';

interface RaceDockProps {
  readonly raceKey: string;
  readonly board: Scoreboard;
  /** The live line is lost; the code stays. */
  readonly isLost: boolean;
}

/** The editor beside the race, one problem at a time. */
export function RaceDock({ raceKey, board, isLost }: RaceDockProps) {
  const { contentList, clock } = board;
  const [chosen, setChosen] = useState(contentList[0]?.competitionContentId ?? 0);
  const content = contentList.find(({ competitionContentId }) => competitionContentId === chosen);
  return (
    <section className={styles.dock} aria-label={texts.problemTabs}>
      {isLost && (
        <p className={styles.lost} role="status">
          {texts.lost}
        </p>
      )}
      {contentList.length > 1 && (
        <Chips
          label={texts.problemTabs}
          options={contentList.map(({ competitionContentId, order }) => ({
            value: String(competitionContentId),
            label: texts.problemOf(order),
          }))}
          value={String(chosen)}
          onChange={(value) => setChosen(Number(value))}
        />
      )}
      {content && (
        <ContentEditor
          key={content.competitionContentId}
          raceKey={raceKey}
          content={content}
          isOver={clock.state === 'JUDGING'}
        />
      )}
    </section>
  );
}

interface ContentEditorProps {
  readonly raceKey: string;
  readonly content: ContestContent;
  readonly isOver: boolean;
}

/** Loads a problem and the saved code before its editor opens: after a reload the code is there. */
function ContentEditor({ raceKey, content, isOver }: ContentEditorProps) {
  const { problemId } = content;
  const problem = useQuery(learningQueries.problem(problemId));
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? problem.data?.languageList[0];
  const draft = useQuery({
    ...learningQueries.draft({ problemId, language: language ?? 'JAVASCRIPT' }),
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
      raceKey={raceKey}
      content={content}
      problem={problem.data}
      firstDraft={draft.data}
      isOver={isOver}
      onLanguage={setChosen}
    />
  );
}
