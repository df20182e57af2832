import { Router } from 'express';
import type { Logger } from '#server/platform/log.ts';
import { requestLog } from './requestLog.ts';

export interface Health {
  /** False while starting and while draining, so that a load balancer sends no requests. */
  ready(): boolean;
  /** Rejects when a necessary part of the server does not answer. */
  check(): Promise<void>;
}

/** `/healthz`: the process is alive. `/readyz`: it wants traffic and its database answers. */
export function healthRoutes(health: Health, log: Logger): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (request, response) => {
    try {
      if (!health.ready()) throw new Error('not ready: starting or draining');
      await health.check();
      response.json({ status: 'ready' });
    } catch (error) {
      requestLog(request, log).warn({ err: error }, 'not ready');
      response.status(503).json({ status: 'unavailable' });
    }
  });
  return router;
}
