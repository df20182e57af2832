import { json, Router, type Request, type Response } from 'express';
import { ROUTE_NAMES, ROUTES, type RouteName } from '#shared/contract/routes.ts';
import type { RouteSpec } from '#shared/contract/route.ts';
import { authorise } from '#server/domain/accounts/authorise.ts';
import type { Call, Handlers } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { requestLog } from './requestLog.ts';
import { RouteLimiter } from './RouteLimiter.ts';
import { sendJson } from './sendJson.ts';
import { validateRequest } from './validateRequest.ts';

/** Bodies are small: the longest source code as JSON fits four times over. */
const BODY_LIMIT = '512kb';

/** Serves every route of the contract: limit → sign-in and role → validation → handler → reply schema. */
export function mountRoutes(deps: Deps, handlers: Handlers): Router {
  const router = Router({ caseSensitive: true });
  const limiter = new RouteLimiter();
  const readBody = json({ limit: BODY_LIMIT });
  const plainGets = new Map<string, (request: Request, response: Response) => Promise<void>>();
  // Most requests ask for an address without parameters: those need no search through all the patterns.
  router.use((request, response, next) => {
    const serve = request.method === 'GET' ? plainGets.get(request.path) : undefined;
    return serve ? serve(request, response) : next();
  });
  for (const name of ROUTE_NAMES) {
    const route: RouteSpec = ROUTES[name];
    if (route.developmentOnly && deps.config.NODE_ENV === 'production') continue;
    const serve = async (request: Request, response: Response) => {
      const caller = await authorise(deps, route, {
        authorization: request.get('authorization'),
        channelId: request.get('channel-id'),
      });
      await limiter.spend(name, route, caller.userId || request.ip || 'unknown');
      const valid = validateRequest(route, {
        params: request.params,
        query: request.query,
        body: request.body,
      });
      const reply = await handle(name, handlers, {
        ...caller,
        ...valid,
        deps,
        get log() {
          return requestLog(request, deps.log);
        },
        address: request.ip ?? 'unknown',
        setHeader: (header, value) => response.setHeader(header, value),
      });
      sendJson(request, response, route.response.parse(reply));
    };
    if (route.method === 'GET' && !route.path.includes(':')) plainGets.set(route.path, serve);
    if (route.method === 'GET') router.get(route.path, serve);
    else router[METHODS[route.method]](route.path, readBody, serve);
  }
  return router;
}

const METHODS = { POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** The one place where the table's name binds a validated call to its typed handler. */
function handle(name: RouteName, handlers: Handlers, call: Omit<Call<RouteSpec>, never>): Promise<unknown> {
  const handler = handlers[name] as (call: Call<RouteSpec>) => Promise<unknown>;
  return handler(call);
}
