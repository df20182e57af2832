import type { Client } from 'pg';

interface Wish {
  readonly loginName: string;
  readonly channel: { readonly id: number } | { readonly domain: string };
  /** Makes an administrator a general member again instead. */
  readonly takes: boolean;
}

/** Postgres has no such table or column: the server has never started on it, or not since its last update. */
const NOT_READY: readonly unknown[] = ['42P01', '42703'];

/** Calls `changeAdmin` and says plainly when no server has prepared the database yet. */
export async function grantAdmin(client: Pick<Client, 'query'>, wish: Wish): ReturnType<typeof changeAdmin> {
  try {
    return await changeAdmin(client, wish);
  } catch (error) {
    if (!NOT_READY.includes((error as { code?: unknown }).code)) throw error;
    return {
      said: 'The database is not ready yet. Start the server once (npm start) and sign up, then try again.',
      isDone: false,
    };
  }
}

/**
 * Gives or takes ROLE_ADMIN in a channel, whose owner stays one, and records it in the audit log, or says why it
 * cannot.
 */
async function changeAdmin(
  client: Pick<Client, 'query'>,
  { loginName, channel, takes }: Wish,
): Promise<{ readonly said: string; readonly isDone: boolean }> {
  const refused = (said: string) => ({ said, isDone: false });
  const users = await client.query<{ id: number; nickname: string }>(
    'SELECT id, nickname FROM users WHERE login_name = $1 AND deletion_requested_at IS NULL',
    [loginName.trim().toLowerCase()],
  );
  const user = users.rows[0];
  if (!user) return refused(`Nobody signs in as ${loginName}.`);
  const channels = await client.query<{ id: number; channel_name: string }>(
    `SELECT id, channel_name FROM channels WHERE closed_at IS NULL AND ${'id' in channel ? 'id = $1' : 'channel_domain = $1'}`,
    ['id' in channel ? channel.id : channel.domain],
  );
  const found = channels.rows[0];
  if (!found) return refused('There is no such class. Start the server once, so that the school is there.');
  await client.query('BEGIN');
  try {
    // Changes of roles run one after another, as in the server.
    await client.query('SELECT id FROM channels WHERE id = $1 FOR NO KEY UPDATE', [found.id]);
    const changed = takes
      ? await client.query(
          `UPDATE channel_members SET former_roles = NULL, roles =
             CASE WHEN roles && '{ROLE_CHANNEL_MASTER}' THEN '{ROLE_CHANNEL_MASTER}'::text[] ELSE '{USER}'::text[] END
           WHERE channel_id = $1 AND user_id = $2 AND roles && '{ROLE_ADMIN}'`,
          [found.id, user.id],
        )
      : await client.query(
          `INSERT INTO channel_members (channel_id, user_id, roles, nickname)
           VALUES ($1, $2, '{ROLE_ADMIN}', $3)
           ON CONFLICT (channel_id, user_id) DO UPDATE SET former_roles = NULL, roles =
             CASE WHEN channel_members.roles && '{ROLE_CHANNEL_MASTER}'
               THEN '{ROLE_ADMIN,ROLE_CHANNEL_MASTER}'::text[] ELSE '{ROLE_ADMIN}'::text[] END`,
          [found.id, user.id, user.nickname],
        );
    if (changed.rowCount === 0) {
      await client.query('ROLLBACK');
      return refused(`${loginName} is no administrator of ${found.channel_name}.`);
    }
    await client.query(
      `INSERT INTO audit_entries (actor_id, channel_id, action, target_user_id, details)
       VALUES (0, $1, $2, $3, '{}')`,
      [found.id, takes ? 'ADMIN_TAKE' : 'ADMIN_GRANT', user.id],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  const what = takes ? 'is no administrator any more of' : 'is an administrator of';
  return { said: `${loginName} (${user.nickname}) ${what} ${found.channel_name}.`, isDone: true };
}
