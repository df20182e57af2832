import { SignJWT } from 'jose';
import { tokenKey } from './tokenKey.ts';
import type { Deps } from '../deps.ts';
import type { AccessTokenClaims } from './verifyAccessToken.ts';

/** A bearer token for ACCESS_TOKEN_MINUTES, which `verifyAccessToken` reads. */
export function signAccessToken(
  deps: Pick<Deps, 'config' | 'clock'>,
  claims: AccessTokenClaims,
): Promise<string> {
  const now = Math.floor(deps.clock.now().getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(claims.userId))
    .setIssuedAt(now)
    .setExpirationTime(now + deps.config.ACCESS_TOKEN_MINUTES * 60)
    .sign(tokenKey(deps.config));
}
