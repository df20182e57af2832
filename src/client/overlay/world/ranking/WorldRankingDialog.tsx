import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Earth, Globe, Infinity as AllTime, School } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { rankingQueries, useSaveRankingVisibility } from '#client/net/world/ranking.ts';
import { channelsHeld } from '#client/stores/memberships.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { ChannelField } from '#client/ui/form/ChannelField.tsx';
import { Switch } from '#client/ui/form/Switch.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import { uiTexts } from '#client/ui/texts.ts';
import { useStore } from '#client/ui/useStore.ts';
import {
  RANKING_SCOPES,
  WORLD_RANKING_PERIODS,
  type RankingScope,
  type WorldRanking,
  type WorldRankingPeriod,
} from '#shared/contract/world/ranking.ts';
import { RankingPodium } from './RankingPodium.tsx';
import { OwnPlace, RankingList } from './RankingRow.tsx';
import { TierLadder } from './TierLadder.tsx';
import { rankingTexts } from './texts.ts';
import { useInView } from './useInView.ts';
import styles from './Ranking.module.css';

const SCOPE_ICONS = { WORLD: <Globe />, CHANNEL: <School />, GLOBAL: <Earth /> };
const PERIOD_ICONS = { WEEK: <CalendarDays />, ALL: <AllTime /> };
const NONE: WorldRanking = { rankingList: [], own: null, isHidden: false, endsAt: null };

/** The chosen list; the last choice is shown first at the next opening. */
interface Choice {
  readonly scope: RankingScope;
  readonly period: WorldRankingPeriod;
  /** Null for the class that was joined last. */
  readonly channelId: number | null;
}
let lastChoice: Choice = { scope: 'WORLD', period: 'WEEK', channelId: null };

/** The users who have earned most, this week and ever, and the own place. */
export function WorldRankingDialog() {
  const [{ scope, period, channelId }, setChoice] = useState(lastChoice);
  const channels = channelsHeld(
    useStore(sessionStore, ({ user }) => user),
    'visitor',
  );
  const channel = channels.find((one) => one.channelId === channelId) ?? channels[0] ?? null;
  const choose = (change: Partial<typeof lastChoice>) => {
    lastChoice = { scope, period, channelId, ...change };
    setChoice(lastChoice);
  };
  const inChannel = scope === 'CHANNEL';
  const noChannel = inChannel && channel === null;
  const query = useQuery({
    ...rankingQueries.list({ scope, period, ...(inChannel && channel && { channelId: channel.channelId }) }),
    enabled: !noChannel,
  });
  const { ref: ownRef, inView } = useInView<HTMLLIElement>();
  const isNarrow = useMedia('(width <= 900px)');
  const foot = query.data && (
    <Foot ranking={query.data} inChannel={inChannel} period={period} isInSight={inView} />
  );
  return (
    <Dialog title={rankingTexts.title} titleTone="violet" width={1200} footer={isNarrow ? foot : undefined}>
      <Cluster justify="between" after={4} className={styles.tools}>
        <Chips
          className={styles.segments}
          label={rankingTexts.scope}
          options={RANKING_SCOPES.map((value) => ({
            value,
            label: rankingTexts.scopes[value],
            icon: SCOPE_ICONS[value],
          }))}
          value={scope}
          onChange={(value) => choose({ scope: value })}
        />
        <Chips
          className={styles.segments}
          label={rankingTexts.period}
          options={WORLD_RANKING_PERIODS.map((value) => ({
            value,
            label: rankingTexts.periods[value],
            icon: PERIOD_ICONS[value],
          }))}
          value={period}
          onChange={(value) => choose({ period: value })}
        />
        {inChannel && channel && (
          <ChannelField
            label={rankingTexts.channel}
            channels={channels}
            value={channel.channelId}
            onChange={(value) => choose({ channelId: value })}
          />
        )}
      </Cluster>
      {noChannel ? (
        <EmptyState title={rankingTexts.noChannel} hint={rankingTexts.noChannelHint} />
      ) : query.data === undefined && query.isError ? (
        <ErrorState
          title={rankingTexts.failed}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : query.data === undefined && query.fetchStatus === 'paused' ? (
        <ErrorState title={rankingTexts.failed} hint={uiTexts.offline} />
      ) : (
        <Board
          ranking={query.data ?? NONE}
          loading={query.data === undefined}
          inChannel={inChannel}
          ownRef={ownRef}
          foot={isNarrow ? undefined : foot}
        />
      )}
    </Dialog>
  );
}

interface BoardProps {
  readonly ranking: WorldRanking;
  readonly loading: boolean;
  readonly inChannel: boolean;
  readonly ownRef: (element: HTMLLIElement) => () => void;
  readonly foot: ReactNode;
}

function Board({ ranking, loading, inChannel, ownRef, foot }: BoardProps) {
  const { rankingList, isHidden } = ranking;
  const isEmpty = !loading && rankingList.length === 0;
  return (
    <div className={styles.board} aria-busy={loading}>
      <Stack gap={3} className={styles.left}>
        <RankingPodium
          rows={rankingList.filter(({ rank }, index) => rank <= 3 && index < 3)}
          inChannel={inChannel}
          loading={loading}
        />
        <TierLadder />
        <Rules isHidden={isHidden} loading={loading} />
      </Stack>
      <Stack gap={0}>
        <div className={styles.rows}>
          {loading && <PaleRows />}
          {isEmpty && (
            <EmptyState title={rankingTexts.empty} hint={rankingTexts.emptyHint} scene="no-results" />
          )}
          <RankingList ranking={ranking} inChannel={inChannel} ownRef={ownRef} />
        </div>
        {foot}
      </Stack>
    </div>
  );
}

interface FootProps {
  readonly ranking: WorldRanking;
  readonly inChannel: boolean;
  readonly period: WorldRankingPeriod;
  readonly isInSight: boolean;
}

/** The own place, or why there is none. */
function Foot({ ranking, inChannel, period, isInSight }: FootProps) {
  const { own, isHidden } = ranking;
  if (own === null)
    return (
      <Card as="p" tone="warning" className={styles.unranked}>
        {isHidden ? rankingTexts.hidden : rankingTexts.unranked[period]}
      </Card>
    );
  return <OwnPlace ranking={{ ...ranking, own }} inChannel={inChannel} isInSight={isInSight} />;
}

function PaleRows() {
  return (
    <div role="status">
      <VisuallyHidden>{uiTexts.loading}</VisuallyHidden>
      <Skeleton lines={7} height={54} />
    </div>
  );
}

/** The rule of the order, in plain words, and whether one wants to appear at all. */
function Rules({ isHidden, loading }: { readonly isHidden: boolean; readonly loading: boolean }) {
  const save = useSaveRankingVisibility({
    onSuccess: (_reply, hide) =>
      showToast({ text: hide ? rankingTexts.hiddenNow : rankingTexts.shown, theme: 'success' }),
    onError: () => showToast({ text: rankingTexts.notSaved, theme: 'warning' }),
  });
  return (
    <details className={styles.rules}>
      <summary>{rankingTexts.how}</summary>
      <ul>
        {rankingTexts.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        <li>{rankingTexts.tierHint}</li>
      </ul>
      <Switch
        label={rankingTexts.show}
        checked={!isHidden}
        disabled={loading || save.isPending}
        onChange={(shown) => save.mutate(!shown)}
      />
    </details>
  );
}
