/** The functions of its process that an engine needs. */
export interface EngineHost {
  /** Milliseconds of processor time, or of the wall clock where it is unknown. */
  now(): number;
  /**
   * Calls `body`; returns false when it was ended by force: after this time by the wall clock, or without it when the
   * host is told to from outside.
   */
  within(wallMs: number | undefined, body: () => void): boolean;
}
