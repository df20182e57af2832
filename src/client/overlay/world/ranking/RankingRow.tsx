import { ChevronDown, ChevronUp, CircleCheckBig, Minus } from 'lucide-react';
import { Label, Text } from '#client/ui/text/Text.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { TierBadge, tierName } from '#client/ui/tier/TierBadge.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { itemById } from '#shared/content/items.ts';
import {
  LAST_COUNTED_RANK,
  type WorldRanking,
  type WorldRankingRow,
} from '#shared/contract/world/ranking.ts';
import { rankingTexts } from './texts.ts';
import { useInView } from './useInView.ts';
import styles from './Ranking.module.css';

type OwnRow = NonNullable<WorldRanking['own']>;
type User = WorldRankingRow['user'];

export const itemKeysOf = ({ itemIdList }: User) => itemIdList.flatMap((id) => itemById(id)?.key ?? []);

/** The name that is known where the reader and the player both are. */
export const nameOf = ({ nickname, channelNickname }: User, inChannel: boolean) =>
  inChannel && channelNickname ? channelNickname : nickname;

export interface RankingRowProps {
  readonly row: Omit<WorldRankingRow, 'rank'> & { readonly rank: number | null };
  readonly inChannel: boolean;
  /** The distance to the next place, on the own row. */
  readonly own?: OwnRow;
}

/** One place of the ranking; a press opens who is there. */
export function RankingRow({ row, inChannel, own }: RankingRowProps) {
  const { rank, user, score, success, submittedProblemCount, previousRank } = row;
  const { ref, ever } = useInView<HTMLSpanElement>();
  const name = nameOf(user, inChannel);
  const place = inChannel && user.channelNickname ? user.nickname : user.channelName;
  const notes = [place === name ? '' : place, own && distanceOf(own)].filter(Boolean).join(' · ');
  return (
    <button
      type="button"
      className={styles.row}
      data-own={own !== undefined || undefined}
      onClick={() => openDialog('userDetail', { userId: user.userId })}
    >
      <span className={styles.rank} data-far={rank === null || undefined}>
        {rank === null ? rankingTexts.far(LAST_COUNTED_RANK) : rank}
        {rank !== null && <VisuallyHidden>{rankingTexts.rank(rank).slice(`${rank}`.length)}</VisuallyHidden>}
      </span>
      <Movement rank={rank} previousRank={previousRank} />
      <span ref={ref} className={styles.face} data-face aria-hidden="true">
        {ever && <AvatarPreview itemKeys={itemKeysOf(user)} height={44} bust animate={false} label="" />}
      </span>
      <Stack as="span" gap={0}>
        <Label truncate>{name}</Label>
        {notes && (
          <Text as="small" size="caption" tone={own ? 'warning' : 'soft'} truncate>
            {notes}
          </Text>
        )}
      </Stack>
      <Row
        as="span"
        gap={2}
        className={styles.solved}
        title={rankingTexts.solved(success, submittedProblemCount)}
      >
        <CircleCheckBig aria-hidden="true" />
        {rankingTexts.success(success)}
      </Row>
      <Row as="span" gap={2} className={styles.tier}>
        <TierBadge tier={user.tier} size={36} />
        <span>{tierName(user.tier, user.tierLevel)}</span>
      </Row>
      <Text as="span" size="heading" tabular align="end">
        {rankingTexts.points(score)}
        <VisuallyHidden>{rankingTexts.score(score).slice(-1)}</VisuallyHidden>
      </Text>
    </button>
  );
}

/** Places won or lost since the day began; nothing for a user who is new on the board today. */
function Movement({
  rank,
  previousRank,
}: {
  readonly rank: number | null;
  readonly previousRank: number | null;
}) {
  if (rank === null || previousRank === null) return <span className={styles.movement} />;
  const places = previousRank - rank;
  const Chevron = places > 0 ? ChevronUp : ChevronDown;
  return (
    <span className={styles.movement} data-way={places === 0 ? undefined : places > 0 ? 'up' : 'down'}>
      {places === 0 ? <Minus aria-hidden="true" /> : <Chevron aria-hidden="true" />}
      {places !== 0 && <span aria-hidden="true">{Math.abs(places)}</span>}
      <VisuallyHidden>{rankingTexts.moved(places)}</VisuallyHidden>
    </span>
  );
}

const distanceOf = ({ next }: OwnRow) =>
  next === null ? rankingTexts.atTop : rankingTexts.toNext(next.rank, next.distance);

const below = ({ rankingList }: WorldRanking) =>
  rankingList.filter(({ rank }, index) => index >= 3 || rank > 3);

/** Everybody below the podium. */
export function RankingList({
  ranking,
  inChannel,
  ownRef,
}: {
  readonly ranking: WorldRanking;
  readonly inChannel: boolean;
  /** Ref of the own place, when it is in the list. */
  readonly ownRef: (element: HTMLLIElement) => () => void;
}) {
  const { own } = ranking;
  return (
    <Stack as="ol" gap={2} aria-label={rankingTexts.list}>
      {below(ranking).map((row) => {
        const isOwn = row.user.userId === own?.user.userId;
        return (
          <li
            key={row.user.userId}
            ref={isOwn ? ownRef : undefined}
            value={row.rank}
            aria-current={isOwn || undefined}
          >
            <RankingRow row={row} inChannel={inChannel} own={isOwn && own ? own : undefined} />
          </li>
        );
      })}
    </Stack>
  );
}

/** The own place once more under the list, which scrolls above it; not while it is to be seen in the list itself. */
export function OwnPlace({
  ranking,
  inChannel,
  isInSight,
}: {
  readonly ranking: WorldRanking & { readonly own: OwnRow };
  readonly inChannel: boolean;
  readonly isInSight: boolean;
}) {
  const { own, rankingList } = ranking;
  const isAmongFirst =
    rankingList.some(({ user }) => user.userId === own.user.userId) &&
    !below(ranking).some(({ user }) => user.userId === own.user.userId);
  return (
    <section
      className={styles.foot}
      aria-label={rankingTexts.ownPlace}
      data-in-sight={isInSight || undefined}
    >
      {!isAmongFirst && (
        <p className={styles.between} aria-hidden="true">
          <span>⋯ {rankingTexts.ownPlace}</span>
        </p>
      )}
      <RankingRow row={own} inChannel={inChannel} own={own} />
    </section>
  );
}
