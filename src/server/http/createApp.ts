import express, { type Express, Router, type RequestHandler } from 'express';
import type { Deps } from '#server/domain/deps.ts';
import { channelHosts } from './channelHosts.ts';
import { errorHandler, unknownRoute } from './errorHandler.ts';
import { HANDLERS, type AllHandlers } from './handlers.ts';
import { healthRoutes, type Health } from './healthRoutes.ts';
import { logRequests } from './logRequests.ts';
import { measureRequests } from './measureRequests.ts';
import { boundRoutes, mountRoutes } from './mountRoutes.ts';
import { limitAddresses } from './RequestLimits.ts';
import { securityHeaders } from './securityHeaders.ts';
import { staticFiles } from './staticFiles.ts';
import { serve, setup } from 'swagger-ui-express';
import type { Config } from '#server/platform/config.ts';
import type { OpenCounter } from '#server/platform/RateLimiter.ts';
import { openApi } from './openApi.ts';
import compression from 'compression';

/** Compresses answers that gain by it, but no range: its bytes are counted in the uncompressed file. */
export const compressAnswers = (): RequestHandler =>
  compression({
    filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
  });

/** In production the API pages are shown only when the setting says so. */
export function showsApi({ API_PAGES, NODE_ENV }: Pick<Config, 'API_PAGES' | 'NODE_ENV'>): boolean {
  return API_PAGES === 'on' || (API_PAGES === 'auto' && NODE_ENV !== 'production');
}

/** The routes as data at /openapi.json, and in a browser at /api-docs. */
function apiPages(): Router {
  const router = Router();
  router.get('/openapi.json', (_request, response) => {
    response.json(openApi());
  });
  // The page fetches the description: written into it, a start of the server would take 70 ms longer.
  const options = { swaggerUrl: '/openapi.json', customSiteTitle: 'Dolphin World API' };
  router.use('/api-docs', serve, setup(null, options));
  return router;
}

/**
 * The whole HTTP side: health, the API under /game/v1 and /channel/v1, seats in the rooms, its description,
 * and the built client. A process without the role web has the health alone.
 */
export function createApp(
  deps: Deps,
  health: Health,
  rooms: AllHandlers['rooms'],
  openCounter?: OpenCounter,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.config.TRUSTED_PROXIES);
  app.use(logRequests(deps.log));
  if (deps.config.METRICS_PORT !== undefined) app.use(measureRequests);
  app.use(securityHeaders(deps.config));
  app.use(compressAnswers());
  app.use(healthRoutes(health, deps.log));
  if (!deps.config.ROLES.includes('web'))
    return app.use(unknownRoute).use(errorHandler(deps.log, deps.errors));
  app.use(['/game', '/channel', '/matchmake'], limitAddresses(deps.config.REQUESTS_PER_MINUTE, openCounter));
  app.use(mountRoutes(deps, boundRoutes({ ...HANDLERS, rooms }), openCounter));
  // `/channel/create` is a page.
  app.use(['/game', /^\/channel(?!\/create\/?$)/], unknownRoute);
  if (showsApi(deps.config)) app.use(apiPages());
  else app.use(['/openapi.json', '/api-docs'], unknownRoute);
  app.use(channelHosts(deps.config.CHANNEL_HOST, deps.config.PUBLIC_URL));
  app.use(staticFiles({ publicUrl: deps.config.PUBLIC_URL }));
  app.use(unknownRoute);
  app.use(errorHandler(deps.log, deps.errors));
  return app;
}
