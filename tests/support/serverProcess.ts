import { enableCompileCache, flushCompileCache, registerHooks, type ResolveFnOutput } from 'node:module';
import { join } from 'node:path';
import type { TestServerOptions } from './testServer.ts';

/** Between tests that start servers; it goes with `node_modules`. */
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/dolphin-world/compiled'));

/**
 * Node reads the whole list of what a package exports at each import of it, and that of drizzle-orm has 180 kB: with each
 * name looked up once, a server that is killed and started again is there in half the time.
 */
const found = new Map<string, ResolveFnOutput>();
registerHooks({
  resolve(name, context, next) {
    const isOfFile = /^(\.|\w+:)/.test(name) || context.parentURL?.includes('/node_modules/');
    if (isOfFile) return next(name, context);
    const known = found.get(name) ?? { ...next(name, context), shortCircuit: true };
    found.set(name, known);
    return known;
  },
});

const { startTestServer } = await import('./testServer.ts');
// Whoever is killed writes nothing when it ends.
flushCompileCache();
const { url, close } = await startTestServer(JSON.parse(process.argv[2] ?? '{}') as TestServerOptions);
process.on('SIGTERM', () => void close().finally(() => process.exit(0)));
process.send?.({ url });
