import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/platform/projectRoot.ts';

/** Words that write the query cache, or name its keys. */
const CACHE =
  /\b(invalidateQueries|setQueryData|setQueriesData|removeQueries|resetQueries|queryKeys|useQueryClient)\b/;

it('only net writes the query cache: a view calls the hook of a verb from net/<area>/<subject>.ts', () => {
  const client = join(projectRoot, 'src/client');
  const writers = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('net/') && !file.includes('.test.'))
    .filter((file) => CACHE.test(readFileSync(join(client, file), 'utf8')));
  expect(writers).toEqual([]);
});
