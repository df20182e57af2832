import { sessionRoutes } from '#shared/contract/people/sessions.ts';
import type { UserState } from '#shared/contract/people/accounts.ts';
import type { RequestOf } from '#shared/contract/route.ts';
import { client } from '#client/net/rest/client.ts';
import { beginSession } from './session.ts';

const sessions = client(sessionRoutes);

/** Apart from the other calls about accounts: the first page of all loads this one without the query cache. */
export async function signIn(body: RequestOf<typeof sessionRoutes.signIn>['body']): Promise<UserState> {
  return beginSession(await sessions.signIn({ body }));
}
