import type { RequestHandler, Response } from 'express';
import { countMetric, observeMetric } from '#server/platform/metrics.ts';

const routes = new WeakMap<Response, string>();

/** Names the route of the contract that answers; without it the answer is a file, or says that there is nothing. */
export function measureAs(response: Response, route: string): void {
  routes.set(response, route);
}

/** Counts every answer and its time by route. Mounted only while /metrics is on. */
export const measureRequests: RequestHandler = (_request, response, next) => {
  const startedAt = performance.now();
  response.once('close', () => {
    const route = routes.get(response) ?? 'other';
    // A caller that left before the answer counts as nginx counts it.
    const code = response.writableFinished ? response.statusCode : 499;
    countMetric('dolphin_http_requests_total', { route, code });
    observeMetric('dolphin_http_request_seconds', { route }, performance.now() - startedAt);
  });
  next();
};
