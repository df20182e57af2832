import { parseDocument, stringify } from 'yaml';
import type { z } from 'zod';
import { ko } from 'zod/locales';
import { packageTexts as texts } from './texts.ts';

/** The content of a file, or its errors. */
export type Read<T> =
  | { readonly value: T; readonly errors: [] }
  | { readonly value: null; readonly errors: string[] };

/** The messages for faults that have no words of their own. */
export const IN_KOREAN = { error: ko().localeError };

const wrong = (...errors: string[]): Read<never> => ({ value: null, errors });

/** A file of YAML through its schema. Aliases are refused: a few of them unfold to more than any memory. */
export function readYaml<T>(text: string, schema: z.ZodType<T>): Read<T> {
  const document = parseDocument(text, { prettyErrors: true, uniqueKeys: true });
  const [fault] = document.errors;
  if (fault) return wrong(texts.yaml(fault.linePos?.[0].line ?? 1));
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: 0 });
  } catch {
    return wrong(texts.alias);
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return wrong(texts.notAnObject);
  const parsed = schema.safeParse(data, IN_KOREAN);
  if (parsed.success) return { value: parsed.data, errors: [] };
  return wrong(
    ...parsed.error.issues.map((issue) =>
      issue.code === 'unrecognized_keys'
        ? texts.field(issue.path.join('.'), texts.unknownField(issue.keys.join(', ')))
        : texts.field(issue.path.join('.'), issue.message),
    ),
  );
}

/** YAML as `readYaml` reads it: without aliases and with long lines left whole. */
export const writeYaml = (data: unknown): string =>
  stringify(data, { lineWidth: 0, aliasDuplicateObjects: false });
