import type { ChipTone } from '#client/ui/chip/Chip.tsx';
import type { ProblemDraftSummary } from '#shared/contract/learning/authoring/problemDrafts.ts';

/** The colour of each state of a draft. */
export const DRAFT_TONES: Readonly<Record<ProblemDraftSummary['state'], ChipTone>> = {
  DRAFT: 'plain',
  CHANGED: 'warning',
  PUBLISHED: 'success',
};
