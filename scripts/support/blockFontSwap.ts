import type { Plugin } from 'vite';

/** Turns `font-display: swap` into `block`: text that is already shown never changes its font. */
export function blockFontSwap(): Plugin {
  return {
    name: 'block-font-swap',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/, code: 'font-display' },
      handler: (code) => code.replace(/font-display:\s*swap/g, 'font-display: block'),
    },
  };
}
