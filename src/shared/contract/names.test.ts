import { expect, it, test } from 'vitest';
import { z } from 'zod';
import type { RouteSpec } from './route.ts';
import { nameText } from './fields.ts';
import { chatTextSchema } from './people/chatText.ts';
import { ROUTE_NAMES, routeNamed } from './routes.ts';

/** Names that are shown shorter or otherwise than they were typed. */
const UNPLAIN = {
  'a filler': '\u3164',
  'fillers of an initial and a vowel': '\u115f\u1160',
  'a half-width filler': '\uffa0\uffa0',
  'a blank of braille': '\u2800',
  'a space of no width': 'a\u200bb',
  'a soft hyphen': '박\u00ad선생님',
  'letters turned round': '\u202eabc',
  'an embedding': '김\u2067바다\u2069',
  'a line break': '김\n바다',
  'a line separator': '김\u2028바다',
  'a tab': '김\t바다',
  'marks on marks': 'a\u0301\u0302\u0303\u0304\u0305',
  'marks alone': '\u0301',
};

const isName = (key: string) =>
  /(?:^|[a-z])(?:name|title|nickname|label|heading|tag|representative)$/iu.test(key);
/** Words that look like a name and are none: files and addresses are compared with existing ones. */
const NO_NAMES = ['loginName', 'fileName', 'channelDomain', 'parameterName'];
/** Names that are compared with existing ones, and rows of a list that are judged with it. */
const LOOKED_UP = [
  'friends.request nickname',
  'channelAccounts.repairRow nickname',
  'channelAccounts.repairRow groupName',
  'channels.close channelName',
];

/** Every schema of a text in a body, by the path of field names. */
function textsOf(schema: unknown, path: readonly string[] = []): readonly (readonly [string, z.ZodType])[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, part]) => textsOf(part, [...path, key]));
  if (schema instanceof z.ZodArray) return textsOf(schema.element, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return textsOf(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion) {
    const texts = schema.options.flatMap((option) => textsOf(option, path));
    const isChoice = texts.some(([, one]) => one instanceof z.ZodLiteral);
    return isChoice && texts.every(([one]) => one === path.join('.')) ? [[path.join('.'), schema]] : texts;
  }
  const isText =
    schema instanceof z.ZodType && ['가나다', 'abc', ''].some((text) => schema.safeParse(text).success);
  return isText ? [[path.join('.'), schema]] : [];
}

const names = ROUTE_NAMES.flatMap((route) => {
  const { body }: RouteSpec = routeNamed(route);
  return textsOf(body)
    .filter(
      ([path]) => isName(path.split('.').at(-1) ?? '') && !NO_NAMES.includes(path.split('.').at(-1) ?? ''),
    )
    .map(([path, schema]) => ({ field: `${route} ${path}`, schema }))
    .filter(({ field }) => !LOOKED_UP.includes(field));
});

it('many fields are names', () => {
  expect(names.length).toBeGreaterThan(30);
});

it.each(Object.entries(UNPLAIN))('no name is %s', (_, name) => {
  const takes = names.filter(({ schema }) => {
    const read = schema.safeParse(name);
    return read.success && read.data !== '';
  });
  expect(takes.map(({ field }) => field)).toEqual([]);
});

test.each([
  '김바다',
  '5학년 2반',
  '우리 반 🐬',
  '👨‍👩‍👧 가족 신문',
  '❤️ 축하해',
  '1️⃣ 첫째',
  'Nguyễn',
  '김 뷁똠',
  '「책」 읽기!',
])('%s is a name', (name) => {
  expect(nameText(40, '').parse(name)).toBe(name.normalize('NFC'));
});

it.each(['\u3164', '\u115f\u1160', '\u200b\u2060', '\u2800 \u2800', '\u0301'])(
  'no line of chat is %j',
  (line) => {
    expect(chatTextSchema.safeParse(line).success).toBe(false);
  },
);
