import type { Channel } from '#shared/contract/channels/channels.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import type { SessionState } from '#client/stores/sessionStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { redirectTarget, withRedirect } from '#client/ui/routing/safeRedirect.ts';

/** Facts that the root guard knows when a page is asked for. */
export interface GuardedRequest {
  readonly pathname: string;
  /** Query with its question mark, or empty. */
  readonly search: string;
  readonly session: SessionState;
  /** The channel whose site this is; null while it is not known, undefined when there is none. */
  readonly school: Pick<Channel, 'dolphinVisibleState' | 'roleList'> | null | undefined;
}

export type Decision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'redirect'; readonly to: string };

/** Paths that anybody may open, by what they contain. Source: product spec §2. */
const EXEMPT = ['/lounge', '/signin', '/auth', '/signup', '/signout', '/find-password', '/guardian'] as const;

/** The board of notices, where a user who cannot come in reads why, the windows of providers, and a mailed link. */
const isOpenPage = (pathname: string) =>
  pathname === paths.notices ||
  [`${paths.notices}/`, '/identity/', '/payments/sandbox/', '/account/undo/'].some((start) =>
    pathname.startsWith(start),
  );

/** A guardian pays without an account: its own session says for which child. */
const isGuardianPurchase = (pathname: string, search: string) =>
  pathname.startsWith('/purchase/') && new URLSearchParams(search).has('learner');

/** Pages of a child that has no account yet. */
const isGuestPage = (pathname: string) => pathname === paths.tryOut || pathname === paths.trySea;

const isChannelPage = (pathname: string) => pathname.startsWith(`${paths.myChannels}/`);

/** The root guard (product spec §2): who may see which page. Pure, so that the whole table can be tested. */
export function guardRoute({ pathname, search, session, school }: GuardedRequest): Decision {
  if (isGuardianPurchase(pathname, search)) return { kind: 'pass' };
  if (isOpenPage(pathname) || EXEMPT.some((part) => pathname.includes(part))) return { kind: 'pass' };
  if (session.state === 'CHECKING') return { kind: 'wait' };
  if (isGuestPage(pathname)) return session.state === 'INVALID' ? { kind: 'pass' } : redirect(paths.world);
  const wanted = `${pathname}${search}`;
  // A channel's visibility decides who must sign in for its pages (`guardChannel`).
  if (session.state === 'INVALID')
    return isChannelPage(pathname) ? { kind: 'pass' } : redirect(withRedirect(paths.signIn, wanted));

  if (session.user.needsExtraInfo) return redirect(withRedirect(paths.extraInfo, wanted));
  if (session.user.needsBirthDate) return redirect(withRedirect(paths.birthDate, wanted));
  if (session.user.needsTerms) return redirect(withRedirect(paths.newTerms, wanted));
  if (school === null) return { kind: 'wait' };
  if (
    school?.dolphinVisibleState === 'ONLY_CHANNEL_VISIBLE' &&
    !holdsAtLeast(school.roleList, 'generalMember')
  ) {
    return redirect(`${paths.lounge}?message=NOT_MEMBER`);
  }
  const isChoosing = pathname === paths.look;
  if (session.user.needsOutfit === isChoosing) return { kind: 'pass' };
  return redirect(isChoosing ? redirectTarget(search) : withRedirect(paths.look, wanted));
}

const redirect = (to: string): Decision => ({ kind: 'redirect', to });
