import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/domain/seed/demoAccounts.ts';
import { createApiClient, type ApiClient, type Identity } from './apiClient.ts';
import { signUpDressedChild } from './signUpChild.ts';

export interface ClassWithMembers {
  readonly api: ApiClient;
  readonly channelId: number;
  readonly channelDomain: string;
  /** The demo teacher, who is its master. */
  readonly teacher: Identity;
}

let counter = 0;

/** A class of the demo teacher that asks whom it lets in, with members of these names and some who wait. */
export async function makeClassWithMembers(
  server: { readonly url: string },
  { members, waiting }: { readonly members: readonly string[]; readonly waiting: readonly string[] },
): Promise<ClassWithMembers> {
  const api = createApiClient(server.url);
  const demo = DEMO_ACCOUNTS.find(({ role }) => role === 'MANAGER');
  const signedIn = await api.call('sessions.signIn', {
    body: { loginName: demo?.loginName, password: DEMO_PASSWORD },
  });
  const token = signedIn.headers.get('access_token') ?? '';
  counter += 1;
  const channelDomain = `members-${counter}-${Date.now().toString(36)}`;
  const made = await api.call(
    'channels.create',
    {
      body: {
        channelName: '해마 코딩반',
        channelDomain,
        joinMethod: 'MANAGER_APPROVAL',
        dolphinVisibleState: 'VISIBLE',
      },
    },
    { token },
  );
  if (made.status >= 300) throw new Error(`making a class answered ${JSON.stringify(made.error)}`);
  const channelId = made.body.id;
  const teacher = { token, channelId };
  for (const nickname of [...members, ...waiting]) {
    const child = await signUpDressedChild(server);
    const params = { id: channelId };
    const body = { nickname, introduction: '반가워요!', phoneNumber: '010-1234-7712' };
    const joined = await api.call('channels.join', { params, body }, { token: child.token });
    if (joined.status >= 300) throw new Error(`joining answered ${JSON.stringify(joined.error)}`);
    if (members.includes(nickname))
      await api.call(
        'members.approve',
        { params, body: { memberIdList: [child.user.userId], role: 'ADVANCED' } },
        teacher,
      );
  }
  return { api, channelId, channelDomain, teacher };
}
