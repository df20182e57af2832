import { z } from 'zod';
import { ERRORS, errorBodySchema, type ErrorCode } from '#shared/contract/errors.ts';
import { ROUTE_NAMES, ROUTES } from '#shared/contract/routes.ts';
import type { RouteSpec } from '#shared/contract/route.ts';

/** Codes any route may answer besides its own. */
const COMMON_ERRORS: readonly ErrorCode[] = ['VALIDATION_FAIL', 'TOO_MANY_REQUESTS', 'UNEXPECTED'];
const SIGNED_IN_ERRORS: readonly ErrorCode[] = ['NEED_TO_LOGIN', 'EXPIRED_TOKEN', 'INVALID_AUTH_TOKEN'];
const MEMBER_ERRORS: readonly ErrorCode[] = ['CHANNEL_NOT_FOUND', 'CHANNEL_MEMBER_NOT_FOUND', 'NOT_HAS_ROLE'];

let cached: object | undefined;

/** OpenAPI 3.1 of every route, made from the contract's table. */
export function openApi(): object {
  cached ??= describe();
  return cached;
}

function describe(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const name of ROUTE_NAMES) {
    const route: RouteSpec = ROUTES[name];
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Dolphin World', version: '1', description: 'Times are UTC, texts are Korean.' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: toJson(errorBodySchema, 'output') },
    },
  };
}

function operation(name: string, route: RouteSpec): object {
  const anyone = route.access === 'anyone';
  const member = typeof route.access === 'object';
  return {
    operationId: name,
    summary: route.summary,
    description: anyone
      ? 'Anyone.'
      : member
        ? `Channel members: at least ${route.access.channelRole}.`
        : 'Signed in.',
    tags: [route.path.startsWith('/game') ? 'game' : 'channel'],
    security: anyone ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters(route.params, 'path'),
      ...parameters(route.query, 'query'),
      ...(member ? [{ name: 'Channel-Id', in: 'header', required: true, schema: { type: 'integer' } }] : []),
    ],
    ...(route.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toJson(route.body, 'input') } },
      },
    }),
    responses: {
      200: {
        description: 'Success',
        content: { 'application/json': { schema: toJson(route.response, 'output') } },
      },
      ...errorResponses([
        ...COMMON_ERRORS,
        ...(anyone ? [] : SIGNED_IN_ERRORS),
        ...(member ? MEMBER_ERRORS : []),
        ...(route.validationError ? [route.validationError] : []),
        ...(route.errors ?? []),
      ]),
    },
  };
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return [];
  const json = toJson(schema, 'input') as { properties?: Record<string, object>; required?: string[] };
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
