import type { Database } from '#server/db/connect.ts';
import { sandboxMails } from '#server/db/tables/gateways.ts';
import type { MailGateway } from './mailGateway.ts';

/** Keeps every mail in a table instead of sending it; development reads it as an outbox. */
export function createSandboxMail({ db }: { db: Database }): MailGateway {
  return {
    async send({ to, subject, body }) {
      await db.insert(sandboxMails).values({ recipient: to, subject, body });
    },
  };
}
