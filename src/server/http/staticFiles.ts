import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express, { Router, type RequestHandler, type Response } from 'express';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { withPublicUrl } from './withPublicUrl.ts';

/** Files whose name or address carries a hash never change; the others are asked for again, cheaply, by their ETag. */
const HASHED = '/build/';
const VERSIONED = /\?v=[\da-f]+$/;
/** Only documents and workers obey these: other files would carry most of a kilobyte each in vain. */
const PLAIN = /(?<!worker[\w-]*)\.(js|svg|webp|png|css|woff2|json|ogg|m4a|webm|mp3)(\.br|\.gz)?$/i;
const FOR_DOCUMENTS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];
/** A picture that is shown as it is, at twice its size. One with a version was told of by a list, and is there. */
const FINE = /^(.+)\/@2x(\/.+\.webp)$/;

/** Copies that the build made beside a file, best first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

interface StaticFilesOptions {
  readonly publicUrl: string;
  /** Where the client was built to. */
  readonly folder?: string;
}

/** The built client with its precompressed copies; every page route answers index.html, which knows where it is. */
export function staticFiles({ publicUrl, folder = join(projectRoot, 'dist') }: StaticFilesOptions): Router {
  const router = Router();
  if (!existsSync(join(folder, 'index.html'))) return router;
  const page = Buffer.from(withPublicUrl(readFileSync(join(folder, 'index.html'), 'utf8'), publicUrl));
  const packed = [
    { name: 'br', bytes: brotliCompressSync(page) },
    { name: 'gzip', bytes: gzipSync(page) },
  ] as const;
  const options = {
    index: false,
    redirect: false,
    setHeaders: (response: Response, file: string) => describe(response, file.slice(folder.length)),
  };
  // A file that never changes is asked for once: nothing to compare, nothing to resume.
  const unchanging = express.static(folder, {
    ...options,
    etag: false,
    lastModified: false,
    acceptRanges: false,
  });
  const changing = express.static(folder, options);
  router.use(plainWhileNoFiner(folder), preferCompressed(folder));
  router.use((request, response, next) =>
    (isForEver(request.originalUrl) ? unchanging : changing)(request, response, next),
  );
  router.get(/^\/(?!build\/)[^.]*$/, (request, response: Response) => {
    const best = packed.find(({ name }) => request.acceptsEncodings(name) === name);
    response.setHeader('Cache-Control', 'no-cache');
    response.vary('Accept-Encoding');
    if (best) response.setHeader('Content-Encoding', best.name);
    response.type('html').send(best?.bytes ?? page);
  });
  return router;
}

/**
 * Points the request for a picture at 2x at the same one at 1x as long as there is no other: a first start draws those
 * after it has opened the world. The answer is compared at the next visit like any that may change.
 */
const plainWhileNoFiner =
  (folder: string): RequestHandler =>
  (request, _response, next) => {
    const { path, originalUrl } = request;
    if (FINE.test(path) && !isForEver(originalUrl) && !existsSync(join(folder, path)))
      request.url = path.replace(FINE, '$1/@1x$2');
    next();
  };

/** Points the request at a compressed copy that the browser takes and that exists. */
const preferCompressed =
  (folder: string): RequestHandler =>
  (request, _response, next) => {
    const path = request.path;
    if (
      (request.method === 'GET' || request.method === 'HEAD') &&
      extname(path) !== '' &&
      !path.includes('..')
    ) {
      const encoding = ENCODINGS.find(
        ({ name, ending }) =>
          request.acceptsEncodings(name) === name && existsSync(join(folder, `${path}${ending}`)),
      );
      if (encoding) request.url = `${path}${encoding.ending}`;
    }
    next();
  };

function describe(response: Response, name: string): void {
  const path = name.replaceAll('\\', '/');
  const encoding = ENCODINGS.find(({ ending }) => path.endsWith(ending));
  if (encoding) {
    response.type(extname(path.slice(0, -encoding.ending.length)));
    response.setHeader('Content-Encoding', encoding.name);
    response.vary('Accept-Encoding');
  }
  if (isForEver(response.req.originalUrl)) {
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    // Nobody asks after the request of a file that never changes.
    response.removeHeader('X-Request-Id');
  } else response.setHeader('Cache-Control', 'no-cache');
  if (PLAIN.test(path)) for (const name of FOR_DOCUMENTS) response.removeHeader(name);
}

function isForEver(address: string): boolean {
  return address.startsWith(HASHED) || VERSIONED.test(address);
}
