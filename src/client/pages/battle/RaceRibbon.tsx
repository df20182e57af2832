import { ChevronDown, ChevronUp } from 'lucide-react';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import type { Lane } from './raceLanes.ts';
import { ribbonLanes } from './raceLanes.ts';
import { RaceTrack } from './RaceTrack.tsx';
import { battleTexts as texts } from './texts.ts';
import type { Outfits } from './useOutfits.ts';
import styles from './RaceRibbon.module.css';

interface RaceRibbonProps {
  readonly lanes: readonly Lane[];
  readonly outfits: Outfits;
  readonly side: 'code' | 'race';
  readonly onSide: (side: 'code' | 'race') => void;
}

/** On a phone: who is ahead, in a strip above the code. A press shows the whole race, another the code again. */
export function RaceRibbon({ lanes, outfits, side, onSide }: RaceRibbonProps) {
  const isOpen = side === 'race';
  return (
    <div className={styles.ribbon} data-open={isOpen || undefined}>
      {!isOpen && (
        <div aria-hidden="true">
          <RaceTrack lanes={ribbonLanes(lanes)} outfits={outfits} isRibbon />
        </div>
      )}
      <button type="button" aria-expanded={isOpen} onClick={() => onSide(isOpen ? 'code' : 'race')}>
        {isOpen ? (
          <>
            <ChevronUp aria-hidden="true" /> {texts.backToCode}
          </>
        ) : (
          <>
            <VisuallyHidden>{texts.wholeRace}</VisuallyHidden>
            <ChevronDown aria-hidden="true" />
          </>
        )}
      </button>
    </div>
  );
}
