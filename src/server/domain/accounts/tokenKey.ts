import type { Config } from '#server/platform/config.ts';

/** The HS256 key of access tokens. */
export const tokenKey = (config: Pick<Config, 'TOKEN_SECRET'>): Uint8Array =>
  new TextEncoder().encode(config.TOKEN_SECRET);
