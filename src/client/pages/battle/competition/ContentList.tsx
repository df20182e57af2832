import { Blocks, Check, Code2, Hourglass, Lock, Play, Star, X } from 'lucide-react';
import { Link } from 'react-router';
import { useStartCompetition } from '#client/net/battle/competitions.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { Competition } from '#shared/contract/battle/competitions.ts';
import type { ContestContent, Scoreboard, ScoreboardEntry } from '#shared/contract/battle/scoreboards.ts';
import { useIsStaff } from '../useIsStaff.ts';
import type { Phase } from './competitionPhase.ts';
import { competitionTexts as texts } from './texts.ts';
import styles from './ContentList.module.css';

interface ContentListProps {
  readonly competitionId: number;
  readonly competition: Competition;
  /** Null for whoever may not see it yet. */
  readonly board: Scoreboard | null;
  readonly phase: Phase;
}

/** The contents with what one has reached in each; before the start only what they are worth. */
export function ContentList({ competitionId, competition, board, phase }: ContentListProps) {
  const { channelDomain } = useChannel();
  const ownId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const isStaff = useIsStaff();
  const { enrollState, pointList } = competition;
  const isIn = enrollState !== 'NOT_ENROLLED';
  const isSecret = phase === 'COMING' || !board || board.contentList.length === 0;
  if (enrollState === 'ENROLLED' && phase === 'RUNNING') return <Begin competitionId={competitionId} />;
  if (isSecret && phase !== 'COMING' && (isIn || isStaff || phase === 'ENDED')) return <Loading />;
  return (
    <div className={styles.place}>
      {isSecret ? (
        <p className={styles.note}>
          <Lock aria-hidden="true" /> {phase === 'COMING' ? texts.secret : texts.notIn}
        </p>
      ) : (
        phase === 'RUNNING' && !isIn && isStaff && <p className={styles.note}>{texts.watching}</p>
      )}
      <ol className={styles.list}>
        {isSecret
          ? pointList.map((points, index) => (
              <li key={index} className={styles.secret}>
                <b className={styles.order}>{index + 1}</b>
                <span>?</span>
                <em>{texts.points(points)}</em>
              </li>
            ))
          : board.contentList.map((content) => (
              <Tile
                key={content.competitionContentId}
                to={
                  isIn || isStaff || phase === 'ENDED'
                    ? paths.competitionContent(channelDomain, competitionId, content.competitionContentId)
                    : null
                }
                content={content}
                entry={board.scoreboardList.find(
                  ({ userId, competitionContentId }) =>
                    userId === ownId && competitionContentId === content.competitionContentId,
                )}
                isPractice={phase === 'ENDED'}
              />
            ))}
      </ol>
    </div>
  );
}

function Begin({ competitionId }: { readonly competitionId: number }) {
  const { id: channelId } = useChannel();
  const begin = useStartCompetition({ channelId, competitionId });
  return (
    <div className={styles.begin}>
      <Button
        size="large"
        icon={<Play fill="currentColor" />}
        busy={begin.isPending}
        onClick={() => begin.mutate()}
      >
        {texts.begin}
      </Button>
      <p>{texts.beginHint}</p>
      <FormMessage message={begin.error ? userMessageOf(begin.error, texts.beginFailed) : undefined} />
    </div>
  );
}

interface TileProps {
  readonly content: ContestContent;
  readonly entry: ScoreboardEntry | undefined;
  /** Null where it is only looked at. */
  readonly to: string | null;
  readonly isPractice: boolean;
}

function Tile({ content, entry, to, isPractice }: TileProps) {
  const { order, title, kind, difficulty, points } = content;
  const state = stateOf(entry);
  return (
    <li className={styles.tile} data-state={state}>
      <b className={styles.order}>{order}</b>
      <p className={styles.words}>
        {to === null ? <b>{title}</b> : <Link to={to}>{title}</Link>}
        <span className={styles.facts}>
          {kind === 'STAGE' ? <Blocks aria-hidden="true" /> : <Code2 aria-hidden="true" />}
          {texts.kinds[kind]}
          <i aria-hidden="true">
            {Array.from({ length: 3 }, (_, index) => (
              <Star key={index} fill={index < Math.ceil(difficulty / 2) ? '#ffc433' : '#fff'} />
            ))}
          </i>
        </span>
      </p>
      <p className={styles.reached}>
        <em>{texts.points(points)}</em>
        <span data-state={state}>
          {state === 'solved' ? (
            <Check aria-hidden="true" />
          ) : state === 'pending' ? (
            <Hourglass aria-hidden="true" />
          ) : state === 'wrong' ? (
            <X aria-hidden="true" />
          ) : null}
          {wordsOf(entry, state)}
        </span>
      </p>
      {to !== null && (
        <span className={styles.go} aria-hidden="true">
          {isPractice ? texts.practise : texts.solve}
        </span>
      )}
    </li>
  );
}

type TileState = 'open' | 'pending' | 'solved' | 'wrong';

function stateOf(entry: ScoreboardEntry | undefined): TileState {
  if (!entry) return 'open';
  if (entry.success) return 'solved';
  if (entry.pendingCount > 0) return 'pending';
  return entry.submissionCount > 0 ? 'wrong' : 'open';
}

function wordsOf(entry: ScoreboardEntry | undefined, state: TileState): string {
  switch (state) {
    case 'solved':
      return texts.states.solved(entry?.score ?? 0);
    case 'pending':
      return texts.states.pending;
    case 'wrong':
      return entry && entry.correct > 0
        ? texts.states.partial(entry.correct, entry.total)
        : texts.states.wrong(entry?.submissionCount ?? 0);
    case 'open':
      return texts.states.open;
  }
}
