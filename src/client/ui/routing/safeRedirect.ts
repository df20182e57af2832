/** Stands for the own site; only the path of what resolves against it is used. */
const ORIGIN = 'https://own.invalid';

/**
 * The target of a `redirect` query: a path of this site, never another one and never back to a sign-in
 * page. Null for anything else.
 */
export function safeRedirect(value: string | null): string | null {
  if (value === null || !value.startsWith('/') || !URL.canParse(value, ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(value, ORIGIN);
  if (origin !== ORIGIN || NEVER_BACK_TO.test(pathname)) return null;
  return `${pathname}${search}${hash}`;
}

const NEVER_BACK_TO = /^\/(signin|signup|signout|auth|find-password)(\/|$)/;

/** The address `page` with a way back to `from`. */
export function withRedirect(page: string, from: string): string {
  const back = safeRedirect(from);
  return back === null || back === '/' ? page : `${page}?redirect=${encodeURIComponent(back)}`;
}

/** The page to which a query says that its reader wanted to go; the world unless it says so. */
export function redirectTarget(search: string): string {
  return safeRedirect(new URLSearchParams(search).get('redirect')) ?? '/';
}
