import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import { Router, type RequestHandler } from 'express';
import sirv from 'sirv';
import { projectRoot } from '#server/platform/projectRoot.ts';

/** Addresses with a hash of their content: of the build, and of pictures by their version. */
const NEVER_CHANGES = /^\/build\/|\?v=[\da-f]+$/;
/** A page of the client, whose router knows which. */
const PAGE = /^\/(?:index\.html|(?!build\/)[^.]*)$/;
/** The names that the build and the packers give. Nothing hidden, encoded or above the folder is one. */
const FILE = /^(?:\/[\w@-][\w@.-]*)+$/;
/** A picture that is shown as it is, at twice its size. */
const FINE = /^([^@]+)\/@2x(\/[^@]+\.webp)$/;
/** The only kind of range that sirv reads rightly. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;

interface StaticFilesOptions {
  readonly publicUrl: string;
  /** Where the client was built to. */
  readonly folder?: string;
}

/** The built client with its precompressed copies; every page route answers index.html, which knows where it is. */
export function staticFiles({ publicUrl, folder = join(projectRoot, 'dist') }: StaticFilesOptions): Router {
  const router = Router();
  if (!existsSync(join(folder, 'index.html'))) return router;
  const page = withPublicUrl(readFileSync(join(folder, 'index.html'), 'utf8'), publicUrl);
  router.get(PAGE, compression(), (_request, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(page);
  });
  const files = sirv(folder, {
    // Looks at the disk for every request: music and pictures at 2x are added while the server runs.
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
  router.get(FILE, plainWhileNoFiner(folder), honestRange, endWithAnswer, files);
  return router;
}

/** Addresses in link previews must be whole ones; in the built page they begin at the root. */
function withPublicUrl(page: string, publicUrl: string): string {
  return page.replaceAll(
    /(<meta property="og:[^>]*content=")(\/[^"]*")/g,
    (_all, before: string, path: string) => `${before}${publicUrl}${path}`,
  );
}

/**
 * Points the request for a picture at 2x at the same one at 1x as long as there is no other: a first start draws those
 * after it has opened the world. A picture with a version was told of by a list, and is there.
 */
const plainWhileNoFiner =
  (folder: string): RequestHandler =>
  (request, _response, next) => {
    const { path, originalUrl } = request;
    if (FINE.test(path) && !NEVER_CHANGES.test(originalUrl) && !existsSync(join(folder, path)))
      request.url = path.replace(FINE, '$1/@1x$2');
    next();
  };

/**
 * Leaves out a range that sirv would misread (a suffix, several, one that ends before it begins), and one of another
 * version of the file, which it does not compare: the whole file is always a right answer.
 */
const honestRange: RequestHandler = (request, _response, next) => {
  const [, start, end] = RANGE.exec(request.headers.range ?? '') ?? [];
  const isRead = start !== undefined && (end === '' || Number(start) <= Number(end));
  if (!isRead || request.headers['if-range'] !== undefined) delete request.headers.range;
  next();
};

/** A file that cannot be read ends the answer alone, not the process, and an answer that breaks off closes its file. */
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
