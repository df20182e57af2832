import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { CONFETTI_NOTICES } from '#shared/contract/notices.ts';
import { channelNameQuery } from '#client/net/channels/channelNameQuery.ts';
import { schoolStore } from '#client/stores/schoolStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { playEffect } from '#client/ui/effects/effectStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { CHANNEL_PATTERN, paths } from '#client/ui/routing/paths.ts';
import { MessageCard } from './MessageCard.tsx';
import { noticeText, shellTexts } from './texts.ts';

const HAPPY = new Set(['CREATED', 'UPDATED', 'WELCOME']);

/** The notice modal (product spec §2, §4): confirming leads to the lounge, or closes it when the lounge is open. */
export function NoticeDialog({ payload: { message } }: { readonly payload: DialogPayloads['notice'] }) {
  const { open, close } = useDialogControl();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const channelDomain = matchPath(CHANNEL_PATTERN, pathname)?.params.channelDomain ?? null;
  const site = useQuery({
    ...channelNameQuery(channelDomain ?? ''),
    enabled: channelDomain !== null,
  });
  const schoolName = useStore(schoolStore, ({ school }) => school?.channelName ?? null);
  const channel = (channelDomain === null ? schoolName : site.data?.channelName) ?? shellTexts.channel;
  const text = noticeText(message, channel);
  const inLounge = pathname.endsWith(paths.lounge);

  useEffect(() => {
    if (CONFETTI_NOTICES.has(message)) playEffect('confetti');
  }, [message]);

  // However it is closed: by its button, its cross, the key or a press beside it.
  useEffect(() => {
    if (!open && message === 'CREATED') openDialog('tutorial', { where: 'CHANNEL' });
  }, [open, message]);

  // A member of the class goes on into it; all others to its lounge.
  const goesIn = HAPPY.has(message) && channelDomain !== null;
  const stays = inLounge && !goesIn;
  const confirm = () => {
    close();
    if (goesIn) void navigate(paths.channel(channelDomain));
    else if (!inLounge)
      void navigate(channelDomain === null ? paths.lounge : paths.channelLounge(channelDomain));
  };

  return (
    <Dialog
      title={text.title}
      titleTone={HAPPY.has(message) ? 'ok' : 'sea'}
      width="small"
      footer={
        <Button onClick={confirm}>
          {goesIn ? shellTexts.intoClass : stays ? shellTexts.confirm : shellTexts.toLounge}
        </Button>
      }
    >
      <MessageCard sprite={HAPPY.has(message) ? 'dolphin' : 'seahorse'}>
        <p>{text.body}</p>
      </MessageCard>
    </Dialog>
  );
}
