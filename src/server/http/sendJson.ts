import compression from 'compression';
import type { Request, Response } from 'express';

/** Characters from which on compressing saves more than it costs. */
const WORTH_COMPRESSING = 1024;
const compress = compression({ threshold: 0 });

/** Answers with JSON. Only what is worth it meets the compression, which otherwise wraps every response in vain. */
export function sendJson(request: Request, response: Response, reply: unknown): void {
  const text = JSON.stringify(reply);
  const send = () => response.send(text);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (text.length < WORTH_COMPRESSING) send();
  else compress(request, response, send);
}
