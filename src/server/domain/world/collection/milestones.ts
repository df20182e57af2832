/**
 * The reward for a number of finds in the whole book. Friends are not counted, so that no friendship is made for a
 * reward.
 */
export interface MilestoneDefinition {
  readonly count: number;
  readonly point: number;
  /** 0 without one. */
  readonly titleId: number;
}

export const MILESTONES: readonly MilestoneDefinition[] = [
  { count: 10, point: 50, titleId: 0 },
  { count: 20, point: 80, titleId: 0 },
  { count: 30, point: 80, titleId: 23 },
  { count: 40, point: 120, titleId: 0 },
  { count: 50, point: 150, titleId: 0 },
  { count: 60, point: 200, titleId: 24 },
];

/** In the ledger. */
export const milestoneReason = (count: number): string => `collection:${count}`;
