import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { AvatarDoll } from '#client/ui/avatar/AvatarDoll.tsx';
import styles from './DollStage.module.css';

/** The dressed doll in its light, with the own name and something to do under it. */
export function DollStage({
  itemKeys,
  children,
}: {
  readonly itemKeys: readonly string[];
  readonly children: ReactNode;
}) {
  const nickname = useStore(sessionStore, ({ user }) => user?.nickname ?? '');
  return (
    <section className={styles.stage}>
      <div className={styles.doll}>
        <AvatarDoll itemKeys={itemKeys} height={300} label={nickname} />
      </div>
      <p className={styles.name}>{nickname}</p>
      {children}
    </section>
  );
}
