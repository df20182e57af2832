import { desc } from 'drizzle-orm';
import { sandboxMails } from '#server/db/tables/gateways.ts';
import type { Deps } from '../deps.ts';

const NEWEST = 100;

/** The mails that the sandbox took, newest first; no route of production leads here. */
export async function listOutbox({ deps }: { deps: Pick<Deps, 'db'> }) {
  const rows = await deps.db.select().from(sandboxMails).orderBy(desc(sandboxMails.id)).limit(NEWEST);
  return rows.map(({ id, recipient, subject, body, createdAt }) => ({
    id,
    to: recipient,
    subject,
    body,
    createdAt: createdAt.toISOString(),
  }));
}
