import { z } from 'zod';
import { ERRORS, errorBodySchema, type ErrorCode } from '#shared/contract/errors.ts';
import { ROUTE_NAMES, routeNamed } from '#shared/contract/routes.ts';
import type { ChannelAccess, RouteSpec } from '#shared/contract/route.ts';

/** Codes any route may answer besides its own. */
const COMMON_ERRORS: readonly ErrorCode[] = ['VALIDATION_FAIL', 'TOO_MANY_REQUESTS', 'UNEXPECTED'];
const SIGNED_IN_ERRORS: readonly ErrorCode[] = ['NEED_TO_LOGIN', 'EXPIRED_TOKEN', 'INVALID_AUTH_TOKEN'];
const GUARDIAN_ERRORS: readonly ErrorCode[] = ['GUARDIAN_SESSION_REQUIRED'];
const MEMBER_ERRORS: readonly ErrorCode[] = ['CHANNEL_NOT_FOUND', 'CHANNEL_MEMBER_NOT_FOUND', 'NOT_HAS_ROLE'];

let cached: object | undefined;

/** OpenAPI 3.1 of every route, made from the contract's table. */
export function openApi(): object {
  cached ??= describeRoutes(ROUTE_NAMES.map((name) => [name, routeNamed(name)]));
  return cached;
}

export function describeRoutes(routes: Iterable<readonly [name: string, route: RouteSpec]>): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Dolphin World', version: '1', description: 'Times are UTC, texts are Korean.' },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        guardian: { type: 'apiKey', in: 'cookie', name: 'guardian_session' },
      },
      schemas: { Error: toJson(errorBodySchema, 'output') },
    },
  };
}

function operation(name: string, route: RouteSpec): object {
  const anyone = route.access === 'anyone';
  const guardian = route.access === 'guardian';
  const channel = typeof route.access === 'object' ? route.access : undefined;
  return {
    operationId: name,
    summary: route.summary,
    description: anyone
      ? 'Anyone.'
      : channel
        ? `Channel members: at least ${channel.channelRole}.${channel.isPublic === true ? ' Of a public channel anyone.' : ''}`
        : guardian
          ? 'A guardian, by the cookie of its own session.'
          : route.access === 'serviceAdmin'
            ? 'Administrators of the service.'
            : 'Signed in.',
    tags: [name.split('.')[0]],
    security: anyone ? [] : [guardian ? { guardian: [] } : { bearer: [] }],
    parameters: [
      ...parameters(route.params, 'path'),
      ...parameters(route.query, 'query'),
      ...(channel ? [channelHeader(channel)] : []),
    ],
    ...requestBody(route),
    responses: {
      ...success(route),
      ...errorResponses([
        ...COMMON_ERRORS,
        ...(anyone ? [] : guardian ? GUARDIAN_ERRORS : SIGNED_IN_ERRORS),
        ...(channel ? MEMBER_ERRORS : []),
        ...(route.validationError ? [route.validationError] : []),
        ...(route.isForm ? (['MULTIPLE_FIELD_ERRORS'] as const) : []),
        ...(route.errors ?? []),
      ]),
    },
  };
}

/** A path that names the channel needs no header; a given header must name the same. */
const channelHeader = ({ channelFrom }: ChannelAccess) => ({
  name: 'Channel-Id',
  in: 'header',
  required: channelFrom === undefined,
  schema: { type: 'integer' },
});

function requestBody({ body, upload, rawBody, streamedBody }: RouteSpec): { requestBody?: object } {
  if (upload) {
    const file = { type: 'string', format: 'binary' };
    const { properties = {}, required = [] } = (body ? toJson(body, 'input') : {}) as JsonObject;
    const files = upload.maxFiles === 1 ? file : { type: 'array', items: file, maxItems: upload.maxFiles };
    const schema = {
      type: 'object',
      properties: { ...properties, [upload.field]: files },
      required: [...required, upload.field],
    };
    const encoding = { [upload.field]: { contentType: upload.types.join(', ') } };
    return {
      requestBody: {
        required: true,
        description: `Each file at most ${upload.maxBytes} bytes.`,
        content: { 'multipart/form-data': { schema, encoding } },
      },
    };
  }
  if (rawBody) return { requestBody: { required: true, content: { [rawBody.contentType]: {} } } };
  if (streamedBody) return { requestBody: { required: true, content: { 'application/octet-stream': {} } } };
  if (!body) return {};
  const content = { 'application/json': { schema: toJson(body, 'input') } };
  return { requestBody: { required: true, content } };
}

function success({ response, status }: RouteSpec): Record<number, object> {
  if (response === 'nothing') return { 204: { description: 'Success, without a body' } };
  if (response === 'redirect') {
    const headers = { Location: { schema: { type: 'string', format: 'uri' } } };
    return { [status ?? 303]: { description: 'Go on there', headers } };
  }
  const content =
    response === 'file'
      ? { '*/*': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: toJson(response, 'output') } };
  return { [status ?? 200]: { description: 'Success', content } };
}

interface JsonObject {
  readonly properties?: Record<string, object>;
  readonly required?: readonly string[];
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return [];
  const json = toJson(schema, 'input') as JsonObject;
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required ?? []).includes(name),
    schema: property,
  }));
}

function errorResponses(codes: readonly ErrorCode[]): Record<number, object> {
  const byStatus = Map.groupBy(new Set(codes), (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `${code}: ${ERRORS[code].message}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

const toJson = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};
