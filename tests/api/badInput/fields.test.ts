import { describe, it } from 'vitest';
import type { RouteName } from '#shared/contract/routes.ts';
import { SAMPLE_REQUESTS } from '../../support/sampleRequests.ts';
import { routesWith, sampleOf, setUpBadRequests, shapeOf, specOf } from '../../support/badRequests.ts';

const { expectRefused } = setUpBadRequests();

const LONG = 'x'.repeat(200_000);

/** Values that no field of any body takes. */
const VALUES: readonly [string, string][] = [
  ['null', 'null'],
  ['an array', '[]'],
  ['an array in an array', '[[]]'],
  ['an object', '{}'],
  ['prototype keys', '{"__proto__":{"length":3}}'],
  ['a huge number', '1e308'],
  ['an infinite number', '1e999'],
  ['a negative number', '-1'],
  ['a fraction', '1.5'],
  ['a NUL', '"\\u0000"'],
  ['a NUL inside', '"dol\\u0000phin"'],
  ['half a surrogate pair', '"\\ud800"'],
  ['half a pair inside', '"dolphin-\\udfff-1234"'],
  ['200 000 letters', JSON.stringify(LONG)],
];

/** Routes for which an empty list is an answer: nobody has to have cases of its own. */
const EMPTY_LISTS: ReadonlySet<RouteName> = new Set(['ownCases.save']);

describe('a field of the wrong kind', () => {
  it.each(routesWith('body'))('%s', async (name) => {
    const rightBody = Object(SAMPLE_REQUESTS[name].body) as Record<string, unknown>;
    for (const [field, schema] of Object.entries(shapeOf(specOf(name).body))) {
      const takes = (json: string) => schema.safeParse(JSON.parse(json)).success;
      for (const [what, json] of VALUES) {
        // Null is an answer where the contract asks for something or nothing.
        if (json === 'null' && takes(json)) continue;
        if (json === '[]' && takes(json) && EMPTY_LISTS.has(name)) continue;
        const others = JSON.stringify({ ...rightBody, [field]: undefined }).slice(1, -1);
        const body = `{${others ? `${others},` : ''}${JSON.stringify(field)}:${json}}`;
        await expectRefused(name, { where: field, what }, { ...sampleOf(name), body });
      }
    }
  });
});
