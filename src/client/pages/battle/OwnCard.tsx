import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { battleQueries } from '#client/net/battle/battles.ts';
import { loadWallet } from '#client/net/world/economy.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { TierBadge, tierName } from '#client/ui/tier/TierBadge.tsx';
import { uiTexts } from '#client/ui/texts.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { TIERS } from '#shared/content/tiers.ts';
import type { BattleResult } from '#shared/contract/battle/battles.ts';
import type { Scoreboard, ScoreboardRow } from '#shared/contract/battle/scoreboards.ts';
import { raceLanes } from './raceLanes.ts';
import { Scallop } from './Scallop.tsx';
import { battleTexts as texts } from './texts.ts';
import type { Outfits } from './useOutfits.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import styles from './OwnCard.module.css';

/** More cases than these are told by their number alone. */
const MOST_SHELLS = 14;
const USUAL_CASES = 8;

interface OwnCardProps {
  readonly board: Scoreboard;
  readonly own: ScoreboardRow;
  readonly outfits: Outfits;
  /** Null of a competition, which is rewarded in another way. */
  readonly code: string | null;
}

/** The result of the race for oneself: rank, what got better, cases, points, experience, rating. */
export function OwnCard({ board, own, outfits, code }: OwnCardProps) {
  const { id: channelId } = useChannel();
  const user = useStore(sessionStore, (session) => session.user);
  const ownId = user?.userId ?? 0;
  const result = useQuery({
    ...battleQueries.result(channelId, code ?? '', board.clock.contestId),
    enabled: code !== null,
  });
  const lane = raceLanes({ board, members: [], ownId, usualTotal: USUAL_CASES }).find(({ isOwn }) => isOwn);
  const gains = result.data?.gainList ?? [];
  return (
    <Panel
      title={own.totalPoint > 0 ? texts.youAre(own.rank) : texts.youTried}
      titleTone="ok"
      className={styles.card}
    >
      <Row gap={5}>
        <span className={styles.portrait}>
          <AvatarPreview
            itemKeys={outfits.get(ownId) ?? []}
            height={84}
            bust
            animate={false}
            expression="happy"
            label=""
          />
        </span>
        <Stack gap={0}>
          <Text as="b" size="heading">
            {user?.nickname}
          </Text>
          {gains.length === 0 && !result.isLoading && <Text size="small">{texts.noGain}</Text>}
          {gains.map(({ kind, count }) => (
            <Text key={kind} size="small">
              {texts.gains[kind](count)}
            </Text>
          ))}
        </Stack>
      </Row>
      {lane && <Cases correct={lane.correct} total={lane.total} />}
      {code !== null && <Rewards query={result} />}
      <details className={styles.rules}>
        <summary>{texts.howItCounts}</summary>
        <Stack as="ul" gap={1}>
          {board.ruleTextList.map((text) => (
            <Text key={text} as="li" size="small">
              · {text}
            </Text>
          ))}
        </Stack>
      </details>
    </Panel>
  );
}

function Cases({ correct, total }: { readonly correct: number; readonly total: number }) {
  return (
    <p className={styles.cases}>
      {total <= MOST_SHELLS &&
        Array.from({ length: total }, (_, index) => (
          <Scallop key={index} className={index < correct ? styles.passed : styles.missing} />
        ))}
      <b>{texts.ownCases(total, correct)}</b>
    </p>
  );
}

interface RewardsProps {
  readonly query: {
    readonly data: BattleResult | null | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** The rewards that the server has booked; a shell turns until it has said so. */
function Rewards({ query: { data, isError, isFetching, refetch } }: RewardsProps) {
  const experience = useStore(walletStore, (wallet) => wallet.experience);
  useEffect(() => {
    // The level as it is after the reward; without it only its line is missing.
    if (data) loadWallet({ quiet: true }).catch(() => undefined);
  }, [data]);
  if (isError)
    return (
      <Cluster justify="center" role="alert">
        <Text>{texts.bookingFailed}</Text>
        <Button tone="alt" busy={isFetching} onClick={() => void refetch()}>
          {uiTexts.retry}
        </Button>
      </Cluster>
    );
  if (data === undefined)
    return (
      <Row justify="center" role="status">
        <Scallop className={styles.turning} /> {texts.booking}
      </Row>
    );
  if (data === null) return null;
  const { rank, point, exp, isOverDay, rating } = data;
  const why = isOverDay ? texts.dayIsOver : point > 0 ? texts.placeReward(rank) : texts.noReward;
  const left = experience && experience.requiredLevelPoint - experience.levelExp;
  return (
    <>
      <Stack gap={3}>
        <Reward icon={<img src="/ui/coin.svg" alt="" width="38" height="38" />} name={texts.point} note={why}>
          {texts.plus(point)}
        </Reward>
        <Reward
          icon={<Star aria-hidden="true" className={styles.star} />}
          name={texts.exp}
          note={experience && left !== null ? texts.levelLeft(experience.level + 1, left) : why}
        >
          {texts.plus(exp)}
        </Reward>
      </Stack>
      {rating ? <Rating rating={rating} /> : <Hint>{texts.notRated}</Hint>}
    </>
  );
}

interface RewardProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly note: string;
  readonly children: ReactNode;
}

function Reward({ icon, name, note, children }: RewardProps) {
  return (
    <Card layout="row" size="small">
      {icon}
      <Stack gap={0} grow>
        <Text size="label">{name}</Text>
        <Hint>{note}</Hint>
      </Stack>
      <Text size="title" tone="warning" tabular>
        {children}
      </Text>
    </Card>
  );
}

/** Before and after; a loss is small and grey, and nothing falls. */
function Rating({ rating: { before, after } }: { readonly rating: NonNullable<BattleResult['rating']> }) {
  const change = after.rating - before.rating;
  const isPromoted = TIERS.indexOf(after.tier) > TIERS.indexOf(before.tier);
  const next = isPromoted ? after.tier : TIERS[TIERS.indexOf(after.tier) + 1];
  const base = change < 0 ? after.share : before.share;
  const reached = isPromoted ? 1 : after.share;
  return (
    <Card tone="paper" size="small" gap={1}>
      <Row>
        <Text size="label" grow>
          {texts.ratingNow}
        </Text>
        <Text size="label" tabular>
          {before.rating.toLocaleString('ko')} → {after.rating.toLocaleString('ko')}
        </Text>
        {change < 0 ? (
          <Hint>{texts.change(change)}</Hint>
        ) : (
          <Chip tone="success">{texts.change(change)}</Chip>
        )}
      </Row>
      <div className={styles.way}>
        <TierBadge tier={isPromoted ? before.tier : after.tier} size={44} />
        <i aria-hidden="true">
          <i style={{ width: `${base * 100}%` }} />
          <i style={{ width: `${Math.max(0, reached - base) * 100}%` }} />
        </i>
        {next && <TierBadge tier={next} size={44} />}
      </div>
      <Row justify="between">
        <Text size="small">{isPromoted ? tierName(before.tier) : tierName(after.tier, after.tierLevel)}</Text>
        <Text size="small" bold>
          {isPromoted
            ? texts.promoted(tierName(after.tier))
            : change < 0
              ? texts.lossHint
              : next && texts.toNext(tierName(next))}
        </Text>
        <Text size="small">{next && tierName(next)}</Text>
      </Row>
    </Card>
  );
}
