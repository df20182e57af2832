import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { RouteSpec } from '#shared/contract/route.ts';
import type { FileAnswer, RedirectAnswer } from '#server/domain/call.ts';
import { AppError } from '#server/platform/appError.ts';

/** Sends what a handler returned as the kind of answer that its route declares. */
export async function sendAnswer(route: RouteSpec, response: Response, answer: unknown): Promise<void> {
  const { response: kind, status } = route;
  if (kind === 'file') return sendFile(response, answer as FileAnswer);
  if (kind === 'redirect') response.redirect(status ?? 303, (answer as RedirectAnswer).location);
  else if (kind === 'nothing') response.status(204).end();
  else response.status(status ?? 200).json(kind.parse(answer));
}

/** Headers of an uploaded file: it keeps its type, runs no script and loads nothing. */
const FILE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

async function sendFile(response: Response, answer: FileAnswer): Promise<void> {
  const { content, type, downloadName, cacheControl = 'no-store' } = answer;
  response.set({ ...FILE_HEADERS, 'Cache-Control': cacheControl });
  if (downloadName === undefined) response.set('Content-Disposition', 'inline');
  else response.attachment(downloadName);
  // After attachment(), which sets a type by the ending of the name.
  response.set('Content-Type', type);
  if ('stream' in content) {
    await pipeline(content.stream, response);
    return;
  }
  await new Promise<void>((resolve, reject) => {
    response.sendFile(content.path, { cacheControl: false, dotfiles: 'allow' }, (error: unknown) => {
      if (error === undefined || response.writableEnded || response.destroyed) resolve();
      else if (Reflect.get(Object(error), 'code') === 'ENOENT')
        reject(new AppError('RESOURCE_NOT_FOUND', { log: 'a stored file is gone', cause: error }));
      else reject(error instanceof Error ? error : new Error('a file could not be sent', { cause: error }));
    });
  });
}
