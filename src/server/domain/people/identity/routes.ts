import type { identityRoutes } from '#shared/contract/people/identity.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Handlers } from '#server/domain/call.ts';
import { openVerification } from './openVerification.ts';
import { receiveAnswer, type Answer } from './receiveAnswer.ts';
import { answerAsSandbox, openSandboxWindow } from './identitySandbox.ts';
import { readState } from './identityVerifications.ts';
import { z } from 'zod';
import type { IdentityToken } from '#server/gateways/identity/identityGateway.ts';

const part = z.string().min(1).max(20_000);
const formSchema = z.object({ token_version_id: part, enc_data: part, integrity_value: part });

/** The three values of a form that came through a browser. Throws VALIDATION_FAIL. */
function readForm(bytes: Buffer): IdentityToken {
  const form = formSchema.safeParse(Object.fromEntries(new URLSearchParams(bytes.toString('latin1'))));
  if (!form.success) throw new AppError('VALIDATION_FAIL', { log: 'a form of the window is not whole' });
  return form.data;
}

const CLOSED_PAGE = '/identity/closed';

export const identityHandlers: Handlers<typeof identityRoutes> = {
  open: ({ deps, userId }) => openVerification({ deps, purpose: 'USER', userId }),
  getState: ({ deps, userId }) => readState(deps, { purpose: 'USER', userId }),
  receive: async ({ deps, params, rawBody }) => {
    const isVerified = await receive({ deps, ...params, rawBody });
    return { location: `${CLOSED_PAGE}?result=${isVerified ? 'done' : 'failed'}` };
  },
  openSandbox: async ({ deps, rawBody }) => ({
    location: await openSandboxWindow({ deps, token: readForm(rawBody) }),
  }),
  answerSandbox: ({ deps, params, body }) => answerAsSandbox({ deps, ...params, ...body }),
};

/** A person reads the answer in a window, so a faulty form is answered with a page that says so. */
async function receive({
  rawBody,
  ...about
}: Omit<Answer, 'token'> & { readonly rawBody: Buffer }): Promise<boolean> {
  try {
    return await receiveAnswer({ ...about, token: readForm(rawBody) });
  } catch (error) {
    if (error instanceof AppError && error.code === 'VALIDATION_FAIL') return false;
    throw error;
  }
}
