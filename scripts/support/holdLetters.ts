import type { Plugin } from 'vite';

/** Letters of our own fonts appear once they are there: a word that changes its face while it is read is a stumble. */
export function holdLetters(): Plugin {
  return {
    name: 'hold-letters',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/, code: 'font-display' },
      handler: (code) => code.replace(/font-display:\s*swap/g, 'font-display: block'),
    },
  };
}
