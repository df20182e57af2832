import {
  identityRoutes,
  type IdentityState,
  type IdentityWindow,
  type SandboxIdentityAnswer,
  type SandboxIdentityWish,
} from '#shared/contract/people/identity.ts';
import { rest } from '#client/net/rest/rest.ts';

// What goes wrong is worded where it happened.
const quiet = { quiet: true };

export function openIdentity(): Promise<IdentityWindow> {
  return rest.call(identityRoutes.open, undefined, quiet);
}

export function loadIdentity(): Promise<IdentityState> {
  return rest.call(identityRoutes.getState, undefined, quiet);
}

export function answerSandboxIdentity(
  requestNo: string,
  wish: SandboxIdentityWish,
): Promise<SandboxIdentityAnswer> {
  return rest.call(identityRoutes.answerSandbox, { params: { requestNo }, body: wish }, quiet);
}
