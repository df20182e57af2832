import { Bell } from 'lucide-react';
import { notificationStore } from '#client/stores/notificationStore.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { useStore } from '#client/ui/useStore.ts';
import styles from './ChannelFrame.module.css';
import { frameTexts as texts } from './texts.ts';

const MOST_SHOWN = 99;

/** The news of whoever is signed in, with how many wait to be read. */
export function NewsBell() {
  const unread = useStore(notificationStore, (state) => state.unread);
  return (
    <button type="button" className={styles.bell} onClick={() => openDialog('notifications')}>
      <Bell aria-hidden="true" />
      <VisuallyHidden>{unread > 0 ? texts.unreadNews : texts.news}</VisuallyHidden>
      {unread > 0 && <b className={styles.badge}>{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</b>}
    </button>
  );
}
