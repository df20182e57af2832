/** Addresses of what belongs to a class that do not name the class; each leads there, or to a choice of class. */
export const OLD_PATTERNS = [
  '/battles/:key',
  '/battles/:key/screen',
  '/practices/:practiceId',
  '/competitions/:competitionId',
  '/competitions/:competitionId/contents/:competitionContentId',
  '/competitions/:competitionId/screen',
  '/staff/competitions',
  '/staff/competitions/new',
  '/staff/competitions/:competitionId',
  '/staff/stages',
  '/staff/stages/:draftId',
  '/staff/reports',
] as const;
export type OldPattern = (typeof OLD_PATTERNS)[number];
