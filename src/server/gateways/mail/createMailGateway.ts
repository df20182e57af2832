import type { Database } from '#server/db/connect.ts';
import type { Config } from '#server/platform/config.ts';
import { countMetric } from '#server/platform/metrics.ts';
import type { MailGateway } from './mailGateway.ts';
import { createSandboxMail } from './sandboxMail.ts';
import { createSmtpMail } from './smtpMail.ts';

/** The adapter that MAIL_TRANSPORT names. */
export function createMailGateway({
  db,
  config,
}: {
  db: Database;
  config: Pick<Config, 'MAIL_TRANSPORT' | 'MAIL_SMTP_URL' | 'MAIL_FROM'>;
}): MailGateway {
  if (config.MAIL_TRANSPORT === 'sandbox') return counted(createSandboxMail({ db }));
  if (!config.MAIL_SMTP_URL)
    throw new Error('createMailGateway: MAIL_TRANSPORT is smtp without MAIL_SMTP_URL');
  return counted(createSmtpMail({ url: config.MAIL_SMTP_URL, from: config.MAIL_FROM }));
}

function counted(gateway: MailGateway): MailGateway {
  return {
    async send(mail) {
      try {
        await gateway.send(mail);
      } catch (error) {
        countMetric('dolphin_mails_total', { state: 'refused' });
        throw error;
      }
      countMetric('dolphin_mails_total', { state: 'sent' });
    },
  };
}
