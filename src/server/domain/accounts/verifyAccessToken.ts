import { errors, jwtVerify } from 'jose';
import { AppError } from '#server/platform/appError.ts';
import type { Config } from '#server/platform/config.ts';
import { tokenKey } from './tokenKey.ts';
import { VerifiedTokens } from './VerifiedTokens.ts';
import type { Deps } from '../deps.ts';

export interface AccessTokenClaims {
  readonly userId: number;
  /** Refresh family the token belongs to: one sign-in. */
  readonly sessionId: string;
}

const REMEMBERED = 10_000;
/** By the settings whose secret signed them. */
const verifiedTokens = new WeakMap<Config, VerifiedTokens>();

/** Who an access token speaks for. Throws EXPIRED_TOKEN (refresh and retry) or INVALID_AUTH_TOKEN (sign in again). */
export async function verifyAccessToken(
  deps: Pick<Deps, 'config' | 'clock'>,
  token: string,
): Promise<AccessTokenClaims> {
  const now = deps.clock.now();
  const remembered = rememberedFor(deps.config);
  const known = remembered.find(token, now);
  if (known) return known;
  try {
    const { payload } = await jwtVerify(token, tokenKey(deps.config), {
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['exp'],
    });
    const userId = Number(payload.sub);
    if (!Number.isSafeInteger(userId) || userId <= 0 || typeof payload['sid'] !== 'string') {
      throw new AppError('INVALID_AUTH_TOKEN', {
        log: `access token with sub ${String(payload.sub)} and no usable sid`,
      });
    }
    const claims = { userId, sessionId: payload['sid'] };
    remembered.add(token, { claims, expiresAt: payload.exp ?? 0 });
    return claims;
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof errors.JWTExpired) throw new AppError('EXPIRED_TOKEN', { cause: error });
    throw new AppError('INVALID_AUTH_TOKEN', { cause: error, log: 'access token does not verify' });
  }
}

function rememberedFor(config: Config): VerifiedTokens {
  const tokens = verifiedTokens.get(config) ?? new VerifiedTokens(REMEMBERED);
  verifiedTokens.set(config, tokens);
  return tokens;
}
