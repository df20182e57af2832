/**
 * The whole product in a process of its own, as in production, with children who have signed up. The calls of half of
 * them are recorded, statement by statement, for the bare server to play again.
 */
import { signUpDressedChild } from '../../../tests/support/signUpChild.ts';
import { startTestServer } from '../../../tests/support/testServer.ts';
import { endWithParent } from '../../support/endWithParent.ts';
import { HOT_ROUTE_NAMES, HOT_ROUTES, type HotRouteName } from './hotRoutes.ts';
import { KeepAliveConnection } from './KeepAliveConnection.ts';
import { recordStatements, type RecordedStatement } from './recordStatements.ts';
import { requestText } from './requestText.ts';
import {
  RECORDED_CALLS,
  toTape,
  type Caller,
  type RealServerReport,
  type RecordedCaller,
  type Tape,
} from './tape.ts';

endWithParent();
const [poolSize = '', callerCount = ''] = process.argv.slice(2);
const count = Number(callerCount);
const server = await startTestServer({
  settings: {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1',
    TOKEN_SECRET: 'only-for-the-minutes-of-a-benchmark',
    ACCESS_TOKEN_MINUTES: '60',
    LOG_LEVEL: 'info',
    DATABASE_POOL_SIZE: poolSize,
  },
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));

const port = Number(new URL(server.url).port);
const children: Caller[] = [];
while (children.length < 2 * count) {
  const { token, channelId } = await signUpDressedChild(server);
  children.push({ token, channelId });
}
const connection = await KeepAliveConnection.open(port);
const recorded: RecordedCaller[] = [];
for (const caller of children.slice(count)) recorded.push({ ...caller, tapes: await recordAll(caller) });
connection.close();

const report: RealServerReport = {
  port,
  databaseUrl: server.databaseUrl,
  callers: children.slice(0, count),
  recorded,
};
process.send?.(report);

async function recordAll(caller: Caller): Promise<Record<HotRouteName, Tape>> {
  const tapes: [string, Tape][] = [];
  for (const name of HOT_ROUTE_NAMES) tapes.push([name, await record(name, caller)]);
  return Object.fromEntries(tapes) as Record<HotRouteName, Tape>;
}

async function record(name: HotRouteName, caller: Caller): Promise<Tape> {
  let before: RecordedStatement[] = [];
  let last: RecordedStatement[] = [];
  let body = '';
  for (let n = 0; n < RECORDED_CALLS; n += 1) {
    before = last;
    last = await recordStatements(async () => {
      const answer = await connection.send(requestText(HOT_ROUTES[name](n), caller));
      if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${answer.body}`);
      ({ body } = answer);
    });
  }
  return toTape(before, last, body);
}
