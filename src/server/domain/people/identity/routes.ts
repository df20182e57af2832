import type { identityRoutes } from '#shared/contract/people/identity.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Handlers } from '#server/domain/call.ts';
import { openVerification } from './openVerification.ts';
import { readForm } from './readForm.ts';
import { receiveAnswer, type Answer } from './receiveAnswer.ts';
import { answerAsSandbox, openSandboxWindow } from './sandboxWindow.ts';
import { readState } from './verifications.ts';

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

/** Somebody looks at the answer in a window: whatever is wrong with the form, it is a page that says so. */
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
