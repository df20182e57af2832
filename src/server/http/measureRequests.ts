import type { RequestHandler, Response } from 'express';
import { countMetric, observeMetric } from '#server/platform/metrics.ts';

interface Measured {
  route: string;
  /** Streams are open as long as their reader wants, so their time says nothing. */
  hasTime: boolean;
}

const measured = new WeakMap<Response, Measured>();

/** Names the route of the contract that answers; until then it is a file, or nothing that we know. */
export function measureAs(response: Response, route: string, hasTime: boolean): void {
  const entry = measured.get(response);
  if (entry) Object.assign(entry, { route, hasTime });
}

/** Counts every answer and its time by route. Mounted only while /metrics is on. */
export const measureRequests: RequestHandler = (_request, response, next) => {
  const startedAt = performance.now();
  const entry: Measured = { route: 'other', hasTime: true };
  measured.set(response, entry);
  response.once('close', () => {
    // A caller that left before the answer counts as nginx counts it.
    const code = response.writableFinished ? response.statusCode : 499;
    countMetric('dolphin_http_requests_total', { route: entry.route, code });
    if (entry.hasTime)
      observeMetric('dolphin_http_request_seconds', { route: entry.route }, performance.now() - startedAt);
  });
  next();
};
