import { beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { ROUTE_NAMES, routeNamed, type RouteName } from '#shared/contract/routes.ts';
import type { RouteSpec } from '#shared/contract/route.ts';
import { SAMPLE_REQUESTS } from './sampleRequests.ts';
import { flawOfRefusal, sendRaw, type RawRequest } from './sendRaw.ts';
import { setUpApi } from './setUpApi.ts';
import { signUpChild, type Child } from './signUpChild.ts';

export const specOf = (name: RouteName): RouteSpec => routeNamed(name);
export const shapeOf = (schema: z.ZodType | undefined): Record<string, z.ZodType> =>
  schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};
export const routesWith = (part: 'params' | 'query' | 'body') =>
  ROUTE_NAMES.filter((name) => specOf(name)[part] !== undefined);

const encoded = (values: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, encodeURIComponent(String(value))]));
const searchOf = (name: RouteName) => new URLSearchParams(encoded(SAMPLE_REQUESTS[name].query)).toString();
/** The sample request of a route, as it goes over the wire. */
export const sampleOf = (name: RouteName): RawRequest => ({
  params: encoded(SAMPLE_REQUESTS[name].params),
  search: searchOf(name),
  ...(specOf(name).body && { body: JSON.stringify(SAMPLE_REQUESTS[name].body) }),
});

/** A server whose routes are sent what they refuse, by so many callers that no limit per minute answers for them. */
export function setUpBadRequests() {
  const test = setUpApi({ settings: { TRUSTED_PROXIES: '1' } });
  const callers: Child[] = [];
  let turn = 0;
  beforeAll(async () => {
    for (let number = 0; number < 20; number += 1) callers.push(await signUpChild(test.server));
  });
  return {
    test,
    callers,
    async expectRefused(name: RouteName, label: string, request: RawRequest): Promise<void> {
      turn += 1;
      const headers = { 'x-forwarded-for': `10.0.${turn >> 8}.${turn & 255}`, ...request.headers };
      const caller = callers[turn % callers.length] ?? {};
      const reply = await sendRaw(test.server.url, name, { ...request, headers }, caller);
      expect(flawOfRefusal(reply), `${name} with ${label}`).toBeUndefined();
    },
  };
}

/**
 * Which of the values are sent to a place of which `kind` is the schema (or whatever else reads them). A value that it
 * takes goes on to the verb, so that every place is sent it. One that it refuses is refused wherever the same schema
 * reads: the first place is sent all of those, the others one each, by turns.
 */
export function sharedOut<Value>(values: readonly Value[]) {
  const seen = new Set<unknown>();
  let turn = 0;
  return (kind: unknown, takes: (value: Value) => boolean): readonly Value[] => {
    if (!seen.has(kind)) {
      seen.add(kind);
      return values;
    }
    turn += 1;
    return values.filter((value, index) => index === turn % values.length || takes(value));
  };
}

/** Whether the schema takes the text of a path or a query. */
export function takesText(schema: z.ZodType, text: string): boolean {
  try {
    return schema.safeParse(decodeURIComponent(text)).success;
  } catch {
    // No text at all: a percent sign that nothing follows.
    return false;
  }
}
