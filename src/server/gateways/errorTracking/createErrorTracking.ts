import type { Config } from '#server/platform/config.ts';
import { noErrorTracking, type ErrorTracking } from './errorTracking.ts';

/** Sentry in production where it is configured; its library is loaded only there. */
export async function createErrorTracking({
  config,
}: {
  config: Pick<Config, 'NODE_ENV' | 'SENTRY_DSN'>;
}): Promise<ErrorTracking> {
  const { NODE_ENV, SENTRY_DSN: dsn } = config;
  if (NODE_ENV !== 'production' || dsn === undefined) return noErrorTracking;
  const { createSentryTracking } = await import('./sentryTracking.ts');
  return createSentryTracking({ dsn });
}
