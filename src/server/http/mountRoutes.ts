import { Router, type Request, type Response } from 'express';
import { ROUTE_NAMES, routeNamed, type RouteName } from '#shared/contract/routes.ts';
import { authorise } from '#server/domain/access/authorise.ts';
import type { Deps } from '#server/domain/deps.ts';
import { uploadsFolder } from '#server/domain/people/files/storedFiles.ts';
import { inSpan } from '#server/platform/tracing.ts';
import type { OpenCounter } from '#server/platform/RateLimiter.ts';
import { answerCall, type BoundRoute } from './answerCall.ts';
import type { AllHandlers } from './handlers.ts';
import { bodyReader } from './readBody.ts';
import { measureAs } from './measureRequests.ts';
import { requestLog } from './requestLog.ts';
import { addressOf, RequestLimits } from './RequestLimits.ts';
import { sendAnswer } from './sendAnswer.ts';

/** Serves routes: limits → sign-in and role → body → validation → handler → answer of the declared kind. */
export function mountRoutes(deps: Deps, routes: readonly BoundRoute[], openCounter?: OpenCounter): Router {
  const router = Router({ caseSensitive: true });
  const limits = new RequestLimits(openCounter);
  for (const bound of routes) {
    const { name, route } = bound;
    if (route.developmentOnly && deps.config.NODE_ENV === 'production') continue;
    const readBody = bodyReader(route, uploadsFolder(deps.config));
    const answer = async (request: Request, response: Response) => {
      measureAs(response, name);
      await limits.spendAddress(name, route, request);
      const caller = await authorise(deps, route, {
        authorization: request.get('authorization'),
        cookie: request.get('cookie'),
        channelId: request.get('channel-id'),
        params: request.params,
      });
      await limits.spendAccount(name, route, caller.userId, request);
      // It comes last: a body is read only when the caller may call.
      const { body, files, rawBody, stream, discard } = await readBody(request, response);
      try {
        const parts = { params: request.params, query: request.query, body };
        const reply = await answerCall(deps, bound, caller, parts, {
          accessToken: request.get('authorization')?.replace(/^Bearer /i, '') ?? '',
          files,
          rawBody,
          headers: route.rawBody && request.headers,
          stream,
          log: () => requestLog(request, deps.log),
          address: addressOf(request),
          setHeader: (header, value) => response.setHeader(header, value),
        });
        await sendAnswer(route, response, reply);
      } finally {
        await discard();
      }
    };
    const spanName = `${route.method} ${name}`;
    router[METHODS[route.method]](route.path, (request: Request, response: Response) =>
      inSpan(spanName, { 'http.route': route.path }, async (span) => {
        await answer(request, response);
        span.set({ 'http.response.status_code': response.statusCode });
      }),
    );
  }
  return router;
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/** Every route of the contract with its handler, bound by name in this one place. */
export function boundRoutes(handlers: AllHandlers): BoundRoute[] {
  return ROUTE_NAMES.map((name: RouteName) => {
    const [subject, own] = name.split('.') as [keyof AllHandlers, string];
    return {
      name,
      route: routeNamed(name),
      handle: Reflect.get(handlers[subject], own) as BoundRoute['handle'],
    };
  });
}
