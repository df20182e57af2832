import { Client } from 'pg';

/**
 * Runs `work` in one process at a time, however many start together; the others wait for their turn. `directUrl` leads
 * to Postgres itself: a pooler would give the lock to a connection of somebody else.
 */
export async function aloneInDatabase<Result>(
  { directUrl, lock }: { readonly directUrl: string; readonly lock: number },
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: directUrl, application_name: 'dolphin-world-start' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work(client);
  } finally {
    // The end of the connection frees the lock.
    await client.end();
  }
}
