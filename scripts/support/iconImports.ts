import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '#server/platform/projectRoot.ts';

const INDEX = join(projectRoot, 'node_modules/lucide-react/dist/esm/lucide-react.mjs');
const IMPORT = /import \{([^}]*)\} from 'lucide-react';/;

/**
 * Imports each icon from its own file in a build: the index of the library imports all of them, and by it nobody could
 * tell which icons the world needs.
 */
export function iconImports(): Plugin {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    name: 'icon-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/client\/.*\.tsx?$/, code: IMPORT },
      handler: (code) => importEachIcon(code, (files ??= filesOf(readFileSync(INDEX, 'utf8')))),
    },
  };
}

/** File of each name that the index of the library exports. */
export function filesOf(index: string): ReadonlyMap<string, string> {
  const exports = index.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g);
  return new Map(
    [...exports].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}

export function importEachIcon(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(IMPORT, (statement, names: string) => {
    const imports = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => {
        const [, imported = '', local = imported] = /^(\w+)(?: as (\w+))?$/.exec(name) ?? [];
        const file = files.get(imported);
        if (file) return `import ${local} from 'lucide-react/icons/${file}';`;
        return `import type { ${name.replace('type ', '')} } from 'lucide-react';`;
      });
    // Lines keep their numbers.
    return imports.join(' ') + statement.replaceAll(/[^\n]/g, '');
  });
}
