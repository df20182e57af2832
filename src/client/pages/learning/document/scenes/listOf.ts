import type { PageScene } from '#shared/content/lessonScenes.ts';
import { loopsOf } from './codePlan.ts';
import type { Moment } from './moments.ts';
import { listIn, plain } from './values.ts';

const LITERAL = /\[([^\][]*)\]/;
const INDEX = /\[(\d+)\]/;

interface ShownList {
  readonly name: string | null;
  readonly items: readonly string[];
  /** Place of the thing the program deals with now; -1 for none. */
  readonly current: number;
}

/** Pure: the list a scene watches; before the run what stands in the code. */
export function listOf({ source, line, variables }: Moment, { names }: PageScene): ShownList {
  const [watched] = names;
  const known = watched === undefined ? null : listIn(variables.get(watched));
  const first = watched === undefined ? undefined : source.split('\n').find((text) => text.includes(watched));
  const written = LITERAL.exec(first ?? source)?.[0];
  const items = known ?? (variables.size === 0 ? listIn(written) : null) ?? [];
  const loop = loopsOf(source).find(({ variable }) => variable !== null && variables.has(variable));
  const one = loop?.variable ? variables.get(loop.variable) : undefined;
  const text = line === null ? '' : (source.split('\n')[line - 1] ?? '');
  const index = INDEX.exec(text)?.[1];
  return {
    name: watched ?? null,
    items,
    current:
      line === null
        ? -1
        : index !== undefined
          ? Number(index)
          : one === undefined
            ? -1
            : items.indexOf(plain(one)),
  };
}
