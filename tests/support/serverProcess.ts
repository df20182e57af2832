import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import type { TestServerOptions } from './testServer.ts';

/** Between tests that start servers; it goes with `node_modules`. */
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/dolphin-world/compiled'));

const { startTestServer } = await import('./testServer.ts');
// A killed process writes nothing when it ends.
flushCompileCache();
const { url, close } = await startTestServer(JSON.parse(process.argv[2] ?? '{}') as TestServerOptions);
process.on('SIGTERM', () => void close().finally(() => process.exit(0)));
process.send?.({ url });
