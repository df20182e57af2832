import { Blocks, Check, Code2, Hourglass, Lock, Play, Star, X } from 'lucide-react';
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
import { Card } from '#client/ui/layout/Card.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Note } from '#client/ui/text/Note.tsx';
import { Entry } from '#client/ui/list/Entry.tsx';
import styles from './Competition.module.css';

interface ContentListProps {
  readonly competitionId: number;
  readonly competition: Competition;
  /** The board; null for a user who may not see it yet. */
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
    <Stack gap={3}>
      {isSecret ? (
        <Card layout="row" size="small" tone="paper">
          <Lock size={20} aria-hidden="true" />
          <Text grow>{phase === 'COMING' ? texts.secret : texts.notIn}</Text>
        </Card>
      ) : (
        phase === 'RUNNING' && !isIn && isStaff && <Note>{texts.watching}</Note>
      )}
      <Stack as="ol" gap={3}>
        {isSecret
          ? pointList.map((points, index) => (
              <Card key={index} as="li" layout="row" size="small">
                <b className={styles.order}>{index + 1}</b>
                <Text size="heading" tone="soft" grow>
                  ?
                </Text>
                <Text size="label">{texts.points(points)}</Text>
              </Card>
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
      </Stack>
    </Stack>
  );
}

function Begin({ competitionId }: { readonly competitionId: number }) {
  const { id: channelId } = useChannel();
  const begin = useStartCompetition({ channelId, competitionId });
  return (
    <Stack align="center">
      <Button
        size="large"
        icon={<Play fill="currentColor" />}
        busy={begin.isPending}
        onClick={() => begin.mutate()}
      >
        {texts.begin}
      </Button>
      <Text align="center">{texts.beginHint}</Text>
      <FormMessage message={begin.error ? userMessageOf(begin.error, texts.beginFailed) : undefined} />
    </Stack>
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
    <Entry
      title={title}
      {...(to !== null && { to })}
      {...(state === 'solved' && { tone: 'success' as const })}
      lead={
        <b className={styles.order} data-state={state}>
          {order}
        </b>
      }
      facts={
        <Row as="span" gap={2}>
          {kind === 'STAGE' ? (
            <Blocks size={17} aria-hidden="true" />
          ) : (
            <Code2 size={17} aria-hidden="true" />
          )}
          {texts.kinds[kind]}
          <Row as="span" gap={0} aria-hidden="true">
            {Array.from({ length: 3 }, (_, index) => (
              <Star
                key={index}
                size={17}
                color="var(--warning-line)"
                fill={index < Math.ceil(difficulty / 2) ? 'var(--gold)' : 'var(--surface)'}
              />
            ))}
          </Row>
        </Row>
      }
    >
      <Stack gap={0} align="end">
        <Text size="label">{texts.points(points)}</Text>
        <Row as="span" gap={1}>
          {state === 'solved' ? (
            <Check size={17} aria-hidden="true" />
          ) : state === 'pending' ? (
            <Hourglass size={17} aria-hidden="true" />
          ) : state === 'wrong' ? (
            <X size={17} aria-hidden="true" />
          ) : null}
          <Text as="span" size="small" tone={TONES[state]} bold={state !== 'open'}>
            {wordsOf(entry, state)}
          </Text>
        </Row>
      </Stack>
      {to !== null && (
        <span className={styles.go} aria-hidden="true">
          {isPractice ? texts.practise : texts.solve}
        </span>
      )}
    </Entry>
  );
}

type TileState = 'open' | 'pending' | 'solved' | 'wrong';
const TONES = { open: 'soft', pending: 'soft', solved: 'success', wrong: 'danger' } as const;

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
