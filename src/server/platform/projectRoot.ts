import { resolve } from 'node:path';

/** The folder with package.json: relative settings and built files are found from here, not from the caller's. */
export const projectRoot = resolve(import.meta.dirname, '../../..');
