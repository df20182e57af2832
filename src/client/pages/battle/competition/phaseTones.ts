import type { ChipTone } from '#client/ui/chip/Chip.tsx';
import type { Phase } from './competitionPhase.ts';

/** The colours that say how far a competition is. */
export const PHASE_TONES: Readonly<Record<Phase, ChipTone>> = {
  COMING: 'warning',
  RUNNING: 'success',
  JUDGING: 'plain',
  ENDED: 'plain',
};
