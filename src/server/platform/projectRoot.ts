import { resolve } from 'node:path';

/** The folder with package.json. Relative settings and built files are resolved from it, not from the working folder. */
export const projectRoot = resolve(import.meta.dirname, '../../..');
