import type { IdentityWindow } from '#shared/contract/people/identity.ts';
import type { ApiClient } from './apiClient.ts';

type Token = Omit<IdentityWindow, 'windowUrl'>;
export type Behaviour = 'PASS' | 'CANCEL' | 'FORGE' | 'REPLAY';

/** Acts as a browser does in the sandbox's window: posts forms and follows where they lead. */
export function identityWindow(api: ApiClient) {
  const post = async (path: string, { token_version_id, enc_data, integrity_value }: Token) => {
    const { status, headers } = await fetch(new URL(path, api.url), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ token_version_id, enc_data, integrity_value }),
    });
    return { status, location: headers.get('location') ?? '' };
  };
  const answerOf = async (window: IdentityWindow, birthDate: string, behaviour: Behaviour = 'PASS') => {
    const { location } = await post(window.windowUrl, window);
    const requestNo = location.split('/').at(-1) ?? '';
    return (
      await api.call('identity.answerSandbox', { params: { requestNo }, body: { birthDate, behaviour } })
    ).body;
  };
  return {
    post,
    answerOf,
    /** Goes through the window; answers where it ends. */
    passes: async (window: IdentityWindow, birthDate: string, behaviour: Behaviour = 'PASS') => {
      const answer = await answerOf(window, birthDate, behaviour);
      return (await post(answer.returnUrl, answer)).location;
    },
  };
}
