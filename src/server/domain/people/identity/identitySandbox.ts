import { and, eq, gt } from 'drizzle-orm';
import { identityVerifications } from '#server/db/tables/people/identity.ts';
import {
  answerOfSandbox,
  isSandboxRequest,
  sandboxRequestNo,
} from '#server/gateways/identity/sandboxIdentity.ts';
import type { IdentityToken } from '#server/gateways/identity/identityGateway.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { returnPathOf } from './openVerification.ts';

/** The page of the sandbox's window. Throws RESOURCE_NOT_FOUND with a real provider, or for an unknown form. */
export async function openSandboxWindow({
  deps,
  token,
}: {
  readonly deps: Deps;
  readonly token: IdentityToken;
}): Promise<string> {
  const requestNo = sandboxRequestNo(token.token_version_id);
  const secret = requestNo === undefined ? null : await openSecret(deps, requestNo);
  if (requestNo === undefined || secret === null || !isSandboxRequest(secret, token)) throw noWindow(deps);
  return `/identity/sandbox/${requestNo}`;
}

/** The form that the window posts back. Throws RESOURCE_NOT_FOUND. */
export async function answerAsSandbox({
  deps,
  ...wish
}: { readonly deps: Deps } & Pick<
  Parameters<typeof answerOfSandbox>[0],
  'requestNo' | 'birthDate' | 'behaviour'
>) {
  const secret = await openSecret(deps, wish.requestNo);
  if (secret === null) throw noWindow(deps);
  return {
    returnUrl: returnPathOf(wish.requestNo),
    ...answerOfSandbox({ ...wish, secret, tokenVersionId: `sandbox-${wish.requestNo}` }),
  };
}

async function openSecret({ identity, db, clock }: Deps, requestNo: string): Promise<string | null> {
  if (!identity.isSandbox) return null;
  const [row] = await db
    .select({ secret: identityVerifications.secret })
    .from(identityVerifications)
    .where(
      and(eq(identityVerifications.requestNo, requestNo), gt(identityVerifications.expiresAt, clock.now())),
    );
  return row?.secret ?? null;
}

const noWindow = ({ identity }: Deps) =>
  new AppError('RESOURCE_NOT_FOUND', {
    log: identity.isSandbox ? 'the form is of no open request' : 'there is no sandbox of identities here',
  });
