import { createTransport } from 'nodemailer';
import type { MailGateway } from './mailGateway.ts';

const TIMEOUT_MS = 15_000;

/** Sends mails through the SMTP server of `url`; a refused mail rejects with the server's message. */
export function createSmtpMail({ url, from }: { url: string; from: string }): MailGateway {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A mail's content is text, never a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, body, html }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text: body,
        ...(html !== undefined && { html }),
      });
    },
  };
}
