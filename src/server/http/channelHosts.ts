import type { RequestHandler } from 'express';
import { channelDomainSchema } from '#shared/contract/channels/channelFields.ts';

/** Pages outside of channels; a channel's host leads to them, too. */
const OF_THE_PRODUCT = /^\/(?:signin|auth|signup|signout|find-password|guardian|join|channels?)(?:\/|$)/;

/**
 * Pure. The address of `{domain}.{base}{path}` under the channel's path on the product's own host, so that one sign-in
 * is valid for all channels. Null for other hosts.
 */
export function channelHostTarget(
  { hostname, url }: { readonly hostname: string; readonly url: string },
  { base, publicUrl }: { readonly base: string; readonly publicUrl: string },
): string | null {
  const ending = `.${base.toLowerCase()}`;
  const host = hostname.toLowerCase();
  if (!host.endsWith(ending)) return null;
  const domain = channelDomainSchema.safeParse(host.slice(0, -ending.length));
  // Two slashes at the front would be parsed as another host.
  const path = `/${url.replace(/^[/\\]+/, '')}`;
  if (!domain.success || OF_THE_PRODUCT.test(path.replace(/[?#].*/, '')))
    return `${publicUrl}${domain.success ? path : '/'}`;
  return `${publicUrl}/channels/${domain.data}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** Redirects pages of `{domain}.{base}` to the channel; does nothing without a configured base host. */
export function channelHosts(base: string | undefined, publicUrl: string): RequestHandler {
  return (request, response, next) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const target =
      base !== undefined && isPage
        ? channelHostTarget(
            { hostname: request.hostname ?? '', url: request.originalUrl },
            { base, publicUrl },
          )
        : null;
    if (target === null) next();
    else response.redirect(307, target);
  };
}
