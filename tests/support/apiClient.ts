import { ROUTES, type RouteName } from '#shared/contract/routes.ts';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type { ResponseOf, RouteSpec } from '#shared/contract/route.ts';

export interface RequestParts {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string | number>;
  readonly body?: unknown;
}

export interface Identity {
  readonly token?: string;
  readonly channelId?: number;
}

export interface ApiReply<Name extends RouteName> {
  readonly status: number;
  readonly headers: Headers;
  /** The reply on success. */
  readonly body: ResponseOf<(typeof ROUTES)[Name]>;
  /** The same JSON read as an error; compare `error.errorCode`. */
  readonly error: ErrorBody;
}

export interface ApiClient {
  readonly url: string;
  call<Name extends RouteName>(
    name: Name,
    parts?: RequestParts,
    identity?: Identity,
  ): Promise<ApiReply<Name>>;
}

/** Calls routes by name as a stranger would: nothing is validated on this side. */
export function createApiClient(url: string): ApiClient {
  return {
    url,
    async call(name, parts = {}, identity = {}) {
      const route: RouteSpec = ROUTES[name];
      const response = await fetch(`${url}${pathOf(route, parts)}`, {
        method: route.method,
        headers: {
          ...(parts.body !== undefined && { 'content-type': 'application/json' }),
          ...(identity.token !== undefined && { authorization: `Bearer ${identity.token}` }),
          ...(identity.channelId !== undefined && { 'channel-id': String(identity.channelId) }),
        },
        ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
      });
      const json: unknown = await response.json();
      return {
        status: response.status,
        headers: response.headers,
        body: json as never,
        error: json as ErrorBody,
      };
    },
  };
}

function pathOf(route: RouteSpec, { params = {}, query = {} }: RequestParts): string {
  const path = route.path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  ).toString();
  return search ? `${path}?${search}` : path;
}
