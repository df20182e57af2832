import { enableCompileCache } from 'node:module';
import { COMPILED } from './compiled.ts';
import { quickResolve } from './quickResolve.ts';

// To be imported before a server: whatever is loaded after it is found and compiled in half the time.
quickResolve();
enableCompileCache(COMPILED);
