import express, { type Express, type Router } from 'express';
import type { Deps } from '#server/domain/deps.ts';
import { apiPage } from './apiPage.ts';
import { errorHandler, unknownRoute } from './errorHandler.ts';
import { HANDLERS } from './handlers.ts';
import { healthRoutes, type Health } from './healthRoutes.ts';
import { logRequests } from './logRequests.ts';
import { mountRoutes } from './mountRoutes.ts';
import { openApi } from './openApi.ts';
import { securityHeaders } from './securityHeaders.ts';
import { staticFiles } from './staticFiles.ts';

/**
 * The whole HTTP side: health, the API under /game/v1 and /channel/v1, its description, the door to the rooms, and
 * the built client.
 */
export function createApp(deps: Deps, health: Health, seats: Router): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.config.TRUSTED_PROXIES);
  app.use(logRequests(deps.log));
  app.use(securityHeaders());
  app.use(healthRoutes(health, deps.log));
  app.use(mountRoutes(deps, HANDLERS));
  app.use(['/game', '/channel'], unknownRoute);
  app.get('/openapi.json', (_request, response) => {
    response.json(openApi());
  });
  app.use('/api-docs', apiPage());
  app.use(seats);
  app.use(staticFiles({ publicUrl: deps.config.PUBLIC_URL }));
  app.use(unknownRoute);
  app.use(errorHandler(deps.log));
  return app;
}
