export interface NpcLineSet {
  /** Quests that must be completed; the last set with all of its quests completed is spoken. */
  readonly after: readonly number[];
  /** A foe that must be beaten, too. */
  readonly afterFoe?: number;
  /** One page of the dialog each. */
  readonly lines: readonly string[];
}
