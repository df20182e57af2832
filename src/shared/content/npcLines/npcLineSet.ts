export interface NpcLineSet {
  /** Quests that must be completed; the last set whose quests all are is spoken. */
  readonly after: readonly number[];
  /** One page of the dialog each. */
  readonly lines: readonly string[];
}
