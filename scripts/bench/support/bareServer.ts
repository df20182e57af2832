/**
 * The server that the real one is measured against, in an equal process: Express and the driver, nothing else. Each
 * handler repeats the statements of a recorded call, prepared ones as such, on as many connections, and sends the same
 * JSON. It authenticates nobody, checks no input and writes no log: no server that does its duty can be as fast.
 */
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { Pool } from 'pg';
import { routeNamed } from '#shared/contract/routes.ts';
import { exitWithParent } from '../../support/exitWithParent.ts';
import { HOT_ROUTE_NAMES, type HotRouteName } from './hotRoutes.ts';
import {
  statementAt,
  type RealServerReport,
  type RecordedCaller,
  type CallRecording,
} from './callRecording.ts';

const OPENS_TRANSACTION = /^\s*begin\b/i;
const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

type Recordings = Pick<RealServerReport, 'databaseUrl' | 'recorded'>;

process.once('SIGTERM', () => process.exit(0));
process.once('message', (message) => serve(message as Recordings));

function serve({ databaseUrl, recorded }: Recordings): void {
  exitWithParent();
  const pool = new Pool({ connectionString: databaseUrl, max: Number(process.argv[2]) });
  const callers = new Map(recorded.map((caller) => [`Bearer ${caller.token}`, caller]));
  const app = express();
  for (const name of HOT_ROUTE_NAMES) {
    const { method, path, body } = { body: undefined, ...routeNamed(name) };
    const handlers = [...(body ? [express.json()] : []), replay(name, pool, callers)];
    app[METHODS[method]](path, ...handlers);
  }
  const http = app.listen(0, '127.0.0.1', () =>
    process.send?.({ port: (http.address() as AddressInfo).port }),
  );
}

function replay(
  name: HotRouteName,
  pool: Pool,
  callers: ReadonlyMap<string, RecordedCaller>,
): RequestHandler {
  const played = new Map<CallRecording, number>();
  return async (request, response) => {
    const recording = callers.get(request.headers.authorization ?? '')?.recordings[name];
    if (!recording) throw new Error('Only calls of recorded callers can be played again.');
    const n = (played.get(recording) ?? 0) + 1;
    played.set(recording, n);
    await play(recording, n, pool);
    response.json(recording.reply);
  };
}

async function play({ statements }: CallRecording, n: number, pool: Pool): Promise<void> {
  if (!statements.some(({ text }) => OPENS_TRANSACTION.test(text))) {
    for (const statement of statements) await pool.query(statementAt(statement, n));
    return;
  }
  const client = await pool.connect();
  try {
    for (const statement of statements) await client.query(statementAt(statement, n));
  } finally {
    client.release();
  }
}
