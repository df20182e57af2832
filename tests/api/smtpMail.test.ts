import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createSmtpMail } from '#server/gateways/mail/smtpMail.ts';

const FROM = '돌핀 월드 <no-reply@dolphin.example>';
let server: Server;
afterEach(() => server.close());

/** Speaks just enough SMTP to take one mail, or to refuse its recipient. */
async function startSmtp(options: { refuse: boolean }): Promise<{ url: string; heard: () => string }> {
  let heard = '';
  let isData = false;
  server = createServer((socket) => {
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      heard += chunk.toString();
      if (isData && heard.endsWith('\r\n.\r\n')) {
        isData = false;
        socket.write('250 kept\r\n');
      } else if (/^DATA\r\n$/m.test(chunk.toString())) {
        isData = true;
        socket.write('354 go on\r\n');
      } else if (chunk.toString().startsWith('RCPT') && options.refuse) {
        socket.write('550 no such mailbox\r\n');
      } else if (!isData) {
        socket.write(chunk.toString().startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, heard: () => heard };
}

const mail = { to: 'child@example.com', subject: '인증번호예요', body: '안녕하세요.\nABCD2345' };

test('a mail reaches the server with sender, recipient, subject and text', async () => {
  const smtp = await startSmtp({ refuse: false });
  await createSmtpMail({ url: smtp.url, from: FROM }).send(mail);
  const heard = smtp.heard();
  expect(heard).toContain('MAIL FROM:<no-reply@dolphin.example>');
  expect(heard).toContain('RCPT TO:<child@example.com>');
  const subject = /^Subject: =\?UTF-8\?B\?(.+)\?=/m.exec(heard)?.[1] ?? '';
  expect(Buffer.from(subject, 'base64').toString()).toBe(mail.subject);
  const text = heard
    .slice(heard.indexOf('\r\n\r\n'))
    .replace(/\r\n\.\r\n[^]*$/, '')
    .trim();
  expect(Buffer.from(text, 'base64').toString().replaceAll('\r\n', '\n')).toContain(mail.body);
});

test('an address that carries more than one recipient or header stays one address', async () => {
  const smtp = await startSmtp({ refuse: false });
  const to = 'child@example.com, other@example.com\r\nBcc: third@example.com';
  await createSmtpMail({ url: smtp.url, from: FROM })
    .send({ ...mail, to })
    .catch(() => undefined);
  expect(smtp.heard()).not.toMatch(/RCPT TO:<(other|third)@/);
});

test('a mail that is not taken rejects in the words of the server', async () => {
  const smtp = await startSmtp({ refuse: true });
  await expect(createSmtpMail({ url: smtp.url, from: FROM }).send(mail)).rejects.toThrow('no such mailbox');
});
