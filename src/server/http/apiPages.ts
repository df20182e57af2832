import { Router } from 'express';
import { serve, setup } from 'swagger-ui-express';
import type { Config } from '#server/platform/config.ts';
import { openApi } from './openApi.ts';

/** In production the API pages are shown only when the setting says so. */
export function showsApi({ API_PAGES, NODE_ENV }: Pick<Config, 'API_PAGES' | 'NODE_ENV'>): boolean {
  return API_PAGES === 'on' || (API_PAGES === 'auto' && NODE_ENV !== 'production');
}

/** The routes as data, at /openapi.json, and to browse and try, at /api-docs. */
export function apiPages(): Router {
  const router = Router();
  router.get('/openapi.json', (_request, response) => {
    response.json(openApi());
  });
  router.use('/api-docs', serve, setup(openApi(), { customSiteTitle: 'Dolphin World API' }));
  return router;
}
