import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { projectRoot } from '#server/platform/projectRoot.ts';

interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importers: readonly string[];
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

type Modules = ReadonlySet<string>;

const PAGES = join(projectRoot, 'src/client/pages/channels');
const AUTHORING = join(projectRoot, 'src/client/pages/learning/authoring/AuthoringRoutes.tsx');
const ROUTES = [join(PAGES, 'ChannelRoutes.tsx'), join(PAGES, 'StaffRoutes.tsx'), AUTHORING];
const CLIENT = join(projectRoot, 'src/client');
/** The page on which one signs in. */
const DOOR = [join(CLIENT, 'pages/people/account/SignInPage.tsx')];
/** The world until one walks in it. */
const WORLD = [
  'app/world/WorldHost.tsx',
  'game/startGame.ts',
  'net/rooms/connection/WorldConnection.ts',
  'net/rooms/user/openUserRoom.ts',
].map((file) => join(CLIENT, file));
/** The modules that a first visit fetches beside the world. */
const BESIDE_WORLD = [
  'app/tracking/TrackingHost.tsx',
  'game/mapObjects/QuestTraces.ts',
  'overlay/world/firstMinute/FirstMinute.tsx',
].map((file) => join(CLIENT, file));
/** Pieces that pages and the world are put together from. */
const LAYOUT = /src[\\/]client[\\/]ui[\\/](layout|text|chip|list|tabs)[\\/]/;
/** Pages about money among the rare pages: a payer often has no account and no world. */
const MORE_ROUTES = join(CLIENT, 'app/MoreRoutes.tsx');
const COMMERCE = join(CLIENT, 'pages/commerce');

/**
 * Names the chunk of a module that both the pages of a class and the world may need. Modules that the same pages need
 * share one, apart by whether they are needed to sign in, before one walks in the world, beside it, or later; so do modules that
 * none of these pages needs. A page that is opened by a link loads the code it needs, and no two chunks wait for each
 * other: all pages that need a module need its imports, no later than the module.
 */
export function sharedChunks(): (id: string, graph: ModuleGraph) => string {
  let known:
    | { readers: Map<string, Set<string>>; times: readonly (readonly [string, Modules])[] }
    | undefined;
  return (id, graph) => {
    known ??= {
      readers: readersOf(graph),
      times: [
        ['first', importedBy(DOOR, graph)],
        ['world', importedBy(WORLD, graph)],
        ['beside', importedBy(BESIDE_WORLD, graph)],
      ],
    };
    const [when] = known.times.find(([, modules]) => modules.has(id)) ?? ['later'];
    const pages = [...(known.readers.get(id) ?? [])].toSorted();
    if (pages.length === 0) return `shared-${when}`;
    return `shared-${createHash('sha256')
      .update([...pages, when].join(' '))
      .digest('hex')
      .slice(0, 6)}`;
  };
}

/** Names the chunk of an icon: the world's and the layout's, those beside the world, of a pupil's pages, and the rest. */
export function iconChunks(): (id: string, graph: ModuleGraph) => string {
  let known: { world: Modules; beside: Modules; pages: Modules } | undefined;
  return (id, graph) => {
    known ??= {
      world: importedBy(WORLD, graph),
      beside: importedBy(BESIDE_WORLD, graph),
      pages: importedBy(
        ROUTES.slice(0, 1).flatMap((file) => [file, ...pagesOf(file, graph)]),
        graph,
      ),
    };
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    if (known.world.has(id) || importers.some((file) => LAYOUT.test(file))) return 'icons';
    if (known.beside.has(id)) return 'icons-beside';
    return known.pages.has(id) ? 'icons-pages' : 'icons-later';
  };
}

/** These modules and what they import, directly or not. */
function importedBy(modules: readonly string[], graph: ModuleGraph): Modules {
  const found = new Set(modules);
  const waiting = [...modules];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      waiting.push(next);
    }
  }
  return found;
}

/** Maps a module to the class pages that import it, directly or not; pages about money count as one. */
function readersOf(graph: ModuleGraph): Map<string, Set<string>> {
  const readers = new Map<string, Set<string>>();
  const commerce = pagesOf(MORE_ROUTES, graph).filter((page) => page.startsWith(COMMERCE));
  const groups = [
    ...ROUTES.flatMap((routes) => pagesOf(routes, graph)).map((page) => ({
      name: relative(PAGES, page),
      pages: [page],
    })),
    { name: 'commerce', pages: commerce },
  ];
  for (const { name, pages } of groups) {
    for (const id of importedBy(pages, graph)) readers.set(id, (readers.get(id) ?? new Set()).add(name));
  }
  return readers;
}

function pagesOf(routes: string, graph: ModuleGraph): readonly string[] {
  return graph.getModuleInfo(routes)?.dynamicallyImportedIds ?? [];
}
