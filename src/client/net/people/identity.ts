import {
  identityRoutes,
  type IdentityState,
  type IdentityWindow,
  type SandboxIdentityAnswer,
  type SandboxIdentityWish,
} from '#shared/contract/people/identity.ts';
import { client } from '#client/net/rest/client.ts';

const identity = client(identityRoutes);

// Failures are worded at the place of the action.
const quiet = { quiet: true };

export function openIdentity(): Promise<IdentityWindow> {
  return identity.open(undefined, quiet);
}

export function loadIdentity(): Promise<IdentityState> {
  return identity.getState(undefined, quiet);
}

export function answerSandboxIdentity(
  requestNo: string,
  wish: SandboxIdentityWish,
): Promise<SandboxIdentityAnswer> {
  return identity.answerSandbox({ params: { requestNo }, body: wish }, quiet);
}
