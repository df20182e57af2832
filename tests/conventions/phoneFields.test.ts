import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { RouteSpec } from '#shared/contract/route.ts';
import { ROUTE_NAMES, routeNamed } from '#shared/contract/routes.ts';
import { projectRoot } from '#server/platform/projectRoot.ts';

/** The fields of a body by their paths, through all that zod wraps them in. */
function* fieldsOf(schema: unknown, path = ''): Generator<[path: string, field: z.ZodType]> {
  if (!(schema instanceof z.ZodType)) return;
  if (schema instanceof z.ZodObject)
    for (const [name, field] of Object.entries(schema.shape)) {
      yield [`${path}.${name}`, field as z.ZodType];
      yield* fieldsOf(field, `${path}.${name}`);
    }
  else if (schema instanceof z.ZodArray) yield* fieldsOf(schema.element, `${path}[]`);
  else if (schema instanceof z.ZodUnion) for (const option of schema.options) yield* fieldsOf(option, path);
  else if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable
  )
    yield* fieldsOf(schema.unwrap(), path);
  else if (schema instanceof z.ZodPipe) yield* fieldsOf(schema.in, path);
}

/** A line of a file may have any text: it is checked by the same words, and told with the other lines. */
const CHECKED_LATER = ['channelAccounts.repairRow.guardianPhoneNumber'];
/** The phone of an office. */
const NO_MOBILE = /businessInfo\.phone$/u;

const phones = ROUTE_NAMES.flatMap((name) => {
  const { body }: RouteSpec = routeNamed(name);
  return Array.from(fieldsOf(body, name))
    .filter(([path]) => /phone(?:Number)?$/iu.test(path) && !NO_MOBILE.test(path))
    .filter(([path]) => !CHECKED_LATER.includes(path));
});

it('there are fields of phones to look at', () => expect(phones.length).toBeGreaterThan(5));

it.each(phones)('%s is read as people write it', (_path, field) => {
  for (const written of ['+82 10-1234-5678', '010.1234.5678', '０１０ １２３４ ５６７８', '(010)1234-5678'])
    expect(field.safeParse(written).data).toBe('010-1234-5678');
  expect(field.safeParse('010-123-4567').error?.issues[0]?.message).toContain('숫자가 모자라요');
});

it('every input of a phone has room for a number as a browser fills it in', () => {
  const folder = join(projectRoot, 'src/client');
  const narrow = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .filter((path) => {
      const source = readFileSync(join(folder, path), 'utf8');
      return source.includes('type="tel"') && !source.includes('maxLength={MOST_TYPED_PHONE}');
    });
  expect(narrow).toEqual([]);
});
