import { randomBytes } from 'node:crypto';
import type { IdentityWindow } from '#shared/contract/people/identity.ts';
import { identityVerifications } from '#server/db/tables/people/identity.ts';
import type { OpenedIdentity } from '#server/gateways/identity/identityGateway.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { identityTexts } from './texts.ts';
import type { Subject } from './identityVerifications.ts';

const MINUTES = 20;
/** NICE accepts up to thirty letters and digits. */
const REQUEST_NO_BYTES = 15;

/** A window of the provider for one verification. Throws SERVICE_BUSY when the provider cannot be reached. */
export async function openVerification({
  deps,
  ...subject
}: { readonly deps: Deps } & Subject): Promise<IdentityWindow> {
  const now = deps.clock.now();
  const requestNo = randomBytes(REQUEST_NO_BYTES).toString('hex');
  const { windowUrl, token, secret } = await openWindow(deps, { requestNo, now });
  await deps.db.insert(identityVerifications).values({
    ...subject,
    requestNo,
    secret,
    tokenVersionId: token.token_version_id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + MINUTES * 60_000),
  });
  return { windowUrl, ...token };
}

async function openWindow(
  { identity, config }: Deps,
  { requestNo, now }: { readonly requestNo: string; readonly now: Date },
): Promise<OpenedIdentity> {
  const returnUrl = `${config.PUBLIC_URL}${returnPathOf(requestNo)}`;
  try {
    return await identity.open({ requestNo, returnUrl, now });
  } catch (cause) {
    throw new AppError('SERVICE_BUSY', {
      message: identityTexts.unreachable,
      cause,
      log: 'the provider of identities gave no token',
    });
  }
}

/** The path to which the window of a request returns. */
export const returnPathOf = (requestNo: string): string =>
  `/game/v1/identity-verifications/${requestNo}/returns`;
