import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FINE = /^(.+)\/@2x(\/.+\.webp)$/;

/** The path of the same picture at 1x, when the one at 2x is asked for and not drawn yet; else the path itself. */
export function drawnPath(folder: string, path: string): string {
  return FINE.test(path) && !existsSync(join(folder, path)) ? path.replace(FINE, '$1/@1x$2') : path;
}

/** Lets the development server show the art at 1x while there is none at 2x, as the real server does. */
export function fallBackTo1x(): Plugin {
  return {
    name: 'plain-while-no-finer',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      middlewares.use((request, _response, next) => {
        const [path = '', ...query] = (request.url ?? '').split('?');
        request.url = [drawnPath(config.publicDir, path), ...query].join('?');
        next();
      });
    },
  };
}
