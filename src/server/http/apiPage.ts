import { Router } from 'express';
import { serve, setup } from 'swagger-ui-express';
import { openApi } from './openApi.ts';

/** The routes to browse and try, at /api-docs. */
export function apiPage(): Router {
  const router = Router();
  router.use(serve, setup(openApi(), { customSiteTitle: 'Dolphin World API' }));
  return router;
}
