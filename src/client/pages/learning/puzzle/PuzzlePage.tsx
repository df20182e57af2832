import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { puzzleQueries } from '#client/net/learning/dailyPuzzles.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { formOfShells } from '#shared/content/companion.ts';
import { calendarFormat } from '#shared/time/seoulFormat.ts';
import { Ribbon } from '../stage/Ribbon.tsx';
import { StageFrame } from '../stage/StageFrame.tsx';
import { StageOpenerContext } from '../stage/stageOpener.ts';
import { CompanionRow } from './CompanionRow.tsx';
import { PuzzleCalendar } from './PuzzleCalendar.tsx';
import { PuzzleFriends } from './PuzzleFriends.tsx';
import { PuzzlePanel } from './PuzzlePanel.tsx';
import { puzzleTexts } from './texts.ts';
import styles from './Puzzle.module.css';

const DATE = calendarFormat({ month: 'long', day: 'numeric', weekday: 'long' });
const CLOSED = ['DAILY_PUZZLE_CLOSED', 'RESOURCE_NOT_FOUND', 'VALIDATION_FAIL'];

/** One puzzle a day, the shells of its month, and the whale that grows with them. */
export function PuzzlePage() {
  const openStage = use(StageOpenerContext);
  const navigate = useNavigate();
  const { day: asked } = useParams();
  const [shownMonth, setShownMonth] = useState<string | null>(null);
  // The shell of this day has just come; the whale may have grown with it.
  const [fed, setFed] = useState<{ readonly day: string; readonly hasGrown: boolean } | null>(null);
  const ofDay = useQuery(puzzleQueries.month({ month: asked?.slice(0, 7), day: asked }));
  const today = ofDay.data?.today;
  const day = asked ?? today;
  const month = shownMonth ?? day?.slice(0, 7);
  const ofMonth = useQuery({
    ...puzzleQueries.month({ month: month === today?.slice(0, 7) ? undefined : month, day: undefined }),
    enabled: month !== undefined,
    placeholderData: keepPreviousData,
  });
  const puzzle = useQuery({ ...puzzleQueries.one(day ?? ''), enabled: day !== undefined });

  const failure = ofDay.error ?? puzzle.error;
  const isClosed = CLOSED.includes(errorCodeOf(failure) ?? '');
  const shells = ofMonth.data ?? ofDay.data;
  return (
    <StageFrame title={puzzleTexts.title} back={{ to: paths.world, text: puzzleTexts.back }}>
      <div className={styles.page}>
        <div className={styles.head}>
          <Ribbon
            name={puzzleTexts.title}
            tone="coral"
            {...(day !== undefined && !isClosed && { place: DATE.format(new Date(`${day}T00:00:00Z`)) })}
          />
        </div>
        {isClosed ? (
          <Panel className={styles.alone}>
            <EmptyState scene="lost" title={puzzleTexts.closed} hint={puzzleTexts.closedHint}>
              <ButtonLink to={paths.puzzles}>{puzzleTexts.toToday}</ButtonLink>
            </EmptyState>
          </Panel>
        ) : failure && !(puzzle.data && ofDay.data) ? (
          <Panel className={styles.alone}>
            <ErrorState
              title={puzzleTexts.failed}
              onRetry={() => void Promise.all([ofDay.refetch(), puzzle.refetch()])}
              retrying={ofDay.isFetching || puzzle.isFetching}
            />
          </Panel>
        ) : !puzzle.data || !ofDay.data || !shells || day === undefined || openStage === null ? (
          <Panel className={styles.alone}>
            <Loading />
          </Panel>
        ) : (
          <>
            <PuzzleCalendar
              {...shells}
              chosen={day}
              onMonth={setShownMonth}
              onDay={(chosen) => {
                setFed(null);
                void navigate(chosen === today ? paths.puzzles : paths.puzzle(chosen), { replace: true });
              }}
            />
            <PuzzlePanel
              key={day}
              puzzle={puzzle.data}
              isToday={day === today}
              openStage={openStage}
              onSolved={({ gainedShell, companion }) => {
                if (gainedShell === 0) return;
                const hasGrown = companion.form > formOfShells(companion.shellTotal - gainedShell);
                setFed({ day, hasGrown });
                requestSound(hasGrown ? 'grow' : 'star');
              }}
            />
            <PuzzleFriends
              day={day}
              friends={ofDay.data.friendList}
              canAsk={puzzle.data.solvedWay === null && fed?.day !== day}
            />
            <CompanionRow
              key={fed?.day}
              companion={ofDay.data.companion}
              isFed={fed?.day === day}
              hasGrown={fed?.hasGrown === true}
            />
          </>
        )}
      </div>
    </StageFrame>
  );
}
