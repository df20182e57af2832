import { useMutation, useQuery } from '@tanstack/react-query';
import { BookOpen, History, Home, Swords } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { battleQueries } from '#client/net/queries/battleQueries.ts';
import { rematch } from '#client/net/rest/battle/battles.ts';
import { battleStore } from '#client/stores/battleStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { playEffect } from '#client/ui/effects/effectStore.ts';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { TierBadge, tierName } from '#client/ui/tier/TierBadge.tsx';
import type { RoomView } from '#shared/contract/battle/battles.ts';
import type { Scoreboard, ScoreboardRow } from '#shared/contract/battle/scoreboards.ts';
import { BattleFrame } from './BattleFrame.tsx';
import { PracticeButton } from './practice/PracticeButton.tsx';
import { Replay } from './Replay.tsx';
import { Solutions } from './Solutions.tsx';
import { battleTexts as texts } from './texts.ts';
import { useIsStaff } from './useIsStaff.ts';
import { useOutfits, type Outfits } from './useOutfits.ts';
import styles from './Podium.module.css';

interface PodiumProps {
  readonly board: Scoreboard;
  /** Null of a competition. */
  readonly view: RoomView | null;
}

/** The end: the first three on their steps, a kind word for everybody, and what comes next. */
export function Podium({ board, view }: PodiumProps) {
  const ownId = useStore(sessionStore, ({ user }) => user?.userId ?? null);
  const outfits = useOutfits(board.userList.map(({ userId }) => userId));
  const rating = useQuery(battleQueries.rating());
  const key = useStore(battleStore, (battle) => battle.key);
  const [showsSolutions, setShowsSolutions] = useState(false);
  const [showsReplay, setShowsReplay] = useState(false);
  const again = useMutation({ mutationFn: (code: string) => rematch(code) });
  const own = board.rankList.find(({ userIdList }) => ownId !== null && userIdList.includes(ownId));
  const isStaff = useIsStaff();
  const isHost = view !== null && (view.room.hostId === ownId || (view.room.isClass && isStaff));
  const { contestId } = board.clock;
  const isMember = view?.roomMemberList.some(({ userId }) => userId === ownId) ?? false;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    playEffect('confetti');
  }, [contestId]);

  const nameOf = (row: ScoreboardRow) =>
    row.teamId === null
      ? (board.userList.find(({ userId }) => userId === row.userId)?.nickname ?? '')
      : texts.team(row.teamId);
  // Without a point there is no place on the steps.
  const first = board.rankList.filter(({ rank, totalPoint }) => rank <= 3 && totalPoint > 0).slice(0, 3);
  const others = board.rankList.filter((row) => !first.includes(row));

  return (
    <BattleFrame title={texts.result} back={null} floorAt={62}>
      <main className={styles.podium}>
        <h1 ref={title} className={styles.title} tabIndex={-1}>
          {texts.result}
        </h1>
        <ol className={styles.steps}>
          {first.map((row, index) => (
            <li
              key={row.userIdList.join()}
              className={styles.step}
              data-place={index + 1}
              data-rank={row.rank}
            >
              <Dolls row={row} outfits={outfits} />
              <b className={styles.block}>{row.rank}</b>
              <p className={styles.tag} data-own={row === own || undefined}>
                <b>{nameOf(row)}</b>
                <span>
                  {texts.solved(row.successCount)} · {texts.points(row.totalPoint)}
                </span>
              </p>
            </li>
          ))}
        </ol>
        {first.length === 0 && <p className={styles.nobody}>{texts.nobodyYet}</p>}
        {others.length > 0 && (
          <ol className={styles.others}>
            {others.map((row) => (
              <li key={row.userIdList.join()}>
                <b>{row.rank}</b>
                <Dolls row={row} outfits={outfits} bust />
                <span>
                  <b>{nameOf(row)}</b>
                  {texts.solved(row.successCount)}
                </span>
              </li>
            ))}
          </ol>
        )}
        <aside className={styles.side}>
          <Panel
            title={own ? (own.totalPoint > 0 ? texts.youAre(own.rank) : texts.youTried) : texts.youWatched}
            className={styles.card}
          >
            {own && (
              <p className={styles.own}>
                <b>{texts.solved(own.successCount)}</b>
                <span>{texts.points(own.totalPoint)}</span>
              </p>
            )}
            {own && rating.data && (
              <p className={styles.rating}>
                <TierBadge tier={rating.data.tier} size={48} />
                <span>
                  {texts.ratingNow}
                  <b>
                    {tierName(rating.data.tier, rating.data.tierLevel)} · {texts.points(rating.data.rating)}
                  </b>
                </span>
              </p>
            )}
            <details className={styles.rules}>
              <summary>{texts.howItCounts}</summary>
              <ul>
                {board.ruleTextList.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </details>
          </Panel>
          {view && isHost && (
            <Button
              size="large"
              wide
              icon={<Swords />}
              busy={again.isPending}
              onClick={() => again.mutate(view.room.code)}
            >
              {texts.again}
            </Button>
          )}
          {isMember && !isHost && <p className={styles.wait}>{texts.waitAgain}</p>}
          <div className={styles.actions}>
            <Button
              tone="sea"
              icon={<BookOpen />}
              aria-expanded={showsSolutions}
              onClick={() => setShowsSolutions(!showsSolutions)}
            >
              {texts.solutions}
            </Button>
            <Button
              tone="sea"
              icon={<History />}
              aria-expanded={showsReplay}
              onClick={() => setShowsReplay(!showsReplay)}
            >
              {texts.replay}
            </Button>
            {key !== null && <PracticeButton raceKey={key} />}
            <ButtonLink to={paths.battles}>
              <Swords aria-hidden="true" /> {texts.toLobby}
            </ButtonLink>
            <ButtonLink to={paths.world}>
              <Home aria-hidden="true" /> {texts.back}
            </ButtonLink>
          </div>
        </aside>
        {showsReplay && <Replay outfits={outfits} onClose={() => setShowsReplay(false)} />}
        {showsSolutions && <Solutions board={board} onClose={() => setShowsSolutions(false)} />}
      </main>
    </BattleFrame>
  );
}

interface DollsProps {
  readonly row: ScoreboardRow;
  readonly outfits: Outfits;
  readonly bust?: boolean;
}

/** The avatar of a row; of a team the first two. */
function Dolls({ row, outfits, bust = false }: DollsProps) {
  return (
    <span className={styles.dolls}>
      {row.userIdList.slice(0, 2).map((userId) => (
        <AvatarPreview
          key={userId}
          itemKeys={outfits.get(userId) ?? []}
          height={bust ? 44 : row.teamId === null ? 196 : 160}
          bust={bust}
          animate={!bust}
          expression="happy"
          label=""
        />
      ))}
    </span>
  );
}
