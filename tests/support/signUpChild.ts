import type { UserState } from '#shared/contract/people/accounts.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { ITEMS } from '#shared/content/items.ts';
import { createApiClient } from './apiClient.ts';

export interface Child {
  readonly token: string;
  readonly refreshId: string;
  readonly channelId: number;
  readonly user: UserState;
  readonly loginName: string;
  readonly password: string;
}

let counter = 0;
/** Syllables for digits to the base of 36: no row of these reads as a word that is not for children. */
const SYLLABLES = '가나다라마카타파하거너더러머커터표허구누두루무쿠투푸후그느드르므크트프흐';

/** A new account of somebody of 15, in the default channel. */
export async function signUpChild(
  server: { url: string },
  overrides: Record<string, unknown> = {},
  /** The address from which a server that trusts one proxy takes it to come. */
  address?: string,
): Promise<Child> {
  counter += 1;
  const unique = `${process.pid.toString(36)}${counter.toString(36)}${Date.now().toString(36).slice(-4)}`;
  const body = {
    loginName: `child_${unique}`.slice(0, 20),
    nickname: `별${Array.from(unique, (digit) => SYLLABLES[Number.parseInt(digit, 36)]).join('')}`.slice(
      0,
      12,
    ),
    password: 'dolphin-1234',
    birthDate: '2010-05-05',
    ...overrides,
  };
  const reply = await createApiClient(server.url).call(
    'accounts.signUp',
    { body },
    address === undefined ? {} : { address },
  );
  if (reply.status !== 200)
    throw new Error(`sign-up answered ${reply.status}: ${JSON.stringify(reply.error)}`);
  return {
    token: reply.headers.get('access_token') ?? '',
    refreshId: reply.headers.get('refresh_id') ?? '',
    channelId: DEFAULT_CHANNEL_ID,
    user: reply.body,
    loginName: body.loginName,
    password: body.password,
  };
}

/** The first starter item of each category a look needs. */
export function starterOutfit(): number[] {
  return (['SKIN', 'FACE', 'HAIR', 'TOP', 'BOTTOM', 'SHOES'] as const).map((category) => {
    const item = ITEMS.find((candidate) => candidate.starter && candidate.category === category);
    if (!item) throw new Error(`no starter item of category ${category}`);
    return item.id;
  });
}

/** A child that has also chosen its look, with the welcome points. */
export async function signUpDressedChild(
  server: { url: string },
  overrides: Record<string, unknown> = {},
  address?: string,
): Promise<Child> {
  const child = await signUpChild(server, overrides, address);
  const reply = await createApiClient(server.url).call(
    'avatar.chooseOutfit',
    { body: { itemIdList: starterOutfit() } },
    child,
  );
  if (reply.status !== 200)
    throw new Error(`choosing a look answered ${reply.status}: ${JSON.stringify(reply.error)}`);
  return child;
}
