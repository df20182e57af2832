/** Port that reports unexpected errors: to no service, or to Sentry. */
export interface ErrorTracking {
  /** `route` is the pattern of the contract, `code` that of the answer. Never waits and never throws. */
  report(
    error: unknown,
    where: { readonly route?: string | undefined; readonly code?: string | undefined },
  ): void;
  /** Sends pending events. */
  close(): Promise<void>;
}

export const noErrorTracking: ErrorTracking = {
  report: () => {},
  close: () => Promise.resolve(),
};
