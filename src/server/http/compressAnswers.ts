import compression from 'compression';
import type { RequestHandler } from 'express';

/** Compresses what is worth it, but no range: its bytes are counted in the file as it is. */
export const compressAnswers = (): RequestHandler =>
  compression({
    filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
  });
