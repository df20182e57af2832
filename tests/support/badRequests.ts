import { beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { ROUTE_NAMES, routeNamed, type RouteName } from '#shared/contract/routes.ts';
import type { RouteSpec } from '#shared/contract/route.ts';
import { refuseInProcess } from './answerInProcess.ts';
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
/** The properties of a route that change how the bytes of a request are read. */
const readerOf = ({ method, bodyLimit }: RouteSpec) => [method === 'GET', bodyLimit];
/** The sample request of a route, as it goes over the wire. */
export const sampleOf = (name: RouteName): RawRequest => ({
  params: encoded(SAMPLE_REQUESTS[name].params),
  search: searchOf(name),
  ...(specOf(name).body && { body: JSON.stringify(SAMPLE_REQUESTS[name].body) }),
});

/**
 * A server whose routes are sent bad requests, by so many callers that no limit per minute answers for
 * them. Requests that the reader or the schemas of a route refuse are refused by the functions that serve
 * it, and sent over HTTP to the first place of each kind alone. Requests that they take go on to the verb
 * over HTTP.
 */
export function setUpBadRequests() {
  const test = setUpApi({ settings: { TRUSTED_PROXIES: '1' } });
  const callers: Child[] = [];
  const sent = new Set<string>();
  let turn = 0;
  beforeAll(async () => {
    for (let number = 0; number < 20; number += 1) callers.push(await signUpChild(test.server));
  });
  return {
    test,
    callers,
    /** `what` names the values that are sent, in the same words in every place. */
    async expectRefused(
      name: RouteName,
      { where = '', what }: { readonly where?: string; readonly what: string },
      request: RawRequest,
    ): Promise<void> {
      const label = `${name} with ${where} ${what}`;
      const refusal = await refuseInProcess(test.server.deps, name, request);
      if (refusal) {
        expect(flawOfRefusal(refusal), label).toBeUndefined();
        const kind = JSON.stringify([readerOf(specOf(name)), what]);
        if (sent.has(kind)) return;
        sent.add(kind);
      }
      turn += 1;
      const headers = { 'x-forwarded-for': `10.0.${turn >> 8}.${turn & 255}`, ...request.headers };
      const caller = callers[turn % callers.length] ?? {};
      const reply = await sendRaw(test.server.url, name, { ...request, headers }, caller);
      expect(flawOfRefusal(reply), label).toBeUndefined();
    },
  };
}
