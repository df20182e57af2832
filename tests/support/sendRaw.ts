import { routeNamed, type RouteName } from '#shared/contract/routes.ts';
import { errorBodySchema, isErrorCode } from '#shared/contract/errors.ts';
import type { RouteSpec } from '#shared/contract/route.ts';
import type { Identity, RequestParts } from './apiClient.ts';

/** The raw parts of a request that no well-meaning client makes. */
export interface RawRequest {
  /** Already encoded path parameters. */
  readonly params?: RequestParts['params'];
  /** Already encoded query, without the question mark. */
  readonly search?: string;
  readonly body?: string | Uint8Array;
  readonly headers?: Record<string, string>;
}

export interface RawReply {
  readonly status: number;
  readonly body: unknown;
}

/** No answer within this time is a hang. */
const PATIENCE_MS = 10_000;

/** Sends exactly these bytes to a route. */
export async function sendRaw(
  url: string,
  name: RouteName,
  request: RawRequest,
  identity: Identity,
): Promise<RawReply> {
  const route: RouteSpec = routeNamed(name);
  const path = route.path.replaceAll(/:(\w+)/g, (_match, key: string) => String(request.params?.[key] ?? ''));
  const response = await fetch(`${url}${path}${request.search ? `?${request.search}` : ''}`, {
    method: route.method,
    headers: {
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
      ...(identity.token !== undefined && { authorization: `Bearer ${identity.token}` }),
      ...(identity.channelId !== undefined && { 'channel-id': String(identity.channelId) }),
      ...request.headers,
    },
    ...(request.body !== undefined && { body: request.body as RequestInit['body'] & {} }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: response.status, body: await response.json() };
}

/** The flaw of an answer that should be a refusal in words for a child; undefined when there is none. */
export function flawOfRefusal({ status, body }: RawReply): string | undefined {
  const error = errorBodySchema.safeParse(body);
  if (status < 400 || status >= 500) return `status ${status}: ${JSON.stringify(body)}`;
  if (!error.success) return `no error body: ${JSON.stringify(body)}`;
  if (!isErrorCode(error.data.errorCode)) return `unknown code ${error.data.errorCode}`;
  if (error.data.errorCode === 'TOO_MANY_REQUESTS') return 'the rate limit answered instead of the route';
  const texts = [error.data.message, ...(error.data.fieldErrors ?? []).map(({ message }) => message)];
  const foreign = texts.find((text) => !/[가-힣]/.test(text));
  return foreign === undefined ? undefined : `not Korean: ${foreign}`;
}
