import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import { Router, type RequestHandler } from 'express';
import sirv from 'sirv';
import { projectRoot } from '#server/platform/projectRoot.ts';

/** Addresses that contain a hash of their content: files of the build and versioned pictures. */
const NEVER_CHANGES = /^\/build\/|\?v=[\da-f]+$/;
/** An address of a page, which the client's router resolves. */
const PAGE = /^\/(?:index\.html|(?!build\/)[^.]*)$/;
/** File names that the build and the packers give. Hidden, encoded and parent paths do not match. */
const FILE = /^(?:\/[\w@-][\w@.-]*)+$/;
/** A picture that is shown as it is, at twice its size. */
const FINE = /^([^@]+)\/@2x(\/[^@]+\.webp)$/;
/** The only kind of range that sirv reads correctly. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;

interface StaticFilesOptions {
  readonly publicUrl: string;
  /** Folder of the built client. */
  readonly folder?: string;
}

/** The built client with its precompressed copies; every page route answers index.html. */
export function staticFiles({ publicUrl, folder = join(projectRoot, 'dist') }: StaticFilesOptions): Router {
  const router = Router();
  if (!existsSync(join(folder, 'index.html'))) return router;
  const page = withPublicUrl(readFileSync(join(folder, 'index.html'), 'utf8'), publicUrl);
  router.get(PAGE, compression(), (_request, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(page);
  });
  const files = sirv(folder, {
    // Checks the disk for every request: music and pictures at 2x are added while the server runs.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response) => {
      if (NEVER_CHANGES.test(addressOf(response)))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  router.get(FILE, fallBackTo1x(folder), honestRange, endWithAnswer, files);
  return router;
}

/** Addresses in link previews must be complete; in the built page they begin at the root. */
function withPublicUrl(page: string, publicUrl: string): string {
  return page.replaceAll(
    /(<meta property="og:[^>]*content=")(\/[^"]*")/g,
    (_all, before: string, path: string) => `${before}${publicUrl}${path}`,
  );
}

/**
 * Answers a picture at 2x with the one at 1x until it is drawn: a first start draws 2x after it has opened the world. A
 * versioned picture comes from a list and exists.
 */
const fallBackTo1x =
  (folder: string): RequestHandler =>
  (request, _response, next) => {
    const { path, originalUrl } = request;
    if (FINE.test(path) && !NEVER_CHANGES.test(originalUrl) && !existsSync(join(folder, path)))
      request.url = path.replace(FINE, '$1/@1x$2');
    next();
  };

/**
 * Removes a range that sirv would misread (a suffix, several, one that ends before it begins), and one of another
 * version of the file, which it does not compare: the whole file is always a right answer.
 */
const honestRange: RequestHandler = (request, _response, next) => {
  const [, start, end] = RANGE.exec(request.headers.range ?? '') ?? [];
  const isRead = start !== undefined && (end === '' || Number(start) <= Number(end));
  if (!isRead || request.headers['if-range'] !== undefined) delete request.headers.range;
  next();
};

/** An unreadable file ends only the answer, not the process; an aborted answer closes its file. */
const endWithAnswer: RequestHandler = (_request, response, next) => {
  response.once('pipe', (file) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
  next();
};

function addressOf(response: ServerResponse): string {
  const { originalUrl } = response.req as typeof response.req & { originalUrl?: string };
  return originalUrl ?? '';
}
