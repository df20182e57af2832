import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { apiErrors } from '#client/net/rest/rest.ts';
import { endSession } from '#client/net/people/session.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { withRedirect } from '#client/ui/routing/safeRedirect.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { restTexts } from '#client/net/rest/restTexts.ts';
import type { ApiErrorReaction } from '#client/net/rest/RestClient.ts';
import { appTexts, SUPPORT_EMAIL } from '../texts.ts';

/** Shows what went wrong with a call, in the one way the catalogue asks for. */
export function ApiErrorReactions() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(
    () =>
      apiErrors.on((reaction) => {
        if (reaction.kind !== 'signIn') {
          show(reaction);
          return;
        }
        if (sessionStore.getState().state === 'VALID')
          showToast({ text: appTexts.signInAgain, theme: 'warning' });
        endSession();
        void navigate(withRedirect(paths.signIn, `${pathname}${search}`), { replace: true });
      }),
    [navigate, pathname, search],
  );

  return null;
}

function show(reaction: Exclude<ApiErrorReaction, { kind: 'signIn' }>): void {
  switch (reaction.kind) {
    case 'offline':
      showToast({ text: restTexts.offline, theme: 'warning' });
      return;
    case 'notice':
      // The missing consent can be asked for right there.
      if (reaction.error.code === 'GUARDIAN_CONSENT_REQUIRED') {
        openDialog('askGuardian');
        return;
      }
      openDialog('alert', { title: reaction.message, detail: reaction.detail });
      return;
    case 'contact': {
      const channel = reaction.channelName ?? restTexts.channel;
      openDialog('alert', { title: reaction.message, detail: appTexts.contact(channel, SUPPORT_EMAIL) });
      return;
    }
    case 'unexpected':
      openDialog('alert', { title: restTexts.unexpected, detail: appTexts.refreshHotkeys });
  }
}
