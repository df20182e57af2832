import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { burstPlace, crowdBurstPlace } from './burstPlace.ts';
import { laneColour } from './laneColours.ts';
import { nameSide } from './nameSide.ts';
import type { Lane } from './raceLanes.ts';
import { Scallop } from './Scallop.tsx';
import { battleTexts as texts } from './texts.ts';
import type { Outfits } from './useOutfits.ts';
import styles from './RaceTrack.module.css';

/** More lanes than these are drawn without avatars: a number and a name are enough. */
const MOST_AVATARS = 12;
/** Fewer lanes have room for whole avatars. */
const FEW = 4;

/** The boards of the track: a lane for each player, a step for each passed case, the goal in squares. */
export function RaceTrack({
  lanes,
  outfits,
  isRibbon = false,
}: {
  readonly lanes: readonly Lane[];
  readonly outfits: Outfits;
  /** A few lanes as low as they can be: faces in place of dolls. */
  readonly isRibbon?: boolean;
}) {
  const list = useRef<HTMLOListElement>(null);
  const isCrowded = lanes.length > MOST_AVATARS;
  const bursts = useBursts(lanes, list, isCrowded);
  const size = isRibbon ? 'ribbon' : isCrowded ? 'crowded' : lanes.length <= FEW ? 'few' : undefined;
  return (
    <ol ref={list} className={styles.track} data-size={size}>
      {lanes.map((lane, index) => (
        <li
          key={lane.userId}
          className={styles.lane}
          data-own={lane.isOwn || undefined}
          data-left={lane.hasLeft || undefined}
          data-name={sideOf(lanes, index)}
          style={
            {
              '--lane': laneColour(lane.order - 1),
              '--behind': lanes.length - 1 - index,
              '--share': shareOf(lane),
              '--steps': lane.total,
            } as CSSProperties
          }
          aria-label={`${lane.nickname}, ${texts.steps(lane.correct, lane.total)}`}
        >
          <i className={styles.number} aria-hidden="true">
            {lane.order}
          </i>
          <div className={styles.boards} aria-hidden="true">
            <div className={styles.passed} />
            {lane.isJudged && <Scallop className={styles.judging} />}
            {bursts.has(lane.userId) && (
              <b className={styles.burst} style={{ left: bursts.get(lane.userId) }}>
                {texts.passed}
              </b>
            )}
            <div className={styles.runner}>
              {!isCrowded && (
                <AvatarPreview
                  itemKeys={outfits.get(lane.userId) ?? []}
                  height={isRibbon ? 34 : size === 'few' ? 124 : 112}
                  bust={isRibbon}
                  animate={!isRibbon}
                  label=""
                  expression={lane.correct === lane.total && lane.total > 0 ? 'happy' : 'default'}
                />
              )}
              <span className={styles.tag}>
                {lane.nickname}
                {lane.hasLeft && ` · ${texts.left}`}
              </span>
            </div>
          </div>
          <div className={styles.goal} aria-hidden="true" />
        </li>
      ))}
    </ol>
  );
}

const shareOf = (lane: Lane | undefined): number =>
  lane === undefined || lane.total === 0 ? 0 : lane.correct / lane.total;

const BURST_MS = 900;
/** Dolls stand beside the last step that they have passed: their middle from its end, px. */
const DOLL_MIDDLE = 56;
/** Lanes in front whose heads reach up into a lane. */
const LANES_IN_FRONT = 2;

/** The side of a lane on which its name stands. */
const sideOf = (lanes: readonly Lane[], index: number): 'left' | 'right' =>
  nameSide({
    share: shareOf(lanes[index]),
    inFront: lanes.slice(index + 1, index + 1 + LANES_IN_FRONT).map(shareOf),
  });

/** The players who have just gone a step further, for a moment each, and the place in the lane that says so. */
function useBursts(
  lanes: readonly Lane[],
  list: RefObject<HTMLOListElement | null>,
  isCrowded: boolean,
): ReadonlyMap<number, number> {
  const before = useRef<ReadonlyMap<number, number> | null>(null);
  const [bursts, setBursts] = useState<ReadonlyMap<number, number>>(new Map());
  useEffect(() => {
    const last = before.current;
    before.current = new Map(lanes.map(({ userId, correct }) => [userId, correct]));
    const width = list.current?.querySelector(`.${styles.boards}`)?.clientWidth ?? 0;
    const further = lanes.flatMap((lane, index) => {
      if (!last || lane.correct <= (last.get(lane.userId) ?? 0)) return [];
      if (isCrowded) return [[lane.userId, crowdBurstPlace({ share: shareOf(lane), width })] as const];
      const dollAt = (one: Lane) => shareOf(one) * width + DOLL_MIDDLE;
      const inFront = lanes.slice(index + 1, index + 1 + LANES_IN_FRONT).map(dollAt);
      const runnerAt = dollAt(lane);
      return [
        [
          lane.userId,
          burstPlace({ runnerAt, isNameLeft: sideOf(lanes, index) === 'left', inFront, width }),
        ] as const,
      ];
    });
    if (further.length > 0) setBursts(new Map(further));
  }, [lanes, list, isCrowded]);
  useEffect(() => {
    if (bursts.size === 0) return;
    const timer = setTimeout(() => setBursts(new Map()), BURST_MS);
    return () => clearTimeout(timer);
  }, [bursts]);
  return bursts;
}
