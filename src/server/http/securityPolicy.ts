import type { HelmetOptions } from 'helmet';

/**
 * Everything from our own origin. Blob and data URLs are how Phaser and the canvas hand pictures around;
 * inline style attributes are how the animation library moves things.
 */
export const SECURITY_POLICY: HelmetOptions = {
  contentSecurityPolicy: {
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      // howler ends a stream of music with an empty sound in a data address
      'media-src': ["'self'", 'blob:', 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'ws:', 'wss:', 'blob:', 'data:'],
      'worker-src': ["'self'", 'blob:'],
      'frame-ancestors': ["'none'"],
      // A server without TLS in a classroom must still load its own files.
      'upgrade-insecure-requests': null,
    },
  },
  strictTransportSecurity: false,
};
