export interface NpcLineSet {
  /** Quests that must be completed; the last set with all of its quests completed is spoken. */
  readonly after: readonly number[];
  /** One page of the dialog each. */
  readonly lines: readonly string[];
}
