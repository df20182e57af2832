/** Options of a connection to Postgres: a machine that is gone sends no end of it, so a silent one is tested. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
