import type { Database, Transaction } from '#server/db/connect.ts';
import { newId } from '#server/platform/ids.ts';
import type { Deps } from '../deps.ts';
import { addRefreshId } from './addRefreshId.ts';
import { signAccessToken } from './signAccessToken.ts';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshId: string;
}

/** The tokens of a new sign-in: a refresh family of its own. */
export async function issueTokens(input: {
  deps: Pick<Deps, 'config' | 'clock'>;
  db: Database | Transaction;
  userId: number;
}): Promise<Tokens> {
  const { deps, db, userId } = input;
  const familyId = newId(deps.clock.now().getTime());
  const refreshId = await addRefreshId({ deps, db, userId, familyId, parentId: null });
  return { accessToken: await signAccessToken(deps, { userId, sessionId: familyId }), refreshId };
}
