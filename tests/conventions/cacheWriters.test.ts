import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/platform/projectRoot.ts';

/** Words that write the query cache, name its keys, or send what no verb of `net` sends. */
const CACHE =
  /\b(useMutation|mutationFn|invalidateQueries|setQueryData|setQueriesData|removeQueries|resetQueries|queryKeys?|queryFn|useQueryClient)\b/;

/** Folders whose mutations have not moved yet. The list only gets shorter. */
const NOT_MOVED = ['pages/learning/authoring/'];

const client = join(projectRoot, 'src/client');
const writers = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('net/') && !file.includes('.test.'))
  .filter((file) => CACHE.test(readFileSync(join(client, file), 'utf8')));

it('only net writes the query cache: a view calls the hook of a verb from net/<area>/<subject>.ts', () => {
  expect(writers.filter((file) => !NOT_MOVED.some((folder) => file.startsWith(folder)))).toEqual([]);
});

it('a folder that has moved is no longer listed', () => {
  expect(NOT_MOVED.filter((folder) => !writers.some((file) => file.startsWith(folder)))).toEqual([]);
});
