import { useEffect, type ReactNode } from 'react';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { useStore } from '#client/ui/useStore.ts';
import styles from './Wardrobe.module.css';

/** News told beside the avatar: a toast would cover the tabs. */
export interface WardrobeNote {
  readonly text: string;
  readonly failed?: boolean;
}

export interface WardrobeProps {
  /** The clothes of the avatar in the preview. */
  readonly itemKeys: readonly string[];
  readonly note: WardrobeNote | null;
  readonly onNoteRead: () => void;
  /** The actions for the outfit, below the avatar. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

const NOTE_MS = 4000;

/** The frame of shop and bag: the own avatar at the side, in the same place and size all the time, and the things. */
export function Wardrobe({ itemKeys, note, onNoteRead, actions, children }: WardrobeProps) {
  const nickname = useStore(sessionStore, ({ user }) => user?.nickname ?? '');
  useEffect(() => {
    if (!note) return undefined;
    const timer = setTimeout(onNoteRead, NOTE_MS);
    return () => clearTimeout(timer);
  }, [note, onNoteRead]);
  return (
    <div className={styles.wardrobe}>
      <section className={styles.stage}>
        <div className={styles.avatar}>
          <AvatarPreview itemKeys={itemKeys} height={286} label={nickname} />
        </div>
        <p className={styles.name}>{nickname}</p>
        <p className={styles.note} role="status" data-failed={note?.failed}>
          {note?.text}
        </p>
        <div className={styles.actions}>{actions}</div>
      </section>
      <div className={styles.things}>{children}</div>
    </div>
  );
}
