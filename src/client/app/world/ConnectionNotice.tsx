import type { ReactNode } from 'react';
import type { UiScene } from '#shared/content/sprites.gen.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { Scene } from '#client/ui/scenery/Scene.tsx';
import styles from './ConnectionSign.module.css';

export interface ConnectionNoticeProps {
  readonly scene: UiScene;
  readonly title: string;
  readonly hint: string;
  readonly children?: ReactNode;
  readonly action: string;
  readonly onAction: () => void;
}

/** The world below no longer listens to the keys. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus();

/** A notice over the whole world: the connection's problem and one action. */
export function ConnectionNotice({ scene, title, hint, children, action, onAction }: ConnectionNoticeProps) {
  return (
    <div
      className={styles.cover}
      role="alertdialog"
      aria-labelledby="connection-title"
      aria-describedby="connection-hint"
    >
      <Panel>
        <div className={styles.notice}>
          <Scene name={scene} />
          <h2 id="connection-title">{title}</h2>
          <p id="connection-hint">{hint}</p>
          {children}
          <Button size="large" ref={focusOnce} onClick={onAction}>
            {action}
          </Button>
        </div>
      </Panel>
    </div>
  );
}
