import { Client } from 'pg';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { grantAdmin } from '../../scripts/support/grantAdmin.ts';
import { signUpChild, type Child } from './signUpChild.ts';
import type { TestServer } from './testServer.ts';

/** `npm run admin -- <login>` makes an account, a new one by default, an administrator of the service. */
export async function makeServiceAdmin(server: TestServer, account?: Child): Promise<Child> {
  const admin = account ?? (await signUpChild(server));
  const client = new Client({ connectionString: server.databaseUrl });
  await client.connect();
  try {
    await grantService(client, admin);
  } finally {
    await client.end();
  }
  return admin;
}

/** The verb of `npm run admin -- <login>`. */
export async function grantService(client: Client, { loginName }: Pick<Child, 'loginName'>): Promise<void> {
  const channel = { id: DEFAULT_CHANNEL_ID };
  const { said, isDone } = await grantAdmin(client, { loginName, channel, takes: false });
  if (!isDone) throw new Error(said);
}
