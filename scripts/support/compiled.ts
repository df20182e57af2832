import { join } from 'node:path';
import { projectRoot } from '#server/platform/projectRoot.ts';

/** Where Node keeps what it has compiled. */
export const COMPILED = join(projectRoot, 'node_modules/.cache/compiled');
