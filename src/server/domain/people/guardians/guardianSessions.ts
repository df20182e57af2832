import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { guardianCodes, guardianLinks, guardianSessions } from '#server/db/tables/people/guardians.ts';
import { AppError } from '#server/platform/appError.ts';
import { randomToken, sha256 } from '#server/platform/ids.ts';
import type { CallingGuardian } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';

const SESSION_MINUTES = 30;
const COOKIE = 'guardian_session';

/** Opens the guardian's page for its mail; answers the token for the cookie. */
export async function addGuardianSession(tx: Transaction, email: string, now: Date): Promise<string> {
  const token = randomToken();
  await tx.insert(guardianSessions).values({
    email,
    tokenHash: sha256(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MINUTES * 60_000),
  });
  return token;
}

/** Sent to the guardian's routes of this site alone, and out of reach of scripts. */
export function sessionCookie({ config }: Pick<Deps, 'config'>, token: string): string {
  const secure = config.PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
  const seconds = token === '' ? 0 : SESSION_MINUTES * 60;
  return `${COOKIE}=${token}; Path=/game/v1/guardians; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** The guardian of the cookie. Throws GUARDIAN_SESSION_REQUIRED. */
export async function readGuardianSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  cookies: string | undefined,
): Promise<CallingGuardian> {
  const token = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1];
  if (token === undefined)
    throw new AppError('GUARDIAN_SESSION_REQUIRED', { log: `called without the cookie ${COOKIE}` });
  const [session] = await db
    .select({
      guardianSessionId: guardianSessions.id,
      email: guardianSessions.email,
      expiresAt: guardianSessions.expiresAt,
    })
    .from(guardianSessions)
    .where(and(eq(guardianSessions.tokenHash, sha256(token)), isNull(guardianSessions.endedAt)));
  if (!session || session.expiresAt <= clock.now())
    throw new AppError('GUARDIAN_SESSION_REQUIRED', { log: 'the session of the guardian is over' });
  return session;
}

export async function endGuardianSession({ deps, id }: { deps: Deps; id: number }): Promise<void> {
  await deps.db
    .update(guardianSessions)
    .set({ endedAt: deps.clock.now() })
    .where(eq(guardianSessions.id, id));
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes expired sessions and links. Limits look back a day, so a day is kept; decisions are kept separately. */
export async function purgeGuardianSecrets({ db, clock }: Deps): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY_MS);
  await db.delete(guardianCodes).where(lt(guardianCodes.expiresAt, before));
  await db.delete(guardianSessions).where(lt(guardianSessions.expiresAt, before));
  await db.delete(guardianLinks).where(lt(guardianLinks.expiresAt, before));
}
