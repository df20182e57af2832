import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { quickResolve } from './quickResolve.ts';

// To be imported before a server: whatever is loaded after it is found and compiled in half the time.
quickResolve();
enableCompileCache(join(projectRoot, 'node_modules/.cache/compiled'));
