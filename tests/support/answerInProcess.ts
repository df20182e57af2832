import { parse } from 'node:querystring';
import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import type { RouteName } from '#shared/contract/routes.ts';
import type { RouteSpec } from '#shared/contract/route.ts';
import { authorise } from '#server/domain/access/authorise.ts';
import type { Deps } from '#server/domain/deps.ts';
import { answerCall, type BoundRoute } from '#server/http/answerCall.ts';
import { toAppError } from '#server/http/errorHandler.ts';
import { HANDLERS } from '#server/http/handlers.ts';
import { boundRoutes } from '#server/http/mountRoutes.ts';
import { bodyReader } from '#server/http/readBody.ts';
import { validateRequest } from '#server/http/validateRequest.ts';
import { roomHandlers } from '#server/rooms/seatRoute.ts';
import type { Identity, RequestParts } from './apiClient.ts';
import type { RawReply, RawRequest } from './sendRaw.ts';

const BOUND = new Map(boundRoutes({ ...HANDLERS, rooms: roomHandlers }).map((bound) => [bound.name, bound]));

function boundNamed(name: RouteName): BoundRoute {
  const bound = BOUND.get(name);
  if (!bound) throw new Error(`No handler is bound to ${name}, expected one of the contract's routes`);
  return bound;
}

/** Whether only HTTP brings what the route reads or answers: files, raw bytes, streams. */
export const needsHttp = ({ upload, rawBody, streamedBody, response }: RouteSpec): boolean =>
  upload !== undefined || rawBody !== undefined || streamedBody !== undefined || response === 'file';

const texts = (values: RequestParts['params'] = {}) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));

/**
 * Answers a well-formed call by the functions that `mountRoutes` serves it with, without a socket: guard, validation,
 * handler and the schema of the answer. Not for routes of which `needsHttp` holds.
 */
export async function answerInProcess(
  deps: Deps,
  name: RouteName,
  { params, query, body }: RequestParts,
  { token, channelId, cookie, address = '192.0.2.1' }: Identity,
): Promise<{ readonly status: number; readonly errorCode: string }> {
  const bound = boundNamed(name);
  const { response, status = 200 } = bound.route;
  try {
    const caller = await authorise(deps, bound.route, {
      authorization: token && `Bearer ${token}`,
      cookie,
      channelId: channelId?.toString(),
      params: texts(params),
    });
    const parts = {
      params: texts(params),
      query: parse(new URLSearchParams(texts(query)).toString()),
      body: body === undefined ? undefined : (JSON.parse(JSON.stringify(body)) as unknown),
    };
    const answer = await answerCall(deps, bound, caller, parts, {
      accessToken: token ?? '',
      files: undefined,
      rawBody: undefined,
      headers: undefined,
      stream: undefined,
      address,
      setHeader: () => {},
      log: () => deps.log,
    });
    if (typeof response !== 'string') response.parse(answer);
    return { status, errorCode: '' };
  } catch (error) {
    const { status: refused, code } = toAppError(error);
    return { status: refused, errorCode: code };
  }
}

/**
 * The answer of a route to bytes that its reader or its schemas refuse, by the functions that `mountRoutes`
 * serves it with; undefined when they take the request.
 */
export async function refuseInProcess(
  deps: Deps,
  name: RouteName,
  { params = {}, search = '', body, headers }: RawRequest,
): Promise<RawReply | undefined> {
  const { route } = boundNamed(name);
  if (needsHttp(route)) return undefined;
  try {
    const decoded = decodeAll(params);
    const request = incoming(route, body, headers);
    // The reader of JSON leaves the response alone.
    const received = await bodyReader(route, deps.config.DATA_DIR)(request, {} as Response);
    validateRequest(route, { params: decoded, query: parse(search), body: received.body });
    return undefined;
  } catch (error) {
    const refusal = toAppError(error);
    return { status: refusal.status, body: refusal.toBody('in-process') };
  }
}

/** Throws what Express does where a text of the path cannot be decoded. */
function decodeAll(params: RawRequest['params'] & {}): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([key, value]) => [key, decodeURIComponent(String(value))]),
    );
  } catch (error) {
    throw Object.assign(error as URIError, { status: 400 });
  }
}

/** A request whose body has arrived as a whole. */
function incoming({ method }: RouteSpec, body: RawRequest['body'], headers: RawRequest['headers'] = {}) {
  const bytes = Buffer.from(body ?? '');
  const told = body !== undefined && {
    'content-type': 'application/json',
    'content-length': String(bytes.length),
  };
  return Object.assign(Readable.from(bytes.length > 0 ? [bytes] : []), {
    method,
    headers: { ...told, ...headers },
  }) as unknown as Request;
}
