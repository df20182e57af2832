import { desc } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { sandboxMails } from '#server/db/tables/gateways.ts';
import type { MailGateway } from './mailGateway.ts';

const NEWEST = 100;

/** Stores every mail in a table instead of sending it; development reads it as an outbox. */
export function createSandboxMail({ db }: { db: Database }): MailGateway {
  return {
    async send({ to, subject, body, html }) {
      await db.insert(sandboxMails).values({ recipient: to, subject, body, html });
    },
  };
}

/** The mails of the sandbox, newest first; no route of production reads them. */
export async function listSandboxMails(db: Database) {
  const rows = await db.select().from(sandboxMails).orderBy(desc(sandboxMails.id)).limit(NEWEST);
  return rows.map(({ id, recipient, subject, body, html, createdAt }) => ({
    id,
    to: recipient,
    subject,
    body,
    html,
    createdAt: createdAt.toISOString(),
  }));
}
