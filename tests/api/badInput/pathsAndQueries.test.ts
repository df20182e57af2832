import { describe, it } from 'vitest';
import { routesWith, sampleOf, setUpBadRequests, shapeOf, specOf } from '../../support/badRequests.ts';

const { expectRefused } = setUpBadRequests();

/** Path parameters that are no id of anything. */
const IDS: readonly string[] = [
  ...[
    '0',
    '-1',
    '1.5',
    '1e400',
    'NaN',
    'Infinity',
    'abc',
    '2147483647',
    '2147483648',
    '9'.repeat(300),
    '1%2C2',
  ],
  ...[
    '%00',
    '1%00',
    '%ED%A0%80',
    '%',
    '%zz',
    '%F0%9F%90%AC',
    '%E3%85%8B%E3%85%8B',
    '..%2F..%2Fetc%2Fpasswd',
    'undefined.undefined',
  ],
  ...["1'%20or%20'1'='1", '%5Bobject%20Object%5D', 'x'.repeat(4000)],
];

const SEARCHED: ReadonlySet<string> = new Set(['query', 'category']);
/** Values from below that are words like any others. */
const WORDS: ReadonlySet<string> = new Set([
  ...['-1', '1.5', '1e%2B400', '9'.repeat(30), '%F0%9F%90%AC', '%E3%85%8B', '%25', "'%3B--"],
]);

/** Query values that neither an enumeration nor a page takes. */
const QUERY_VALUES: readonly string[] = [
  ...['-1', '1.5', '1e%2B400', '9'.repeat(30), '%00', '%EF%BF%BF%00', '%F0%9F%90%AC', '%E3%85%8B', '%25'],
  ...['x'.repeat(5000), "'%3B--"],
];

describe('an id of nothing', () => {
  it.each(routesWith('params'))('%s', async (name) => {
    for (const param of Object.keys(shapeOf(specOf(name).params))) {
      for (const value of IDS) {
        const params = { ...sampleOf(name).params, [param]: value };
        await expectRefused(name, { where: param, what: value.slice(0, 40) }, { ...sampleOf(name), params });
      }
    }
  });
});

describe('a query of the wrong kind', () => {
  it.each(routesWith('query'))('%s', async (name) => {
    for (const field of Object.keys(shapeOf(specOf(name).query))) {
      for (const value of QUERY_VALUES) {
        // Any short text may be searched for.
        if (SEARCHED.has(field) && WORDS.has(value)) continue;
        // Digits are a name of a group like any others.
        if (field === 'hash_key' && /^\d+$/.test(value)) continue;
        const search = `${field}=${value}`;
        await expectRefused(
          name,
          { where: field, what: `query ${value.slice(0, 40)}` },
          { ...sampleOf(name), search },
        );
      }
      const twice = `${field}=1&${field}=2`;
      await expectRefused(
        name,
        { where: twice, what: 'twice the same' },
        { ...sampleOf(name), search: twice },
      );
    }
  });
});
