import { useQuery } from '@tanstack/react-query';
import { Flag, Send } from 'lucide-react';
import { useState } from 'react';
import type { OpenStage } from '#client/bridge/stageView.ts';
import { GhostSwitch } from '#client/pages/learning/stage/GhostSwitch.tsx';
import { stageSaying } from '#client/pages/learning/stage/stageSaying.ts';
import { StageProgram } from '#client/pages/learning/stage/StageProgram.tsx';
import { StageScreen } from '#client/pages/learning/stage/StageScreen.tsx';
import { stageTexts } from '#client/pages/learning/stage/texts.ts';
import { useOwnOutfit } from '#client/pages/learning/stage/useOwnOutfit.ts';
import { useStagePlay, type GhostRun } from '#client/pages/learning/stage/useStagePlay.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import type { ContestContent, Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import type { Problem } from '#shared/contract/learning/problems.ts';
import type { StageLevel } from '#shared/simulation/stage/level.ts';
import { ContentTabs } from '../ContentTabs.tsx';
import type { RaceCalls } from '#client/net/battle/raceCalls.ts';
import { RaceVerdict } from '../RaceVerdict.tsx';
import { battleTexts as texts } from '../texts.ts';
import { useRaceSubmit } from '../useRaceSubmit.ts';
import { useRaceGhosts } from './useRaceGhosts.ts';
import dock from '../RaceDock.module.css';
import { Card } from '#client/ui/layout/Card.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { Heading } from '#client/ui/text/Text.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import styles from './Stage.module.css';

interface StageRaceProps {
  readonly openStage: OpenStage;
  readonly calls: RaceCalls;
  readonly board: Scoreboard;
  readonly content: ContestContent;
  readonly onContent: (competitionContentId: number) => void;
  /** The room is lost; the program stays. */
  readonly isLost: boolean;
}

/** A stage of a race: the level with the own avatar and the others' ghosts, and the program beside it. */
export function StageRace(props: StageRaceProps) {
  const { calls, content } = props;
  const problem = useQuery(calls.problem(content.competitionContentId));
  const { data } = problem;
  if (data?.stage) return <LoadedStageRace {...props} problem={data} level={data.stage} />;
  return (
    <>
      <section className={styles.level} aria-label={stageTexts.level}>
        <div className={styles.blank}>{!problem.isError && <Loading label={stageTexts.loading} />}</div>
      </section>
      <section className={dock.dock} aria-label={texts.problemTabs}>
        <ContentTabs {...props} />
        {problem.isError && (
          <ErrorState
            title={stageTexts.failed}
            onRetry={() => void problem.refetch()}
            retrying={problem.isFetching}
          />
        )}
      </section>
    </>
  );
}

interface LoadedStageRaceProps extends StageRaceProps {
  readonly problem: Problem;
  readonly level: StageLevel;
}

const NO_GHOSTS: readonly GhostRun[] = [];

function LoadedStageRace(props: LoadedStageRaceProps) {
  const { openStage, calls, board, content, onContent, isLost, problem, level } = props;
  const { competitionContentId } = content;
  const { name, outfit } = useOwnOutfit();
  const [showsGhosts, setShowsGhosts] = useState(true);
  const [hasReached, setHasReached] = useState(false);
  const race = useRaceGhosts({ calls, board, competitionContentId });
  const ghosts = showsGhosts ? race.ghosts : NO_GHOSTS;
  const play = useStagePlay({
    ...{ level, problem, ghosts, firstLanguage: null },
    onGoal: () => setHasReached(true),
    onAnew: () => setHasReached(false),
  });
  const { language, source } = play;
  const submit = useRaceSubmit(calls, competitionContentId);
  const isOver = board.clock.state === 'JUDGING' || board.clock.state === 'ENDED';
  const saying = stageSaying({
    ...{ problem, run: play.run, hint: null, hintFailed: false },
    isAtEnd: play.player.isAtEnd || play.film.stops.length === 0,
  });
  return (
    <>
      <section className={styles.level} aria-label={stageTexts.level}>
        <StageScreen openStage={openStage} play={play} name={name} outfit={outfit} ghosts={ghosts}>
          {race.ghosts.length > 0 && <GhostSwitch isOn={showsGhosts} onChange={setShowsGhosts} />}
        </StageScreen>
      </section>
      <section className={dock.dock} data-stage="true" aria-label={texts.problemTabs}>
        {isLost && (
          <Card as="p" tone="warning" size="small" role="status">
            {texts.lost}
          </Card>
        )}
        <ContentTabs board={board} content={content} onContent={onContent} />
        <header className={styles.task}>
          <Row as="header">
            <Chip tone="warning">{texts.problemOf(content.order)}</Chip>
            <Heading level={2}>{problem.title}</Heading>
          </Row>
          <p data-urgent={saying.isUrgent || undefined}>{saying.words}</p>
        </header>
        <div className={styles.program} data-over={isOver || undefined}>
          <StageProgram problem={problem} play={play} isNarrow />
        </div>
        <div className={styles.foot}>
          <RaceVerdict competitionContentId={content.competitionContentId} submit={submit} isOver={isOver}>
            <p>
              {hasReached ? (
                <>
                  <Flag aria-hidden="true" /> {texts.stage.reached}
                </>
              ) : (
                texts.stage.hint
              )}
            </p>
          </RaceVerdict>
          <Button
            icon={<Send />}
            busy={submit.isPending}
            disabled={submit.isPending || isOver || source.trim() === ''}
            onClick={() => submit.mutate({ source, language })}
          >
            {texts.submit}
          </Button>
        </div>
      </section>
    </>
  );
}
