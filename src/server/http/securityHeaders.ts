import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { FRAME_ORIGIN } from '#shared/video/videoAddress.ts';
import { trackingServices } from '#server/domain/people/thirdParties/trackingConsent.ts';
import type { Config } from '#server/platform/config.ts';

/**
 * Everything comes from our own origin. Phaser and the canvas use blob and data URLs for pictures; the animation
 * library uses inline style attributes.
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
  'connect-src': ["'self'", 'blob:', 'data:'],
  'frame-src': ["'self'", 'blob:', FRAME_ORIGIN],
  'worker-src': ["'self'", 'blob:'],
  'frame-ancestors': ["'none'"],
  // A server without TLS in a classroom must still load its own files.
  'upgrade-insecure-requests': null,
};

/** The worker that runs programs in the browser: the only script that may compile an interpreter. */
const RUNNER = /^\/build\/runnerWorker-[\w-]+\.js$/;

/**
 * Files that a page takes in. A browser reads the policy of pages and workers alone, and a kilobyte of it beside each of
 * a hundred small files is a tenth of a first visit.
 */
const PAGE_FILE =
  /^\/(?:build|avatar|npc|sounds|ui|world)\/[\w@./-]+\.(?:js|css|woff2|webp|png|json|ogg|mp3)$/;
const WORKER = /worker/i;

const pageFileHeaders: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  next();
};

/** Browsers use only https for a year. Other hosts of the same domain are not included. */
const HTTPS_ONLY = { maxAge: 31_536_000, includeSubDomains: false };

/** Pages that open as windows; they keep their opener while they move between sites. */
const WINDOW_PATHS = /^\/(?:identity\/|payments\/|purchase\/result|game\/v1\/(?:sandbox\/)?identity-)/;

/** PortOne's script opens pages of the store's card company, which cannot be listed in advance. */
const PAYMENT_SOURCES = {
  sandbox: { script: [], connect: [], frame: [], form: [] },
  'portone-v1': {
    script: ['https://cdn.iamport.kr'],
    connect: ['https://*.iamport.kr', 'https://*.iamport.co'],
    frame: ['https:'],
    form: ['https:'],
  },
  'portone-v2': {
    script: ['https://cdn.portone.io'],
    connect: ['https://*.portone.io', 'https://*.iamport.co'],
    frame: ['https:'],
    form: ['https:'],
  },
} as const;

type HeaderSettings = Pick<
  Config,
  | 'NODE_ENV'
  | 'PUBLIC_URL'
  | 'CHANNEL_HOST'
  | 'STORAGE'
  | 'S3_ENDPOINT'
  | 'IDENTITY'
  | 'NICE_WINDOW_URL'
  | 'PAYMENTS'
  | 'SENTRY_DSN'
  | 'ANALYTICS_URL'
  | 'TRACKING_PIXEL_URL'
>;

/** Addresses that browsers may send figures to: the configured ones, and only in production. */
function trackingOrigins(config: HeaderSettings): string[] {
  const { sentryDsn, analyticsUrl, pixelUrl } = trackingServices(config) ?? {};
  return [sentryDsn, analyticsUrl, pixelUrl].flatMap((url) => (url ? [new URL(url).origin] : []));
}

/** Sockets of rooms: 'self' covers them in present browsers, and in older Safari only their own names do. */
function socketOrigins({ PUBLIC_URL, CHANNEL_HOST }: HeaderSettings): string[] {
  const { host, protocol } = new URL(PUBLIC_URL);
  const scheme = protocol === 'https:' ? 'wss:' : 'ws:';
  return [host, ...(CHANNEL_HOST === undefined ? [] : [`*.${CHANNEL_HOST}`])].map(
    (name) => `${scheme}//${name}`,
  );
}

export function securityHeaders(config: HeaderSettings): RequestHandler {
  const { NODE_ENV, PUBLIC_URL, STORAGE, S3_ENDPOINT, IDENTITY, NICE_WINDOW_URL } = config;
  const payment = PAYMENT_SOURCES[config.PAYMENTS];
  const scripts = [...DIRECTIVES['script-src'], ...payment.script];
  // Links to stored files lead to the S3 service itself.
  const fileOrigins = STORAGE === 's3' && S3_ENDPOINT ? [new URL(S3_ENDPOINT).origin] : [];
  const directives = {
    ...DIRECTIVES,
    'img-src': [...DIRECTIVES['img-src'], ...fileOrigins],
    'media-src': [...DIRECTIVES['media-src'], ...fileOrigins],
    // Parts of videos are sent there.
    'connect-src': [
      ...DIRECTIVES['connect-src'],
      ...socketOrigins(config),
      ...fileOrigins,
      ...trackingOrigins(config),
      ...payment.connect,
    ],
    'frame-src': [...DIRECTIVES['frame-src'], ...payment.frame],
    // The page posts a form into the window of the provider.
    'form-action': [
      "'self'",
      ...(IDENTITY === 'nice' ? [new URL(NICE_WINDOW_URL).origin] : []),
      ...payment.form,
    ],
  };
  const isHttps = NODE_ENV === 'production' && PUBLIC_URL.startsWith('https:');
  const headers = (
    scriptSources: readonly string[],
    // Without it a window that goes to another site would count as closed at once.
    policy: 'same-origin-allow-popups' | 'unsafe-none' = 'same-origin-allow-popups',
  ) =>
    helmet({
      crossOriginOpenerPolicy: { policy },
      contentSecurityPolicy: { directives: { ...directives, 'script-src': scriptSources } },
      strictTransportSecurity: isHttps && HTTPS_ONLY,
    });
  const usual = headers(scripts);
  const runner = headers([...DIRECTIVES['script-src'], "'wasm-unsafe-eval'"]);
  const openedWindow = headers(scripts, 'unsafe-none');
  // A worker uses the policy that came with its own script, not that of its page.
  const headersOf = (path: string) => {
    if (PAGE_FILE.test(path) && !WORKER.test(path)) return pageFileHeaders;
    return RUNNER.test(path) ? runner : WINDOW_PATHS.test(path) ? openedWindow : usual;
  };
  return (request, response, next) => headersOf(request.path)(request, response, next);
}
