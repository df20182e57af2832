import type { ReactNode } from 'react';
import type { UiScene } from '#shared/content/sprites.gen.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { Scene } from '#client/ui/scenery/Scene.tsx';
import styles from './LineSign.module.css';

export interface LineNoticeProps {
  readonly scene: UiScene;
  readonly title: string;
  readonly hint: string;
  readonly children?: ReactNode;
  readonly action: string;
  readonly onAction: () => void;
}

/** The world below no longer listens to the keys. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus();

/** A notice over the whole world: what is the matter with the line, and the one thing to do about it. */
export function LineNotice({ scene, title, hint, children, action, onAction }: LineNoticeProps) {
  return (
    <div
      className={styles.cover}
      role="alertdialog"
      aria-labelledby="line-title"
      aria-describedby="line-hint"
    >
      <Panel>
        <div className={styles.card}>
          <Scene name={scene} />
          <h2 id="line-title">{title}</h2>
          <p id="line-hint">{hint}</p>
          {children}
          <Button size="large" ref={focusOnce} onClick={onAction}>
            {action}
          </Button>
        </div>
      </Panel>
    </div>
  );
}
