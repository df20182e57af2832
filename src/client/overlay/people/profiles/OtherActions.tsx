import { Ban, Ellipsis, House, MessageCircle, Siren } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSetBlocked } from '#client/net/people/hiddenUsers.ts';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { closeAllDialogs, openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { Profile } from '#shared/contract/people/profiles.ts';
import { FriendButton } from '#client/overlay/people/friends/FriendButton.tsx';
import { whisperTo } from '#client/overlay/people/chat/chatView.ts';
import { profileTexts } from './texts.ts';
import styles from './UserDetailDialog.module.css';

/** The actions that somebody else's profile offers. */
export function OtherActions({ profile }: { readonly profile: Profile }) {
  const { userId, nickname } = profile;
  const [isMoreOpen, setMoreOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <Cluster justify="center" before={2}>
      <FriendButton user={profile} />
      {profile.mayWhisper && (
        <Button
          tone="alt"
          icon={<MessageCircle />}
          onClick={() => {
            closeAllDialogs();
            whisperTo({ userId, nickname });
          }}
        >
          {profileTexts.whisper}
        </Button>
      )}
      <Button
        tone="alt"
        icon={<House />}
        onClick={() => {
          closeAllDialogs();
          void navigate(paths.home(userId));
        }}
      >
        {profileTexts.visitHome}
      </Button>
      <Button
        tone="alt"
        icon={<Ellipsis />}
        aria-expanded={isMoreOpen}
        onClick={() => setMoreOpen(!isMoreOpen)}
      >
        {profileTexts.more}
      </Button>
      {isMoreOpen && <MoreActions profile={profile} />}
    </Cluster>
  );
}

function MoreActions({ profile: { userId, nickname } }: { readonly profile: Profile }) {
  const { close } = useDialogControl();
  // The request layer has shown the error; the dialog stays as it is.
  const setBlocked = useSetBlocked(userId, {
    onSuccess: () => {
      showToast({ text: profileTexts.blocked(nickname), theme: 'success' });
      close();
    },
  });
  const block = () =>
    openDialog('confirm', {
      title: profileTexts.blockAsk(nickname),
      detail: profileTexts.blockDetail,
      confirmLabel: profileTexts.block,
      danger: true,
      onConfirm: () => setBlocked.mutate(true),
    });
  return (
    <Cluster justify="center" className={styles.form}>
      <Button
        tone="danger"
        icon={<Siren />}
        onClick={() => {
          close();
          openDialog('report', { userId, nickname });
        }}
      >
        {profileTexts.report}
      </Button>
      <Button tone="alt" icon={<Ban />} onClick={block}>
        {profileTexts.block}
      </Button>
    </Cluster>
  );
}
