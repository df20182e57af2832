import { Client } from 'pg';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { loadConfig } from '#server/platform/config.ts';
import { embeddedCluster, openCluster } from './support/embeddedCluster.ts';
import { grantAdmin } from './support/grantAdmin.ts';

// `npm run admin -- <login name> [address of a class] [--take]`: makes a user an administrator of the service, or of
// one class that is left without an owner. It works with a running or stopped server and takes effect with the next
// request.

const words = process.argv.slice(2);
const takes = words.includes('--take');
const [loginName, channelDomain] = words.filter((word) => !word.startsWith('--'));
if (loginName === undefined) fail('Say who: npm run admin -- <login name> [address of a class] [--take]');

const { DATABASE_URL } = loadConfig();
const { url, close } = DATABASE_URL ? { url: DATABASE_URL, close: () => Promise.resolve() } : await openOwn();
const client = new Client({ connectionString: url });
try {
  await client.connect().catch((error: unknown) => fail(`Postgres cannot be reached: ${String(error)}`));
  const { said, isDone } = await grantAdmin(client, {
    loginName,
    channel: channelDomain === undefined ? { id: DEFAULT_CHANNEL_ID } : { domain: channelDomain },
    takes,
  });
  console.log(said);
  process.exitCode = isDone ? 0 : 1;
} finally {
  await client.end();
  await close();
}

function openOwn() {
  const { dataDir, home } = embeddedCluster();
  return openCluster(dataDir, home);
}

function fail(said: string): never {
  console.error(said);
  process.exit(1);
}
