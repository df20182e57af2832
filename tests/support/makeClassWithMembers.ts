import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/domain/seed/demoAccounts.ts';
import { createApiClient, type ApiClient, type Identity } from './apiClient.ts';
import { signUpDressedChild } from './signUpChild.ts';

export interface ClassWithMembers {
  readonly api: ApiClient;
  readonly channelId: number;
  readonly channelDomain: string;
  /** Its master. */
  readonly teacher: Identity;
}

let counter = 0;

/**
 * A class that asks whether somebody may come in, with members of these names and some who wait: of the
 * demo teacher, or of `owner`, since nobody may make more than three.
 */
export async function makeClassWithMembers(
  server: { readonly url: string },
  {
    members,
    waiting,
    owner,
  }: {
    readonly members: readonly string[];
    readonly waiting: readonly string[];
    readonly owner?: Identity;
  },
): Promise<ClassWithMembers> {
  const api = createApiClient(server.url);
  const token = owner?.token ?? (await demoToken(api));
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

async function demoToken(api: ApiClient): Promise<string> {
  const demo = DEMO_ACCOUNTS.find(({ role }) => role === 'MANAGER');
  const body = { loginName: demo?.loginName, password: DEMO_PASSWORD };
  const signedIn = await api.call('sessions.signIn', { body });
  return signedIn.headers.get('access_token') ?? '';
}
