import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { SECURITY_POLICY } from './securityPolicy.ts';

/** Helmet's headers, written down once: under our policy they are the same for every answer. */
export function securityHeaders(): RequestHandler {
  const headers = new Map<string, string>();
  const notebook = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  let failure: unknown;
  helmet(SECURITY_POLICY)({} as IncomingMessage, notebook as unknown as ServerResponse, (error) => {
    failure = error;
  });
  if (failure !== undefined || headers.size === 0) {
    throw new Error('securityHeaders: helmet did not tell its headers at once', { cause: failure });
  }
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
