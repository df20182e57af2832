import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { ChannelAccess, RouteSpec } from '#shared/contract/route.ts';
import type { CallerChannel, CallingGuardian } from '#server/domain/call.ts';
import { assertMember, type Membership } from '#server/domain/channels/channels/assertMember.ts';
import { assertPlugin } from '#server/domain/channels/channels/assertPlugin.ts';
import { readMembership } from '#server/domain/channels/channels/memberships.ts';
import type { Deps } from '#server/domain/deps.ts';
import { readGuardianSession } from '#server/domain/people/guardians/guardianSessions.ts';
import { verifyAccessToken } from '#server/domain/people/sessions/accessToken.ts';
import { assertFeature } from '#server/domain/service/switches/featureSwitches.ts';
import { AppError } from '#server/platform/appError.ts';
import { checkRequirements } from './requirements.ts';

/** The unvalidated credentials of a request. */
export interface Credentials {
  readonly authorization: string | undefined;
  /** The `Cookie` header with a guardian's session. */
  readonly cookie?: string | undefined;
  /** The `Channel-Id` header. */
  readonly channelId: string | undefined;
  /** Parameters of the path. */
  readonly params: Readonly<Record<string, unknown>>;
}

export interface Caller {
  readonly userId: number;
  readonly sessionId: string;
  /** Set on every route with `ChannelAccess`, and on no other. */
  readonly channel: CallerChannel | undefined;
  /** Set on every route for guardians, and on no other. */
  readonly guardian: CallingGuardian | undefined;
}

const NOBODY: Caller = { userId: 0, sessionId: '', channel: undefined, guardian: undefined };

/**
 * The caller of a route, or the code that says why it may not be called. Asks the database once for the role and once
 * for `requires`; rights to one row of a subject (its owner, its channel) are part of the subject's queries.
 */
export async function authorise(deps: Deps, route: RouteSpec, credentials: Credentials): Promise<Caller> {
  const caller = await findCaller(deps, route, credentials);
  if (route.feature !== undefined)
    await assertFeature(deps, route.feature, {
      userId: caller.guardian ? childOf(credentials) : caller.userId,
      channelId: caller.channel?.channelId,
    });
  return caller;
}

/** The child of a guardian's call: a part of the product is on or off for the child. Its subject checks the right to it. */
const childOf = ({ params }: Credentials): number => Number(params['id']) || 0;

async function findCaller(deps: Deps, route: RouteSpec, credentials: Credentials): Promise<Caller> {
  // A guardian route accepts no child's session, and other routes ignore the guardian's cookie.
  if (route.access === 'guardian')
    return { ...NOBODY, guardian: await readGuardianSession(deps, credentials.cookie) };
  const token = credentials.authorization?.match(/^Bearer (\S{1,4096})$/i)?.[1];
  if (token === undefined) {
    if (route.access === 'anyone') return NOBODY;
    const shown = await publicChannel(deps, route.access, credentials);
    if (shown) return { ...NOBODY, channel: shown };
    throw new AppError('NEED_TO_LOGIN', {
      log: `${route.method} ${route.path} called without a bearer token`,
    });
  }
  // A stale token must not close the routes that need none: refresh and sign-in above all.
  if (route.access === 'anyone') {
    return verifyAccessToken(deps, token).then(
      (claims) => ({ ...claims, channel: undefined, guardian: undefined }),
      () => NOBODY,
    );
  }
  const claims = await verifyAccessToken(deps, token);
  if (route.access === 'serviceAdmin') await assertServiceAdmin(deps, claims.userId);
  const channel =
    typeof route.access === 'string'
      ? undefined
      : await callerChannel(deps, claims.userId, route.access, credentials);
  const caller = { ...claims, channel, guardian: undefined };
  if (route.requires) await checkRequirements(deps, caller, route.requires);
  return caller;
}

/** The channel of a public route for a caller without a token; undefined where only members are served. */
async function publicChannel(
  deps: Deps,
  access: ChannelAccess | 'signedIn' | 'serviceAdmin',
  credentials: Credentials,
): Promise<CallerChannel | undefined> {
  if (typeof access === 'string' || access.isPublic !== true) return undefined;
  const { membership } = await namedChannel(deps, NOBODY.userId, access, credentials);
  return membership?.visibleState === 'VISIBLE' ? toChannel(membership) : undefined;
}

/** Throws CHANNEL_MEMBER_NOT_FOUND or NOT_HAS_ROLE for all but the administrators of the school that everybody is in. */
async function assertServiceAdmin({ db }: Deps, userId: number): Promise<void> {
  const school = await readMembership({ db, channelId: DEFAULT_CHANNEL_ID, userId });
  if (!school) throw new AppError('NOT_HAS_ROLE', { log: `there is no channel ${DEFAULT_CHANNEL_ID}` });
  assertMember(school, userId, 'admin');
}

async function callerChannel(
  deps: Deps,
  userId: number,
  access: ChannelAccess,
  credentials: Credentials,
): Promise<CallerChannel> {
  const { membership, named } = await namedChannel(deps, userId, access, credentials);
  if (!membership) {
    throw new AppError('CHANNEL_NOT_FOUND', {
      log: `no channel ${String(named)} by ${access.channelFrom ?? 'the Channel-Id header'}, which needs a channel's id`,
    });
  }
  if (access.isPublic !== true || membership.visibleState !== 'VISIBLE')
    assertMember(membership, userId, access.channelRole);
  if (access.plugin !== undefined) assertPlugin(membership, access.plugin);
  return toChannel(membership);
}

const toChannel = ({ channelId, channelName, roles }: Membership): CallerChannel => ({
  channelId,
  channelName,
  roles,
});

/** The channel of a request as it is for a user. Throws CHANNEL_NOT_FOUND where header and path disagree. */
async function namedChannel(
  { db }: Deps,
  userId: number,
  { channelFrom }: ChannelAccess,
  { channelId: header, params }: Credentials,
): Promise<{ readonly membership: Membership | undefined; readonly named: unknown }> {
  const named = channelFrom === undefined ? header : params[channelFrom];
  if (channelFrom !== undefined && header !== undefined && header !== named) {
    throw new AppError('CHANNEL_NOT_FOUND', {
      log: `Channel-Id header is ${header}, the path names channel ${String(named)}`,
    });
  }
  const channelId = typeof named === 'string' && /^\d{1,10}$/.test(named) ? Number(named) : 0;
  const isId = channelId > 0 && channelId <= 2_147_483_647;
  return { membership: isId ? await readMembership({ db, channelId, userId }) : undefined, named };
}
