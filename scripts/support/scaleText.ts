import type { Plugin } from 'vite';

/** A declaration: its property and its value. */
const TEXT_DECLARATION = /(^|[{;\s])(font|font-size|line-height)(\s*:\s*)([^;{}]+)/g;
const PIXELS = /(\d*\.?\d+)px/g;
const ROOT_PX = 16;

/** Sizes of text in pixels as shares of the root's: the setting for larger text then scales all of them. */
export const scaleTextSizes = (css: string): string =>
  css.replace(TEXT_DECLARATION, (_, before: string, name: string, colon: string, value: string) => {
    const scaled = value.replace(PIXELS, (_pixels, size: string) => `${Number(size) / ROOT_PX}rem`);
    return `${before}${name}${colon}${scaled}`;
  });

/** Our style sheets are written in pixels and built in shares of the root's text size. */
export function scaleText(): Plugin {
  return {
    name: 'scale-text',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/client\/.*\.css$/, code: /px/ },
      handler: (code) => scaleTextSizes(code),
    },
  };
}
