import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { laneColour } from './laneColours.ts';
import type { Lane } from './raceLanes.ts';
import { Scallop } from './Scallop.tsx';
import { battleTexts as texts } from './texts.ts';
import type { Outfits } from './useOutfits.ts';
import styles from './RaceTrack.module.css';

/** More lanes than these are drawn without avatars' feet on the boards: a number and a dot are enough. */
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
  const passed = useJustPassed(lanes);
  const isCrowded = lanes.length > MOST_AVATARS;
  const size = isRibbon ? 'ribbon' : isCrowded ? 'crowded' : lanes.length <= FEW ? 'few' : undefined;
  return (
    <ol className={styles.track} data-size={size}>
      {lanes.map((lane, index) => (
        <li
          key={lane.userId}
          className={styles.lane}
          data-own={lane.isOwn || undefined}
          data-left={lane.hasLeft || undefined}
          data-late={lane.correct * 2 > lane.total || undefined}
          style={
            {
              '--lane': laneColour(lane.order - 1),
              '--behind': lanes.length - 1 - index,
              '--share': lane.total === 0 ? 0 : lane.correct / lane.total,
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
            <div className={styles.runner}>
              {passed.has(lane.userId) && <b className={styles.burst}>{texts.passed}</b>}
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

const BURST_MS = 900;

/** Who has just gone a step further, for a moment each. */
function useJustPassed(lanes: readonly Lane[]): ReadonlySet<number> {
  const before = useRef<ReadonlyMap<number, number> | null>(null);
  const [passed, setPassed] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const last = before.current;
    before.current = new Map(lanes.map(({ userId, correct }) => [userId, correct]));
    const further = lanes.filter(({ userId, correct }) => last && correct > (last.get(userId) ?? 0));
    if (further.length > 0) setPassed(new Set(further.map(({ userId }) => userId)));
  }, [lanes]);
  useEffect(() => {
    if (passed.size === 0) return;
    const timer = setTimeout(() => setPassed(new Set()), BURST_MS);
    return () => clearTimeout(timer);
  }, [passed]);
  return passed;
}
