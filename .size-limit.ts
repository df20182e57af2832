import { globSync } from 'node:fs';
import { shellFiles } from './scripts/support/shellFiles.ts';

// Brotli sizes of the first load. The shell is everything the browser fetches before the world is asked for.
export default [
  { name: 'Shell before the world', path: shellFiles(), limit: '160 kB' },
  { name: 'Phaser', path: globSync('dist/build/phaser-*.js'), limit: '330 kB' },
];
