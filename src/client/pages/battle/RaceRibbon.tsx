import { ChevronDown, ChevronUp, Snowflake } from 'lucide-react';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { laneColour } from './laneColours.ts';
import type { Lane } from './raceLanes.ts';
import { ribbonLanes } from './raceLanes.ts';
import { RaceTrack } from './RaceTrack.tsx';
import { battleTexts as texts } from './texts.ts';
import type { Outfits } from './useOutfits.ts';
import styles from './RaceTrack.module.css';

interface RaceRibbonProps {
  readonly lanes: readonly Lane[];
  readonly outfits: Outfits;
  readonly side: 'code' | 'race';
  readonly onSide: (side: 'code' | 'race') => void;
  /** Results of others are hidden now. */
  readonly isFrozen: boolean;
  /** Beside a level there is room for faces and steps alone. */
  readonly isLow: boolean;
}

/** On a phone: who is ahead, in a strip above the code. A press shows the whole race, another the code again. */
export function RaceRibbon({ lanes, outfits, side, onSide, isFrozen, isLow }: RaceRibbonProps) {
  const isOpen = side === 'race';
  return (
    <div
      className={styles.ribbon}
      data-open={isOpen || undefined}
      data-low={isLow || undefined}
      data-frozen={isFrozen || undefined}
    >
      {!isOpen && (
        <div aria-hidden="true">
          {isLow ? (
            <Faces lanes={lanes} outfits={outfits} />
          ) : (
            <RaceTrack lanes={ribbonLanes(lanes)} outfits={outfits} isRibbon />
          )}
        </div>
      )}
      <button type="button" aria-expanded={isOpen} onClick={() => onSide(isOpen ? 'code' : 'race')}>
        {isOpen ? (
          <>
            <ChevronUp aria-hidden="true" /> {isLow ? texts.stage.back : texts.backToCode}
          </>
        ) : (
          <>
            <VisuallyHidden>{texts.wholeRace}</VisuallyHidden>
            {isFrozen && (
              <em>
                <Snowflake aria-hidden="true" /> {!isLow && texts.screen.secretTitle}
              </em>
            )}
            <ChevronDown aria-hidden="true" />
          </>
        )}
      </button>
    </div>
  );
}

/** Those who lead and oneself in one line: rank, face and steps. */
function Faces({ lanes, outfits }: Pick<RaceRibbonProps, 'lanes' | 'outfits'>) {
  return (
    <ol className={styles.faces}>
      {ribbonLanes(lanes).map((lane) => (
        <li
          key={lane.userId}
          data-own={lane.isOwn || undefined}
          style={{ borderColor: laneColour(lane.order - 1) }}
        >
          <b>{lane.rank ?? '–'}</b>
          <AvatarPreview
            itemKeys={outfits.get(lane.userId) ?? []}
            height={30}
            bust
            animate={false}
            label=""
          />
          <span>
            {lane.correct}/{lane.total}
          </span>
        </li>
      ))}
    </ol>
  );
}
