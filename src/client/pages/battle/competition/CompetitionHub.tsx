import { Hourglass, Medal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OpenStage } from '#client/bridge/stageView.ts';
import { renewCompetitions } from '#client/net/battle/competitions.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { OfflineSign } from '#client/ui/feedback/OfflineSign.tsx';
import { playEffect } from '#client/ui/effects/effectStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { Competition } from '#shared/contract/battle/competitions.ts';
import type { ContestClock, Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import { BattleFrame } from '../BattleFrame.tsx';
import { battleTexts } from '../texts.ts';
import { RaceClock } from '../RaceClock.tsx';
import { useIsStaff } from '../useIsStaff.ts';
import { useServerNow } from '../useServerNow.ts';
import { CompetitionBoard } from './CompetitionBoard.tsx';
import { CompetitionInfo } from './CompetitionInfo.tsx';
import type { Phase } from './competitionPhase.ts';
import { ContentList } from './ContentList.tsx';
import { SolveContent } from './SolveContent.tsx';
import { competitionTexts as texts } from './texts.ts';
import { useCompetitionRoom } from './useCompetitionRoom.ts';
import { usePhase } from './usePhase.ts';
import { Winners } from './Winners.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import styles from './CompetitionHub.module.css';

export interface CompetitionHubProps {
  readonly competitionId: number;
  readonly competition: Competition;
  /** The clock of the last answer, until the room has one. */
  readonly firstClock: ContestClock;
  /** The content that is being solved; null on the page itself. */
  readonly contentId: number | null;
  readonly openStage: OpenStage;
}

type Tab = 'info' | 'contents' | 'board';

/** One competition from enrolling to its places: what to know, what to solve, who is where. */
export function CompetitionHub(props: CompetitionHubProps) {
  const { channelDomain } = useChannel();
  const { competitionId, competition, firstClock, contentId, openStage } = props;
  const navigate = useNavigate();
  const ownId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const isStaff = useIsStaff();
  const isIn = competition.enrollState !== 'NOT_ENROLLED';
  const maySee = isIn || isStaff || firstClock.state === 'ENDED';
  const { connection, board } = useCompetitionRoom(competitionId, maySee);
  const clock = board?.clock ?? firstClock;
  const phase = usePhase(clock);
  const [chosen, setTab] = useState<Tab | null>(null);
  const usual: Tab = contentId !== null || phase !== 'COMING' ? 'contents' : 'info';
  const tab = chosen ?? (isIn || phase !== 'RUNNING' ? usual : 'info');

  // The answer is asked for again after news of the room: enrolled, begun, over, called off.
  const told = `${connection === 'gone'} ${board?.clock.state} ${board?.clock.startsAt} ${phase}`;
  useEffect(() => {
    void renewCompetitions();
  }, [told]);
  useCelebration(board, phase, ownId);

  const ownRow = board?.rankList.find(({ userIdList }) => userIdList.includes(ownId));
  const content = board?.contentList.find(({ competitionContentId }) => competitionContentId === contentId);
  const isStage = content?.kind === 'STAGE';
  const choose = (next: Tab) => {
    setTab(next);
    // Beside the code there is nothing to read; the list of contents leads back to it.
    if (contentId !== null && next === 'info') void navigate(paths.competition(channelDomain, competitionId));
  };

  return (
    <BattleFrame
      title={competition.name}
      back={
        contentId === null
          ? { to: paths.channelCompetitions(channelDomain), text: texts.back }
          : { to: paths.competition(channelDomain, competitionId), text: texts.allContents }
      }
      floorAt={24}
    >
      <OfflineSign />
      <main
        className={styles.hub}
        data-tab={tab}
        data-solving={contentId !== null || undefined}
        data-stage={isStage || undefined}
      >
        <header className={styles.head}>
          <div className={styles.place}>
            <h1>{competition.name}</h1>
            <p>
              {texts.rules[competition.rule]} · {texts.problems(competition.contentCount)} ·{' '}
              {texts.minutes(competition.limitTime)}
            </p>
          </div>
          <HubClock clock={clock} phase={phase} />
          {ownRow && phase !== 'COMING' && (
            <p className={styles.own} aria-label={texts.myScore}>
              <b>{texts.myRank(ownRow.rank)}</b>
              <span>{texts.points(ownRow.totalPoint)}</span>
            </p>
          )}
        </header>
        {connection === 'lost' && (
          <Card as="p" tone="warning" size="small" role="status" className={styles.lost}>
            {texts.lost}
          </Card>
        )}
        <Chips
          className={styles.tabs}
          label={texts.tabs.label}
          options={(['contents', 'board', 'info'] as const).map((value) => ({
            value,
            label: texts.tabs[value],
          }))}
          value={tab}
          onChange={choose}
        />
        <section className={styles.main} aria-label={tab === 'info' ? texts.info : texts.contents}>
          {contentId !== null && board ? (
            <SolveContent
              key={contentId}
              competitionId={competitionId}
              board={board}
              contentId={contentId}
              phase={phase}
              ownId={ownId}
              enrollState={competition.enrollState}
              openStage={openStage}
              showsBoard={tab === 'board'}
              onBoard={(shows) => setTab(shows ? 'board' : 'contents')}
            />
          ) : contentId !== null && maySee && connection !== 'gone' ? (
            <div className={styles.paper}>
              <Loading />
            </div>
          ) : (
            <div className={styles.paper}>
              <div className={styles.contents}>
                {phase === 'ENDED' && board && <Winners competitionId={competitionId} board={board} />}
                <ContentList
                  competitionId={competitionId}
                  competition={competition}
                  board={board}
                  phase={phase}
                />
              </div>
              <CompetitionInfo
                className={styles.info}
                competitionId={competitionId}
                competition={competition}
                phase={phase}
              />
            </div>
          )}
        </section>
        <aside className={styles.side} aria-label={texts.board}>
          <CompetitionBoard
            competitionId={competitionId}
            board={board}
            phase={phase}
            maySee={maySee}
            ownId={ownId}
          />
        </aside>
      </main>
    </BattleFrame>
  );
}

/** Down to the start, then what is left, red at ten seconds. */
function HubClock({ clock, phase }: { readonly clock: ContestClock; readonly phase: Phase }) {
  if (phase === 'RUNNING' || phase === 'JUDGING') return <RaceClock clock={clock} />;
  if (phase === 'COMING') return <Countdown startsAt={clock.startsAt} />;
  return (
    <p className={styles.over}>
      <Medal aria-hidden="true" /> {texts.over}
    </p>
  );
}

function Countdown({ startsAt }: { readonly startsAt: string }) {
  const now = useServerNow(250);
  return (
    <p className={styles.countdown}>
      <Hourglass aria-hidden="true" />
      <span>
        {texts.startsIn}
        <b role="timer">{battleTexts.until(Date.parse(startsAt) - now)}</b>
      </span>
    </p>
  );
}

/** Plays confetti for somebody who was there when the places were told, and for those who have one. */
function useCelebration(board: Scoreboard | null, phase: Phase, ownId: number): void {
  const before = useRef<Phase | null>(null);
  const hasPlace = board?.rankList.some(
    ({ rank, totalPoint, userIdList }) => rank <= 3 && totalPoint > 0 && userIdList.includes(ownId),
  );
  useEffect(() => {
    const wasOn = before.current === 'RUNNING' || before.current === 'JUDGING';
    before.current = phase;
    if (phase === 'ENDED' && (wasOn || hasPlace === true)) playEffect('confetti');
  }, [phase, hasPlace]);
}
