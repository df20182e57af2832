import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { FRAME_ORIGIN } from '#shared/video/videoAddress.ts';
import type { Config } from '#server/platform/config.ts';

/**
 * Everything from our own origin. Blob and data URLs are how Phaser and the canvas hand pictures around;
 * inline style attributes are how the animation library moves things.
 */
const DIRECTIVES = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  // howler ends a stream of music with an empty sound in a data address.
  // Staff may show a video file of another server.
  'media-src': ["'self'", 'blob:', 'data:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", 'ws:', 'wss:', 'blob:', 'data:'],
  'frame-src': ["'self'", 'blob:', FRAME_ORIGIN],
  'worker-src': ["'self'", 'blob:'],
  'frame-ancestors': ["'none'"],
  // A server without TLS in a classroom must still load its own files.
  'upgrade-insecure-requests': null,
};

/** The worker that runs programs in the browser: the one script that may compile an interpreter. */
const RUNNER = /^\/build\/runnerWorker-[\w-]+\.js$/;

/** For a year browsers come by https alone. Other hosts of the same domain are not ours to decide about. */
const HTTPS_ONLY = { maxAge: 31_536_000, includeSubDomains: false };

type HeaderSettings = Pick<Config, 'NODE_ENV' | 'PUBLIC_URL' | 'STORAGE' | 'S3_ENDPOINT'>;

export function securityHeaders({
  NODE_ENV,
  PUBLIC_URL,
  STORAGE,
  S3_ENDPOINT,
}: HeaderSettings): RequestHandler {
  // Links to stored files lead to the S3 service itself.
  const fileOrigins = STORAGE === 's3' && S3_ENDPOINT ? [new URL(S3_ENDPOINT).origin] : [];
  const directives = {
    ...DIRECTIVES,
    'img-src': [...DIRECTIVES['img-src'], ...fileOrigins],
    'media-src': [...DIRECTIVES['media-src'], ...fileOrigins],
    // Parts of videos are sent there.
    'connect-src': [...DIRECTIVES['connect-src'], ...fileOrigins],
  };
  const isHttps = NODE_ENV === 'production' && PUBLIC_URL.startsWith('https:');
  const headers = (scriptSources: readonly string[]) =>
    helmet({
      contentSecurityPolicy: { directives: { ...directives, 'script-src': scriptSources } },
      strictTransportSecurity: isHttps && HTTPS_ONLY,
    });
  const usual = headers(DIRECTIVES['script-src']);
  const runner = headers([...DIRECTIVES['script-src'], "'wasm-unsafe-eval'"]);
  // A worker goes by the policy that came with its own script, and not by that of its page.
  return (request, response, next) => (RUNNER.test(request.path) ? runner : usual)(request, response, next);
}
