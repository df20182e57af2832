import { ArrowUp, CircleX, HelpCircle, Hourglass, LogOut, Sparkles } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { laneColour } from './laneColours.ts';
import type { Lane } from './raceLanes.ts';
import { TeamEmblem } from './TeamEmblem.tsx';
import { battleTexts as texts } from './texts.ts';
import type { Outfits } from './useOutfits.ts';
import styles from './RaceStrip.module.css';

interface RaceStripProps {
  readonly lanes: readonly Lane[];
  readonly outfits: Outfits;
  /** Results of others are hidden now. */
  readonly isFrozen: boolean;
}

/** More steps than these would be dots. */
const MOST_SHELLS = 16;

/** A card for each player, sorted by rank; of changes only the own rank is read out. */
export function RaceStrip({ lanes, outfits, isFrozen }: RaceStripProps) {
  const cards = lanes
    .map((lane) => ({ ...lane, colour: laneColour(lane.order - 1) }))
    .toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || b.correct - a.correct);
  const ownRank = lanes.find(({ isOwn }) => isOwn)?.rank ?? null;
  const rose = useRose(ownRank);
  const list = useRef<HTMLOListElement>(null);
  // The own card is always in sight, also when not all have room.
  useEffect(() => {
    const own = list.current?.querySelector('[data-own]');
    own?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [ownRank]);
  return (
    <section className={styles.strip} aria-label={texts.standings}>
      <OwnRank rank={ownRank} />
      <ol ref={list}>
        {cards.map((card) => (
          <li
            key={card.userId}
            className={styles.card}
            data-own={card.isOwn || undefined}
            data-left={card.hasLeft || undefined}
            style={
              {
                '--lane': card.colour,
                '--share': card.total === 0 ? 0 : card.correct / card.total,
                '--steps': Math.max(1, card.total),
              } as CSSProperties
            }
          >
            <span className={styles.rank}>{card.rank ?? '–'}</span>
            <span className={styles.points}>{texts.points(card.points)}</span>
            <AvatarPreview
              itemKeys={outfits.get(card.userId) ?? []}
              height={44}
              bust
              animate={false}
              label=""
            />
            <p>
              <b>
                {card.teamId !== null && (
                  <>
                    <TeamEmblem teamId={card.teamId} className={styles.emblem} />
                    <VisuallyHidden>{texts.team(card.teamId)} </VisuallyHidden>
                  </>
                )}
                {card.nickname}
              </b>
              <strong>
                {card.correct}
                <small>/{card.total}</small>
              </strong>
            </p>
            {card.total <= MOST_SHELLS && (
              <span className={styles.shells} aria-hidden="true">
                <i />
              </span>
            )}
            {card.isOwn && rose > 0 && (
              <em className={styles.rose} aria-hidden="true">
                <ArrowUp /> {rose}
              </em>
            )}
            <p className={styles.fails}>
              {card.hasLeft ? (
                <>
                  <LogOut aria-hidden="true" /> {texts.left}
                </>
              ) : card.pendingCount > 0 ? (
                <>
                  {isFrozen && !card.isOwn ? (
                    <HelpCircle aria-hidden="true" />
                  ) : (
                    <Hourglass aria-hidden="true" />
                  )}
                  {isFrozen && !card.isOwn ? texts.secret : texts.pending}
                </>
              ) : card.wrongCount === 0 ? (
                <>
                  <Sparkles aria-hidden="true" /> {texts.noWrong}
                </>
              ) : (
                <>
                  <CircleX aria-hidden="true" /> {texts.wrong(card.wrongCount)}
                  {card.penaltyMs > 0 && <span>· {texts.penaltyTime(card.penaltyMs)}</span>}
                  {card.lostPoints > 0 && <span>· {texts.lostPoints(card.lostPoints)}</span>}
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Tells the own rank when it changes. */
function OwnRank({ rank }: { readonly rank: number | null }) {
  const before = useRef(rank);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (rank !== null && rank !== before.current) setSaid(texts.nowRank(rank));
    before.current = rank;
  }, [rank]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}

const ROSE_MS = 4_000;

/** By how many ranks one has just come up, for a moment. */
function useRose(rank: number | null): number {
  const before = useRef<number | null>(null);
  const [rose, setRose] = useState(0);
  useEffect(() => {
    const last = before.current;
    before.current = rank;
    if (last === null || rank === null || rank >= last) return;
    setRose(last - rank);
    const timer = setTimeout(() => setRose(0), ROSE_MS);
    return () => clearTimeout(timer);
  }, [rank]);
  return rose;
}
