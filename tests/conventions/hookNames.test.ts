import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/platform/projectRoot.ts';

const net = join(projectRoot, 'src/client/net');

interface Hook {
  readonly name: string;
  /** Names of the routes it calls: `create`. */
  readonly routes: readonly string[];
}

const hooksOf = (text: string): Hook[] => {
  const clients = new Set([...text.matchAll(/const (\w+) = client\(/gu)].map(([, name]) => name));
  return [...text.matchAll(/export const use(\w+) = mutationHook([\s\S]*?)(?=\nexport |$(?![\s\S]))/gu)].map(
    ([, name = '', body = '']) => ({
      name,
      routes: [...body.matchAll(/\b(\w+)\s*\.(\w+)\(/gu)].flatMap(([, subject, route = '']) =>
        clients.has(subject) ? [route] : [],
      ),
    }),
  );
};

const hooks = globSync('**/*.ts', { cwd: net })
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) => hooksOf(readFileSync(join(net, path), 'utf8')).map((hook) => ({ ...hook, path })));

const verbOf = (route: string) => /^[a-z]+/u.exec(route)?.[0] ?? '';
const says = ({ name, routes }: Hook) =>
  routes.some((route) => name.toLowerCase().split(/(?=$)/u).join('').includes(verbOf(route)));

it('reads a hook and the routes it calls', () => {
  const text = `const comments = client(commentRoutes);
export const useCreateComment = mutationHook({ mutationFn: () => comments.create({ body: trim() }) });
`;
  expect(hooksOf(text)).toEqual([{ name: 'CreateComment', routes: ['create'] }]);
  expect(says({ name: 'CreateComment', routes: ['create'] })).toBe(true);
  expect(says({ name: 'WriteComment', routes: ['create'] })).toBe(false);
});

it('a hook of one route has the verb of the route in its name', () => {
  expect(hooks.length).toBeGreaterThan(140);
  const odd = hooks.filter((hook) => new Set(hook.routes).size === 1 && !says(hook));
  expect(odd.map(({ path, name, routes }) => `${path}: use${name} calls ${routes.join()}`)).toEqual([]);
});
