import type { guardianRoutes } from '#shared/contract/people/guardians.ts';
import type { Handlers } from '#server/domain/call.ts';
import { denyConsent, giveConsent, openLink, openPage, requestPageLink, sendLinkCode } from './answerLink.ts';
import { requestGuardian, getConsentRequest } from './requestGuardian.ts';
import {
  listGuardedChildren,
  saveChildChatSettings,
  sendWithdrawalCode,
  withdrawConsent,
} from './guardedChildren.ts';
import { getGuardianIdentity, openGuardianIdentity } from './guardianIdentity.ts';
import { endGuardianSession, sessionCookie } from './guardianSessions.ts';
import { getChildIdentity, openChildIdentity, proveGuardian, sendPhoneCode } from './proveGuardian.ts';

export const guardianHandlers: Handlers<typeof guardianRoutes> = {
  getRequest: ({ deps, userId }) => getConsentRequest({ deps, userId }),
  request: ({ deps, userId, body }) => requestGuardian({ deps, userId, ...body }),
  openLink: ({ deps, body }) => openLink({ deps, ...body }),
  sendCode: ({ deps, body }) => sendLinkCode({ deps, ...body }),
  consent: async ({ deps, body, address, setHeader }) => {
    setHeader('Set-Cookie', sessionCookie(deps, await giveConsent({ deps, address, ...body })));
    return {};
  },
  openIdentity: ({ deps, body }) => openGuardianIdentity({ deps, ...body }),
  getIdentity: ({ deps, body }) => getGuardianIdentity({ deps, ...body }),
  deny: async ({ deps, body, address }) => {
    await denyConsent({ deps, address, ...body });
    return {};
  },
  requestPageLink: async ({ deps, body, log }) => {
    void requestPageLink({ deps, ...body }).catch((error: unknown) =>
      log.error({ err: error }, 'no link to the page of the guardian was sent'),
    );
    return {};
  },
  openSession: async ({ deps, body, setHeader }) => {
    setHeader('Set-Cookie', sessionCookie(deps, await openPage({ deps, ...body })));
    return {};
  },
  endSession: async ({ deps, guardian, setHeader }) => {
    await endGuardianSession({ deps, id: guardian.guardianSessionId });
    setHeader('Set-Cookie', sessionCookie(deps, ''));
    return {};
  },
  listChildren: ({ deps, guardian }) => listGuardedChildren({ deps, guardian }),
  saveChatSettings: ({ deps, guardian, params, body: settings, address }) =>
    saveChildChatSettings({ deps, guardian, childId: params.id, settings, address }),
  sendWithdrawalCode: ({ deps, guardian, params }) =>
    sendWithdrawalCode({ deps, guardian, childId: params.id }),
  sendPhoneCode: ({ deps, guardian, params, body }) =>
    sendPhoneCode({ deps, guardian, childId: params.id, ...body }),
  openChildIdentity: ({ deps, guardian, params }) =>
    openChildIdentity({ deps, guardian, childId: params.id }),
  getChildIdentity: ({ deps, guardian, params }) => getChildIdentity({ deps, guardian, childId: params.id }),
  prove: ({ deps, guardian, params, body, address }) =>
    proveGuardian({ deps, guardian, childId: params.id, address, ...body }),
  withdraw: async ({ deps, guardian, params, body, address }) => {
    await withdrawConsent({ deps, guardian, childId: params.id, address, ...body });
    return {};
  },
};
