import {
  BrowserClient,
  defaultStackParser,
  makeFetchTransport,
  Scope,
  type ErrorEvent,
} from '@sentry/browser';
import { scrubReport } from '#shared/contract/errorReport.ts';
import type { Tracker } from './tracker.ts';

/** Tells Sentry the kind of an error and where in our code it happened. No integration looks at pages or people. */
export function createSentryTracker(dsn: string): Partial<Tracker> {
  const client = new BrowserClient({
    dsn,
    integrations: [],
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    sendClientReports: false,
    beforeSend: (event) => scrubReport({ ...event, platform: 'javascript' }) as ErrorEvent,
  });
  client.init();
  return {
    failed: (error) => void client.captureException(error, undefined, new Scope()),
    close: () => void client.close(),
  };
}
