import { Bell } from 'lucide-react';
import { notificationStore } from '#client/stores/notificationStore.ts';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { frameTexts as texts } from './texts.ts';

/** The news of the signed-in user, with how many wait to be read. */
export function NewsBell() {
  const unread = useStore(notificationStore, (state) => state.unread);
  return (
    <IconButton
      label={unread > 0 ? texts.unreadNews : texts.news}
      icon={<Bell />}
      badge={unread}
      onClick={() => openDialog('notifications')}
    />
  );
}
