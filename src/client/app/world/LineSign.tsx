import { useStore } from 'zustand/react';
import { connectionStore } from '#client/stores/connectionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { Scene } from '#client/ui/scenery/Scene.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { appTexts } from '../texts.ts';
import styles from './LineSign.module.css';

const texts = appTexts.world;

/** The world below no longer listens to the keys. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus();

/** Says what is the matter with the line to the world; nothing while all is well. */
export function LineSign({ onComeBack }: { readonly onComeBack: () => void }) {
  const status = useStore(connectionStore, (state) => state.status);

  if (status === 'movedToAnotherTab' || status === 'kicked') {
    const elsewhere = status === 'movedToAnotherTab';
    return (
      <div
        className={styles.cover}
        role="alertdialog"
        aria-labelledby="line-title"
        aria-describedby="line-hint"
      >
        <Panel>
          <div className={styles.card}>
            <Scene name={elsewhere ? 'waiting' : 'lost'} />
            <h2 id="line-title">{elsewhere ? texts.elsewhere : texts.kicked}</h2>
            <p id="line-hint">{elsewhere ? texts.elsewhereHint : texts.kickedHint}</p>
            <Button size="large" ref={focusOnce} onClick={onComeBack}>
              {elsewhere ? texts.playHere : texts.comeBack}
            </Button>
          </div>
        </Panel>
      </div>
    );
  }
  return (
    <div role="status" className={styles.place}>
      {(status === 'reconnecting' || status === 'offline') && (
        <p className={styles.sign}>
          <Spinner size={20} />
          {status === 'offline' ? texts.offline : texts.reconnecting}
        </p>
      )}
    </div>
  );
}
