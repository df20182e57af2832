import { and, eq, isNull, sql } from 'drizzle-orm';
import { SignJWT, errors, jwtVerify } from 'jose';
import type { Database } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { refreshSessions } from '#server/db/tables/people/sessions.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Config } from '#server/platform/config.ts';
import type { Deps } from '#server/domain/deps.ts';
import { userExists } from '#server/domain/people/accounts/users.ts';
import { VerifiedTokens } from './VerifiedTokens.ts';

export interface AccessTokenClaims {
  readonly userId: number;
  /** Refresh family the token belongs to: one sign-in. */
  readonly sessionId: string;
}

const REMEMBERED = 10_000;
/** A session that ended, or a user that was removed, is noticed after this time at the latest. */
const RECHECK_SECONDS = 60;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const verifiedTokens = new WeakMap<Database, VerifiedTokens>();

/**
 * The user of an access token. Throws EXPIRED_TOKEN (refresh and retry), INVALID_AUTH_TOKEN (also when its session has
 * ended) or NEED_TO_LOGIN (the user no longer exists).
 */
export async function verifyAccessToken(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  token: string,
): Promise<AccessTokenClaims> {
  const now = deps.clock.now();
  const remembered = rememberedFor(deps.db);
  const known = remembered.find(token, now);
  if (known) return known;
  const { claims, expiresAt } = await readToken(deps, token, now);
  await assertSessionGoesOn(deps.db, claims);
  const recheckAt = Math.floor(now.getTime() / 1000) + RECHECK_SECONDS;
  remembered.add(token, { claims, expiresAt: Math.min(expiresAt, recheckAt) });
  return claims;
}

/** The content of a token with a right signature; `expiresAt` in seconds since 1970. */
async function readToken(deps: Pick<Deps, 'config'>, token: string, now: Date) {
  try {
    const { payload } = await jwtVerify(token, tokenKey(deps.config), {
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['exp'],
    });
    const userId = Number(payload.sub);
    if (
      !Number.isSafeInteger(userId) ||
      userId <= 0 ||
      typeof payload['sid'] !== 'string' ||
      !UUID.test(payload['sid'])
    ) {
      throw new AppError('INVALID_AUTH_TOKEN', {
        log: `access token with sub ${String(payload.sub)} and no usable sid`,
      });
    }
    return { claims: { userId, sessionId: payload['sid'] }, expiresAt: payload.exp ?? 0 };
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof errors.JWTExpired) throw new AppError('EXPIRED_TOKEN', { cause: error });
    throw new AppError('INVALID_AUTH_TOKEN', { cause: error, log: 'access token does not verify' });
  }
}

const sessionOfToken = prepared((db) =>
  db
    .select({ id: refreshSessions.id })
    .from(refreshSessions)
    .where(
      and(
        eq(refreshSessions.familyId, sql.placeholder('sessionId')),
        eq(refreshSessions.userId, sql.placeholder('userId')),
        isNull(refreshSessions.revokedAt),
      ),
    )
    .limit(1)
    .prepare('session_of_token'),
);

/** Asks the database now. Throws INVALID_AUTH_TOKEN or NEED_TO_LOGIN. */
export async function assertSessionGoesOn(
  db: Database,
  { userId, sessionId }: AccessTokenClaims,
): Promise<void> {
  const [session] = await sessionOfToken(db).execute({ userId, sessionId });
  if (session) return;
  if (!(await userExists({ db, userId }))) throw missingUser(userId);
  throw new AppError('INVALID_AUTH_TOKEN', { log: `session ${sessionId} of user ${userId} has ended` });
}

/** The error of a failed call: NEED_TO_LOGIN when its caller was removed within the minute since the last check. */
export async function callerError(deps: Pick<Deps, 'db'>, userId: number, error: unknown): Promise<unknown> {
  const isTelling = error instanceof AppError && error.code !== 'MEMBER_NOT_FOUND';
  if (userId === 0 || isTelling) return error;
  return (await userExists({ db: deps.db, userId })) ? error : missingUser(userId, error);
}

const missingUser = (userId: number, cause?: unknown) =>
  new AppError('NEED_TO_LOGIN', { cause, log: `a token of user ${userId}, who is no more` });

function rememberedFor(db: Database): VerifiedTokens {
  const tokens = verifiedTokens.get(db) ?? new VerifiedTokens(REMEMBERED);
  verifiedTokens.set(db, tokens);
  return tokens;
}

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

/** The HS256 key of access tokens. */
export const tokenKey = (config: Pick<Config, 'TOKEN_SECRET'>): Uint8Array =>
  new TextEncoder().encode(config.TOKEN_SECRET);
