import type { ApiClient, ApiReply, Identity } from '../../support/apiClient.ts';
import { phoneCode } from '../../support/phoneCode.ts';
import { starterOutfit } from '../../support/signUpChild.ts';
import type { RouteName } from '#shared/contract/routes.ts';

export interface Account {
  readonly token: string;
  readonly refreshId: string;
  readonly userId: number;
  readonly nickname: string;
  readonly loginName: string;
  readonly password: string;
}

/** The answer to a call, which has to succeed. */
export async function answered<Name extends RouteName>(
  reply: Promise<ApiReply<Name>>,
  what = '',
): Promise<ApiReply<Name>['body']> {
  const { status, body, error } = await reply;
  if (status >= 400) throw new Error(`${what} answered ${status}: ${JSON.stringify(error)}`);
  return body;
}

let counter = 0;
/** The birth date of somebody who is so many years old. */
const bornYearsAgo = (years: number): string => {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  day.setUTCDate(day.getUTCDate() - 20);
  return day.toISOString().slice(0, 10);
};

/** Signs up, says who it is, chooses a look and skips the first minute: the steps of every newcomer. */
export async function comes(api: ApiClient, nickname: string, age: number, email?: string): Promise<Account> {
  counter += 1;
  const loginName = `person_${counter}_${Date.now().toString(36)}`.slice(0, 20);
  const password = 'dolphin-1234';
  const reply = await api.call('accounts.signUp', {
    body: { loginName, nickname, password, birthDate: bornYearsAgo(age) },
  });
  if (reply.status !== 200) throw new Error(`${nickname} could not sign up: ${JSON.stringify(reply.error)}`);
  const account: Account = {
    ...{ loginName, password, nickname, userId: reply.body.userId },
    token: reply.headers.get('access_token') ?? '',
    refreshId: reply.headers.get('refresh_id') ?? '',
  };
  const about = { name: '김바다', gender: 'NOT_SELECTED', introduction: '고래를 좋아해요!' };
  const body = { ...about, ...(email !== undefined && { email }) };
  await answered(api.call('accounts.saveExtraInfo', { body }, account), 'saveExtraInfo');
  await answered(
    api.call('avatar.chooseOutfit', { body: { itemIdList: starterOutfit() } }, account),
    'chooseOutfit',
  );
  const skipped = { params: { where: 'FIRST_MINUTE' }, body: { result: 'SKIPPED' } } as const;
  await answered(api.call('tutorials.finish', skipped, account), 'tutorials.finish');
  return account;
}

/** In a class: calls name it in their header. */
export const inClass = ({ token }: Identity, channelId: number) => ({ token, channelId });

export async function becomeFriends(api: ApiClient, one: Account, other: Account): Promise<void> {
  await answered(api.call('friends.request', { body: { userId: other.userId } }, one), 'friends.request');
  await answered(api.call('friends.request', { body: { userId: one.userId } }, other), 'friends.request');
}

/** The newest mail to an address whose words fit; `skip` names tokens that were used already. */
async function mailed(
  api: ApiClient,
  email: string,
  pattern: RegExp,
  skip: ReadonlySet<string>,
): Promise<string> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const { mailList } = await answered(api.call('accounts.listOutbox'), 'listOutbox');
    const found = mailList
      .filter(({ to }) => to === email)
      .map(({ body }) => pattern.exec(body)?.[1])
      .find((one) => one !== undefined && !skip.has(one));
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no mail came to ${email} that fits ${pattern}`);
}

const LINK = /\/guardian\/([\w-]{43})/;
const CODE = /^ {4}(\d{6})$/m;

export interface ChatRules {
  readonly chatMode: 'FREE' | 'SAFE_PHRASES' | 'OFF';
  readonly whisperOn: boolean;
}

let phones = 0;

/** A guardian at its mailbox and its phone: consents, and what it does with its page. */
export function guardianAt(api: ApiClient, email: string) {
  phones += 1;
  const phoneNumber = `0107100${String(phones).padStart(4, '0')}`;
  const used = new Set<string>();
  let cookie = '';
  const keep = (found: string) => {
    used.add(found);
    return found;
  };
  return {
    email,
    cookie: () => cookie,
    agrees: async (child: Account, rules: ChatRules = { chatMode: 'FREE', whisperOn: true }) => {
      await answered(api.call('guardians.request', { body: { email } }, child), 'guardians.request');
      const token = keep(await mailed(api, email, LINK, used));
      const body = { token, phoneNumber };
      const code = await phoneCode(api, phoneNumber, () =>
        answered(api.call('guardians.sendCode', { body }), 'guardians.sendCode'),
      );
      const given = { token, code, guardianName: '김보호', isGuardian: true, ...rules };
      const reply = await api.call('guardians.consent', { body: given });
      if (reply.status >= 400) throw new Error(`consent answered ${JSON.stringify(reply.error)}`);
      cookie = (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    },
    withdraws: async (child: Account) => {
      const params = { id: child.userId };
      await answered(api.call('guardians.sendWithdrawalCode', { params }, { cookie }), 'withdrawal code');
      const code = keep(await mailed(api, email, CODE, used));
      await answered(api.call('guardians.withdraw', { params, body: { code } }, { cookie }), 'withdraw');
    },
    link: async () => {
      await answered(api.call('guardians.requestPageLink', { body: { email } }), 'requestPageLink');
      return keep(await mailed(api, email, LINK, used));
    },
  };
}
