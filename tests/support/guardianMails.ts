import { expect } from 'vitest';
import type { ApiClient } from './apiClient.ts';

/** The mails of one guardian, as the outbox of the sandbox shows them. */
export function guardianMails(api: ApiClient, email: string) {
  const list = async () =>
    (await api.call('accounts.listOutbox')).body.mailList.filter(({ to }) => to === email);
  const newest = async (pattern: RegExp, after: () => Promise<unknown>): Promise<string> => {
    const before = (await list()).length;
    await after();
    await expect.poll(async () => (await list()).length).toBeGreaterThan(before);
    return pattern.exec((await list())[0]?.body ?? '')?.[1] ?? '';
  };
  return {
    list,
    /** The token of the link that is mailed by what is done. */
    link: (after: () => Promise<unknown>) => newest(/\/guardian\/([\w-]{43})/, after),
    /** The six digits that are mailed by what is done. */
    code: (after: () => Promise<unknown>) => newest(/^ {4}(\d{6})$/m, after),
  };
}

/** The guardian's session in the answer that opened it. */
export const guardianCookie = (headers: Headers): string =>
  (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
