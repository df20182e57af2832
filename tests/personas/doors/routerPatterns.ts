import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OLD_PATTERNS } from '#client/ui/routing/oldPatterns.ts';
import * as routing from '#client/ui/routing/paths.ts';
import { projectRoot } from '#server/platform/projectRoot.ts';

/** The path before the routes of a file; a file with routes that stands not here is refused. */
const PREFIXES: Readonly<Record<string, string>> = {
  'src/client/app/AppRoutes.tsx': '',
  'src/client/app/MoreRoutes.tsx': '',
  'src/client/pages/channels/ChannelRoutes.tsx': '/channels/:channelDomain',
  'src/client/pages/channels/ScreenRoutes.tsx': '/channels/:channelDomain',
  'src/client/pages/channels/StaffRoutes.tsx': '/channels/:channelDomain',
  'src/client/pages/learning/authoring/AuthoringRoutes.tsx': '/channels/:channelDomain/lms',
  'src/client/pages/service/ServiceRoutes.tsx': '/admin',
  'src/client/pages/battle/BattleRoutes.tsx': '/channels/:channelDomain/battles',
  'src/client/pages/battle/CompetitionRoutes.tsx': '/channels/:channelDomain/competitions',
};
/** Elements that lead to further files of routes instead of a page. */
const FURTHER =
  /<(?:MoreRoutes|ChannelRoutes|ScreenRoutes|StaffRoutes|AuthoringRoutes|BattleRoutes|CompetitionRoutes|ServiceRoutes|ChannelFrame)\b/;

/** Every pattern of the router that has a page, in the order of its files. */
export function routerPatterns(): readonly string[] {
  const files = globSync('src/client/{app/*,pages/**/*}.tsx', { cwd: projectRoot }).filter((file) =>
    /<Routes\b/.test(readFileSync(join(projectRoot, file), 'utf8')),
  );
  const unknown = files.filter((file) => PREFIXES[file] === undefined);
  if (unknown.length > 0)
    throw new Error(`routerPatterns knows nothing of the routes in ${unknown.join(', ')}`);
  return [...new Set(Object.keys(PREFIXES).flatMap(patternsOf))];
}

function patternsOf(file: string): readonly string[] {
  const source = readFileSync(join(projectRoot, file), 'utf8');
  const prefix = PREFIXES[file] ?? '';
  const lists = [...source.matchAll(/\{\[([^\]]+)\]\.map\(\(path\)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path),
  );
  const routes = source
    .split('<Route\n')
    .join('<Route ')
    .split(/<Route\s/)
    .slice(1);
  const own = routes.flatMap((route) => {
    if (FURTHER.test(route)) return [];
    if (/^\s*index\b/.test(route)) return [''];
    const [, literal, name] = /path=(?:"([^"]+)"|\{([\w.]+)\})/.exec(route) ?? [];
    if (literal !== undefined) return [literal];
    if (name === undefined || name === 'path' || name === 'pattern') return [];
    return [addressOf(name, file)];
  });
  const old = source.includes('OLD_PATTERNS.map(') ? OLD_PATTERNS : [];
  return [...own, ...lists, ...old].map((path) => {
    if (path.startsWith('/')) return path;
    return path === '' ? prefix : `${prefix}/${path}`;
  });
}

function addressOf(name: string, file: string): string {
  const found: unknown = name.startsWith('paths.')
    ? Reflect.get(routing.paths, name.slice('paths.'.length))
    : Reflect.get(routing, name);
  if (typeof found !== 'string') throw new Error(`${file}: the path ${name} is no address`);
  return found;
}
