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

/** What the race was for oneself: rank, what got better, cases, points, experience, rating. */
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
      <div className={styles.who}>
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
        <p>
          <b>{user?.nickname}</b>
          {gains.length === 0 && !result.isLoading && <span>{texts.noGain}</span>}
          {gains.map(({ kind, count }) => (
            <span key={kind}>{texts.gains[kind](count)}</span>
          ))}
        </p>
      </div>
      {lane && <Cases correct={lane.correct} total={lane.total} />}
      {code !== null && <Rewards query={result} />}
      <details className={styles.rules}>
        <summary>{texts.howItCounts}</summary>
        <ul>
          {board.ruleTextList.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
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

/** What the server has booked; until it has said so a shell turns. */
function Rewards({ query: { data, isError, isFetching, refetch } }: RewardsProps) {
  const experience = useStore(walletStore, (wallet) => wallet.experience);
  useEffect(() => {
    // The level as it is after the reward; without it only its line is missing.
    if (data) loadWallet({ quiet: true }).catch(() => undefined);
  }, [data]);
  if (isError)
    return (
      <div className={styles.booking} role="alert">
        <p>{texts.bookingFailed}</p>
        <Button tone="alt" busy={isFetching} onClick={() => void refetch()}>
          {uiTexts.retry}
        </Button>
      </div>
    );
  if (data === undefined)
    return (
      <p className={styles.booking} role="status">
        <Scallop className={styles.turning} /> {texts.booking}
      </p>
    );
  if (data === null) return null;
  const { rank, point, exp, isOverDay, rating } = data;
  const why = isOverDay ? texts.dayIsOver : point > 0 ? texts.placeReward(rank) : texts.noReward;
  const left = experience && experience.requiredLevelPoint - experience.levelExp;
  return (
    <>
      <dl className={styles.rewards}>
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
      </dl>
      {rating ? <Rating rating={rating} /> : <p className={styles.notRated}>{texts.notRated}</p>}
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
    <div>
      {icon}
      <dt>
        {name}
        <small>{note}</small>
      </dt>
      <dd>{children}</dd>
    </div>
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
    <div className={styles.rating} data-loss={change < 0 || undefined}>
      <p>
        <span>{texts.ratingNow}</span>
        <b>
          {before.rating.toLocaleString('ko')} → {after.rating.toLocaleString('ko')}
        </b>
        <em>{texts.change(change)}</em>
      </p>
      <div className={styles.way}>
        <TierBadge tier={isPromoted ? before.tier : after.tier} size={44} />
        <i aria-hidden="true">
          <i style={{ width: `${base * 100}%` }} />
          <i style={{ width: `${Math.max(0, reached - base) * 100}%` }} />
        </i>
        {next && <TierBadge tier={next} size={44} />}
      </div>
      <p className={styles.tiers}>
        <span>{isPromoted ? tierName(before.tier) : tierName(after.tier, after.tierLevel)}</span>
        <b>
          {isPromoted
            ? texts.promoted(tierName(after.tier))
            : change < 0
              ? texts.lossHint
              : next && texts.toNext(tierName(next))}
        </b>
        <span>{next && tierName(next)}</span>
      </p>
    </div>
  );
}
