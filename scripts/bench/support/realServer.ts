/**
 * The whole product in a child process, as in production, with children who have signed up. The calls of half of them
 * are recorded, statement by statement, for the bare server to replay.
 */
import { signUpDressedChild } from '../../../tests/support/signUpChild.ts';
import { startTestServer } from '../../../tests/support/testServer.ts';
import { exitWithParent } from '../../support/exitWithParent.ts';
import { HOT_ROUTE_NAMES, HOT_ROUTES, type HotRouteName } from './hotRoutes.ts';
import { KeepAliveConnection } from './KeepAliveConnection.ts';
import { recordStatements, type RecordedStatement } from './recordStatements.ts';
import { requestText } from './requestText.ts';
import {
  RECORDED_CALLS,
  toRecording,
  type Caller,
  type RealServerReport,
  type RecordedCaller,
  type CallRecording,
} from './callRecording.ts';

exitWithParent();
/** The limit of calls for the statements of a route; two calls in a row must send the same. */
const MOST_CALLS = 12;
const [poolSize = '', callerCount = ''] = process.argv.slice(2);
const count = Number(callerCount);
const server = await startTestServer({
  settings: {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1',
    TOKEN_SECRET: 'only-for-the-minutes-of-a-benchmark',
    ALLOW_SANDBOX: 'mail,sms,identity,payments',
    ACCESS_TOKEN_MINUTES: '60',
    LOG_LEVEL: 'info',
    REQUESTS_PER_MINUTE: '10000000',
    TRUSTED_PROXIES: '1',
    DATABASE_POOL_SIZE: poolSize,
  },
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));

const port = Number(new URL(server.url).port);
let addresses = 0;
const callers: Caller[] = [];
while (callers.length < count) callers.push(await newCaller());
const connection = await KeepAliveConnection.open(port);
const recorded: RecordedCaller[] = [];
while (recorded.length < count) {
  // They are recorded at once: the check of a session, once a minute, would add a statement to one of the calls.
  const caller = await newCaller();
  recorded.push({ ...caller, recordings: await recordAll(caller) });
}
connection.close();

const report: RealServerReport = {
  port,
  databaseUrl: server.databaseUrl,
  callers,
  recorded,
};
process.send?.(report);

async function newCaller(): Promise<Caller> {
  const { token, channelId } = await signUpDressedChild(server);
  addresses += 1;
  return { token, channelId, address: `10.0.${addresses >> 8}.${addresses & 255}` };
}

async function recordAll(caller: Caller): Promise<Record<HotRouteName, CallRecording>> {
  const recordings: [string, CallRecording][] = [];
  for (const name of HOT_ROUTE_NAMES) recordings.push([name, await record(name, caller)]);
  return Object.fromEntries(recordings) as Record<HotRouteName, CallRecording>;
}

async function record(name: HotRouteName, caller: Caller): Promise<CallRecording> {
  let before: RecordedStatement[] = [];
  let last: RecordedStatement[] = [];
  let body = '';
  for (let n = 0; n < MOST_CALLS; n += 1) {
    before = last;
    last = await recordStatements(async () => {
      const answer = await connection.send(requestText(HOT_ROUTES[name](n), caller));
      if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${answer.body}`);
      ({ body } = answer);
    });
    // The server's own work may fall into a call: then the next two are compared.
    if (n + 1 >= RECORDED_CALLS && haveSameTexts(before, last)) return toRecording(before, last, body);
  }
  const texts = [before, last].map((call) => call.map(({ text }) => text).join('\n'));
  throw new Error(`${name} sends other statements at every call:\n${texts.join('\n\n')}`);
}

function haveSameTexts(before: readonly RecordedStatement[], last: readonly RecordedStatement[]): boolean {
  return before.length === last.length && last.every(({ text }, at) => text === before[at]?.text);
}
