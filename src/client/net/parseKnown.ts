import type { z } from 'zod';

/** Each round removes what the round before has uncovered; deeper nesting than this is no answer of ours. */
const MOST_ROUNDS = 4;

/**
 * Parses what a server sent that may be newer than the page: list elements, and keys of records, with a kind that the
 * schema does not know are left out, so that the page goes on with those it knows. Everything else that the schema
 * refuses stays an error.
 */
export function parseKnown<Output>(schema: z.ZodType<Output>, data: unknown): z.ZodSafeParseResult<Output> {
  let result = schema.safeParse(data);
  if (result.success) return result;
  const copy = { root: structuredClone(data) };
  for (let round = 0; round < MOST_ROUNDS && !result.success; round += 1) {
    if (!removeUnknown(copy, result.error.issues)) return result;
    result = schema.safeParse(copy.root);
  }
  return result;
}

type Path = readonly PropertyKey[];

/** False, with nothing removed, when an issue is not that of an unknown kind in a list or a record. */
function removeUnknown(copy: { readonly root: unknown }, issues: readonly z.core.$ZodIssue[]): boolean {
  const paths = issues.flatMap((issue): (Path | null)[] => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key]);
    if (issue.code === 'invalid_key') return [issue.path];
    return [isUnknownKind(copy.root, issue) ? elementAt(copy.root, issue.path) : null];
  });
  const known = new Map(paths.map((path) => [JSON.stringify(path), path]));
  if (known.has('null')) return false;
  // The last elements first: the numbers of those before stay right.
  const last = (path: Path | null | undefined) => Number(path?.at(-1));
  for (const path of [...known.values()].toSorted((a, b) => last(b) - last(a))) {
    const at = path?.at(-1);
    const holder = valueAt(copy.root, path?.slice(0, -1) ?? []);
    if (Array.isArray(holder)) holder.splice(Number(at), 1);
    else if (typeof holder === 'object' && holder !== null && at !== undefined)
      Reflect.deleteProperty(holder, at);
  }
  return true;
}

/** The value is not in its enumeration, or its kind is not in its union. */
function isUnknownKind(root: unknown, issue: z.core.$ZodIssue): boolean {
  if (typeof valueAt(root, issue.path) !== 'string') return false;
  if (issue.code === 'invalid_value') return true;
  return issue.code === 'invalid_union' && issue.discriminator !== undefined;
}

/** The path of the innermost list element around a place; null when no list is around it. */
function elementAt(root: unknown, path: Path): Path | null {
  for (let length = path.length; length > 0; length -= 1)
    if (Array.isArray(valueAt(root, path.slice(0, length - 1)))) return path.slice(0, length);
  return null;
}

function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
