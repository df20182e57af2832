import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '#server/db/prepared.ts';
import { channelMembers, channels } from '#server/db/tables/channels.ts';
import { users } from '#server/db/tables/accounts.ts';
import { AppError } from '#server/platform/appError.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import type { Requirement, RouteSpec } from '#shared/contract/route.ts';
import type { CallerChannel } from '../call.ts';
import { isActiveMember } from '../channels/isActiveMember.ts';
import type { Deps } from '../deps.ts';
import { needsGuardianConsent } from './needsGuardianConsent.ts';
import { accountTexts } from './texts.ts';
import { verifyAccessToken } from './verifyAccessToken.ts';

export interface Credentials {
  readonly authorization: string | undefined;
  readonly channelId: string | undefined;
}

export interface Caller {
  readonly userId: number;
  readonly sessionId: string;
  readonly channel: CallerChannel | undefined;
}

const NOBODY: Caller = { userId: 0, sessionId: '', channel: undefined };

/** The caller of a route, or the code that says why it may not be called. A statement for the role, one for `requires`. */
export async function authorise(deps: Deps, route: RouteSpec, credentials: Credentials): Promise<Caller> {
  const token = bearerToken(credentials.authorization);
  if (token === undefined) {
    if (route.access === 'anyone') return NOBODY;
    throw new AppError('NEED_TO_LOGIN', {
      log: `${route.method} ${route.path} called without a bearer token`,
    });
  }
  // A stale token must not close the routes that need none: refresh and sign-in above all.
  if (route.access === 'anyone') {
    return verifyAccessToken(deps, token).then(
      (claims) => ({ ...claims, channel: undefined }),
      () => NOBODY,
    );
  }

  const claims = await verifyAccessToken(deps, token);
  if (route.requires) await checkRequirements(deps, claims.userId, route.requires);
  if (route.access === 'signedIn') return { ...claims, channel: undefined };

  const channel = await callerChannel(deps, claims.userId, credentials.channelId);
  if (!isActiveMember(channel.roles) || !holdsAtLeast(channel.roles, route.access.channelRole)) {
    throw new AppError('NOT_HAS_ROLE', {
      log: `user ${claims.userId} holds [${channel.roles.join()}] in channel ${channel.channelId}, needs ${route.access.channelRole}`,
    });
  }
  return { ...claims, channel };
}

function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^Bearer (\S{1,4096})$/i)?.[1];
}

const membership = prepared((db) =>
  db
    .select({
      channelName: channels.channelName,
      visibleState: channels.dolphinVisibleState,
      roles: channelMembers.roles,
    })
    .from(channels)
    .leftJoin(
      channelMembers,
      and(eq(channelMembers.channelId, channels.id), eq(channelMembers.userId, sql.placeholder('userId'))),
    )
    .where(eq(channels.id, sql.placeholder('channelId')))
    .prepare('caller_membership'),
);

async function callerChannel(deps: Deps, userId: number, header: string | undefined): Promise<CallerChannel> {
  const channelId = /^\d{1,10}$/.test(header ?? '') ? Number(header) : 0;
  if (channelId < 1 || channelId > 2_147_483_647) {
    throw new AppError('CHANNEL_NOT_FOUND', {
      log: `Channel-Id header is ${header ?? 'missing'}, needs a channel's id`,
    });
  }
  const [row] = await membership(deps.db).execute({ channelId, userId });
  // A stranger must not learn that an invisible channel exists, let alone its name.
  if (!row || (!row.roles && row.visibleState === 'INVISIBLE')) {
    throw new AppError('CHANNEL_NOT_FOUND', {
      log: row ? `channel ${channelId} is invisible` : `no channel ${channelId}`,
    });
  }
  if (!row.roles) {
    throw new AppError('CHANNEL_MEMBER_NOT_FOUND', {
      message: accountTexts.notAMember(row.channelName),
      log: `user ${userId} is no member of channel ${channelId}`,
    });
  }
  return { channelId, channelName: row.channelName, roles: row.roles };
}

async function checkRequirements(
  deps: Deps,
  userId: number,
  requires: readonly Requirement[],
): Promise<void> {
  const [user] = await deps.db
    .select({
      extraInfoAt: users.extraInfoAt,
      guardianConsent: users.guardianConsent,
      birthDate: users.birthDate,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new AppError('MEMBER_NOT_FOUND', { log: `no user ${userId}` });
  if (requires.includes('extraInfo') && !user.extraInfoAt) {
    throw new AppError('NEED_TO_CHANNEL_INFO', { log: `user ${userId} has not given the extra information` });
  }
  if (requires.includes('guardianConsent') && needsGuardianConsent(user, deps.clock.now())) {
    throw new AppError('GUARDIAN_CONSENT_REQUIRED', {
      log: `user ${userId} is under 14 without proved consent`,
    });
  }
}
