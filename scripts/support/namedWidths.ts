import type { Plugin } from 'vite';
import { WIDTHS } from '../../src/client/ui/tokens/widths.ts';

const NAME = /\((--[\w-]+)\)/g;
const MEDIA = /@media[^{]*/g;

/** Replaces names of widths in the media queries of a style sheet by their queries; an unknown name is an error. */
export const replaceNamedWidths = (css: string): string =>
  css.replace(MEDIA, (query) =>
    query.replace(NAME, (_, name: string) => {
      const width = Object.entries(WIDTHS).find(([known]) => known === name)?.[1];
      if (width === undefined)
        throw new Error(`@media (${name}): there are only ${Object.keys(WIDTHS).join(', ')}.`);
      return width;
    }),
  );

/** Style sheets name the widths of screens; browsers know no custom media yet. */
export function namedWidths(): Plugin {
  return {
    name: 'named-widths',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/client\/.*\.css$/, code: /@media[^{]*\(--/ },
      handler: (code) => replaceNamedWidths(code),
    },
  };
}
