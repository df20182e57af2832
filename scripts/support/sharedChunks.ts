import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { projectRoot } from '#server/platform/projectRoot.ts';

interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const PAGES = join(projectRoot, 'src/client/pages/channels');
const ROUTES = ['ChannelRoutes.tsx', 'StaffRoutes.tsx', 'lms/LmsRoutes.tsx'].map((file) => join(PAGES, file));
/** Pages about money among the rare pages: a payer often has no account and no world. */
const MORE_ROUTES = join(projectRoot, 'src/client/app/MoreRoutes.tsx');
const COMMERCE = join(projectRoot, 'src/client/pages/commerce');

/**
 * Names the chunk of a module that both the pages of a class and the world may need: modules that the same pages need
 * share one, and modules that none of them needs are one file. A page that is opened by a link loads the code it needs,
 * and no two chunks wait for each other: an import of a module is needed together with it.
 */
export function sharedChunks(): (id: string, graph: ModuleGraph) => string {
  let readers: Map<string, Set<string>> | undefined;
  return (id, graph) => {
    readers ??= readersOf(graph);
    const pages = [...(readers.get(id) ?? [])].toSorted().join(' ');
    return pages === '' ? 'shared' : `shared-${createHash('sha256').update(pages).digest('hex').slice(0, 6)}`;
  };
}

/** Maps a module to the class pages that import it, directly or not; pages about money count as one. */
function readersOf(graph: ModuleGraph): Map<string, Set<string>> {
  const readers = new Map<string, Set<string>>();
  const pagesOf = (routes: string) => graph.getModuleInfo(routes)?.dynamicallyImportedIds ?? [];
  const commerce = pagesOf(MORE_ROUTES).filter((page) => page.startsWith(COMMERCE));
  const groups = [
    ...ROUTES.flatMap(pagesOf).map((page) => ({ name: relative(PAGES, page), pages: [page] })),
    { name: 'commerce', pages: commerce },
  ];
  for (const { name, pages } of groups) {
    const waiting = [...pages];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const known = readers.get(id) ?? new Set();
      if (known.has(name)) continue;
      readers.set(id, known.add(name));
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return readers;
}
