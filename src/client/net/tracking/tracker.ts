import type { TrackingServices } from '#shared/contract/people/thirdParties.ts';
import { pageName } from './pageName.ts';

/** Port for figures of use: which page was seen, and that something failed. Nothing else is ever told. */
export interface Tracker {
  pageSeen(pathname: string): void;
  failed(error: unknown): void;
  close(): void;
}

export interface TrackerOptions {
  readonly services: TrackingServices;
  /** The origin of our site, without any path. */
  readonly origin: string;
  readonly sessionId: string;
  readonly send?: typeof fetch;
}

/** All services that are configured, behind one port. */
export async function createTracker(options: TrackerOptions): Promise<Tracker> {
  const { sentryDsn, analyticsUrl, pixelUrl } = options.services;
  const trackers = [
    ...(analyticsUrl === null ? [] : [analytics(analyticsUrl, options)]),
    ...(pixelUrl === null ? [] : [pixel(pixelUrl, options)]),
    ...(sentryDsn === null ? [] : [(await import('./sentryTracker.ts')).createSentryTracker(sentryDsn)]),
  ];
  return {
    pageSeen: (pathname) => trackers.forEach((tracker) => tracker.pageSeen?.(pathname)),
    failed: (error) => trackers.forEach((tracker) => tracker.failed?.(error)),
    close: () => trackers.forEach((tracker) => tracker.close?.()),
  };
}

/** Nobody waits for these calls: a lost figure is a lost figure, and no cookie goes along. */
const QUIETLY = { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const;

/** Speaks the events API of Plausible: https://plausible.io/docs/events-api. */
function analytics(url: string, { origin, sessionId, send = fetch }: TrackerOptions): Partial<Tracker> {
  return {
    pageSeen: (pathname) => {
      const body = JSON.stringify({
        name: 'pageview',
        domain: new URL(origin).host,
        url: `${origin}${pageName(pathname)}`,
        props: { session: sessionId },
      });
      // A body of text has a type that needs no question to the other site first.
      send(url, { ...QUIETLY, method: 'POST', mode: 'no-cors', body }).catch(() => {});
    },
  };
}

/** A picture of one point; its address is all that is told. */
function pixel(address: string, { origin, send = fetch }: TrackerOptions): Partial<Tracker> {
  return {
    pageSeen: (pathname) => {
      const url = new URL(address);
      url.searchParams.set('ev', 'PageView');
      url.searchParams.set('dl', `${origin}${pageName(pathname)}`);
      send(url, { ...QUIETLY, mode: 'no-cors' }).catch(() => {});
    },
  };
}
