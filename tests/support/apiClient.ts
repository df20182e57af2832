import { routeNamed, type RouteName, type RouteNamed } from '#shared/contract/routes.ts';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type { ResponseOf, RouteSpec } from '#shared/contract/route.ts';

export interface RequestParts {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string | number>;
  readonly body?: unknown;
  /** Sent as multipart, under the field name of the route. */
  readonly files?: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

export interface Identity {
  readonly token?: string;
  readonly channelId?: number;
  readonly cookie?: string;
  /** The address from which a server that trusts one proxy takes the call to come. */
  readonly address?: string;
}

export interface ApiReply<Name extends RouteName> {
  readonly status: number;
  readonly headers: Headers;
  /** The reply on success. */
  readonly body: ResponseOf<RouteNamed<Name>>;
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
      const route: RouteSpec = routeNamed(name);
      const response = await fetch(`${url}${pathOf(route, parts)}`, {
        method: route.method,
        redirect: route.response === 'redirect' ? 'manual' : 'follow',
        headers: {
          ...(parts.body !== undefined && { 'content-type': 'application/json' }),
          ...(identity.token !== undefined && { authorization: `Bearer ${identity.token}` }),
          ...(identity.channelId !== undefined && { 'channel-id': String(identity.channelId) }),
          ...(identity.cookie !== undefined && { cookie: identity.cookie }),
          ...(identity.address !== undefined && { 'x-forwarded-for': identity.address }),
        },
        ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
        ...(parts.files && { body: formOf(route, parts.files) }),
      });
      const hasNoJson =
        response.status < 400 &&
        typeof route.response === 'string' &&
        ['file', 'redirect', 'nothing'].includes(route.response);
      const json: unknown = hasNoJson ? undefined : await response.json();
      return {
        status: response.status,
        headers: response.headers,
        body: json as never,
        error: (json ?? {}) as ErrorBody,
      };
    },
  };
}

function formOf({ upload }: RouteSpec, files: RequestParts['files'] & {}): FormData {
  const form = new FormData();
  for (const { name, bytes } of files)
    form.append(upload?.field ?? '', new Blob([new Uint8Array(bytes)]), name);
  return form;
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
