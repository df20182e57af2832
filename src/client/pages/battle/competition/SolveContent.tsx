import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { draftQueries } from '#client/net/learning/drafts.ts';
import type { OpenStage } from '#client/bridge/stageView.ts';
import { competitionQueries, useStartCompetition } from '#client/net/battle/competitions.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { Competition } from '#shared/contract/battle/competitions.ts';
import type { ContestContent, Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import type { Language, Problem } from '#shared/contract/learning/problems.ts';
import { battleCalls, exerciseCalls } from '#client/net/battle/raceCalls.ts';
import { RaceEditor } from '../RaceEditor.tsx';
import type { Phase } from './competitionPhase.ts';
import { MiniBoard } from './MiniBoard.tsx';
import { SolveStage } from './SolveStage.tsx';
import { competitionTexts as texts } from './texts.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import styles from './CompetitionHub.module.css';

interface SolveContentProps {
  readonly competitionId: number;
  readonly board: Scoreboard;
  readonly contentId: number;
  readonly phase: Phase;
  readonly ownId: number;
  readonly enrollState: Competition['enrollState'];
  readonly openStage: OpenStage;
  /** Beside a stage there is no room for the board: it is laid over it when asked for. */
  readonly showsBoard: boolean;
  readonly onBoard: (shows: boolean) => void;
}

/** One content with its editor: for points while it runs, for the exercise afterwards. */
export function SolveContent(props: SolveContentProps) {
  const { id: channelId, channelDomain } = useChannel();
  const { competitionId, board, contentId, phase, ownId, enrollState, openStage, showsBoard, onBoard } =
    props;
  const content = board.contentList.find(({ competitionContentId }) => competitionContentId === contentId);
  useStarted(competitionId, enrollState, phase);
  const problem = useQuery({
    ...competitionQueries.content(channelId, competitionId, contentId),
    enabled: content !== undefined,
  });
  if (!content)
    return (
      <div className={styles.paper}>
        <EmptyState
          scene="lost"
          title={phase === 'COMING' ? texts.secret : texts.contentMissing}
          hint={phase === 'COMING' ? texts.youAreIn : ''}
        >
          <ButtonLink to={paths.competition(channelDomain, competitionId)} tone="ok">
            {texts.allContents}
          </ButtonLink>
        </EmptyState>
      </div>
    );
  const isPlayer = enrollState !== 'NOT_ENROLLED';
  const isPractice = phase === 'ENDED';
  const mayHandIn = isPractice || (phase === 'RUNNING' && isPlayer);
  const isStage = content.kind === 'STAGE';
  return (
    <div className={styles.solve} data-stage={isStage || undefined}>
      <nav className={styles.ways} aria-label={texts.contents}>
        <ol>
          {board.contentList.map(({ competitionContentId, order, title }) => (
            <li key={competitionContentId}>
              <Link
                to={paths.competitionContent(channelDomain, competitionId, competitionContentId)}
                aria-current={competitionContentId === contentId ? 'page' : undefined}
                aria-label={`${order}. ${title}`}
              >
                {order}
              </Link>
            </li>
          ))}
        </ol>
        <Card as="p" tone="warning" size="small">
          {isPractice ? texts.practice : isStage ? texts.stageHint : texts.points(content.points)}
        </Card>
        {isStage && !isPractice && <MiniBoard board={board} ownId={ownId} />}
        {isStage && (
          <Button
            tone={showsBoard ? 'sea' : 'alt'}
            size="small"
            icon={<Trophy />}
            aria-pressed={showsBoard}
            onClick={() => onBoard(!showsBoard)}
          >
            {texts.board}
          </Button>
        )}
      </nav>
      {problem.isError ? (
        <div className={styles.paper}>
          <ErrorState
            title={texts.contentFailed}
            onRetry={() => void problem.refetch()}
            retrying={problem.isFetching}
          />
        </div>
      ) : problem.isPending ? (
        <div className={styles.paper}>
          <Loading />
        </div>
      ) : problem.data.stage ? (
        <SolveStage
          competitionId={competitionId}
          content={content}
          problem={problem.data}
          level={problem.data.stage}
          isPractice={isPractice}
          mayHandIn={mayHandIn}
          openStage={openStage}
        />
      ) : (
        <section className={styles.dock}>
          <ContentEditor
            competitionId={competitionId}
            content={content}
            problem={problem.data}
            isPractice={isPractice}
            isOver={!mayHandIn}
          />
        </section>
      )}
    </div>
  );
}

/** A pupil who opens a content by its address has begun. */
function useStarted(competitionId: number, enrollState: Competition['enrollState'], phase: Phase): void {
  const { id: channelId } = useChannel();
  const { mutate } = useStartCompetition({ channelId, competitionId });
  const isDue = enrollState === 'ENROLLED' && phase === 'RUNNING';
  useEffect(() => {
    if (isDue) mutate();
  }, [isDue, mutate]);
}

interface ContentEditorProps {
  readonly competitionId: number;
  readonly content: ContestContent;
  readonly problem: Problem;
  readonly isPractice: boolean;
  readonly isOver: boolean;
}

/** Loads the saved code before the editor opens: after a reload, and on another device, it is there. */
function ContentEditor({ competitionId, content, problem, isPractice, isOver }: ContentEditorProps) {
  const { id: channelId } = useChannel();
  const { problemId } = content;
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? problem.languageList[0] ?? 'JAVASCRIPT';
  const draft = useQuery({
    ...draftQueries.one(channelId, { problemId, language }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (draft.isError) return <ErrorState onRetry={() => void draft.refetch()} retrying={draft.isFetching} />;
  if (draft.isPending) return <Loading />;
  return (
    <RaceEditor
      key={draft.data.language}
      calls={(isPractice ? exerciseCalls : battleCalls)(channelId, String(competitionId))}
      content={content}
      problem={problem}
      firstDraft={draft.data}
      isOver={isOver}
      onLanguage={setChosen}
    />
  );
}
