import type { ChipTone } from '#client/ui/chip/Chip.tsx';
import type { DraftState } from '#shared/contract/learning/authoring/drafts.ts';

/** The colour of each state of a draft. */
export const DRAFT_TONES: Readonly<Record<DraftState, ChipTone>> = {
  DRAFT: 'plain',
  CHANGED: 'warning',
  PUBLISHED: 'success',
};
