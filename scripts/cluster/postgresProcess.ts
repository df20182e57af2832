import { openEmbeddedPostgres } from '#server/db/embedded/openEmbeddedPostgres.ts';
import { createLog } from '#server/platform/log.ts';

/* The embedded Postgres for several processes, until the parent of this process ends. Sends its address. */
const SAVE_MS = 5000;
const log = createLog({ LOG_LEVEL: 'warn', NODE_ENV: 'test' });
const postgres = await openEmbeddedPostgres(process.argv[2] ?? '', log);
let closing: Promise<void> | undefined;
const end = () => {
  closing ??= postgres.close().finally(() => process.exit(0));
};
// After a crash the processes still save what they have.
process.on('disconnect', () => setTimeout(end, SAVE_MS));
process.on('SIGTERM', end);
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.send?.({ url: postgres.url });
