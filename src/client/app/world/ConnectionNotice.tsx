import type { ReactNode } from 'react';
import type { UiScene } from '#shared/content/sprites.gen.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Heading } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { Scene } from '#client/ui/scenery/Scene.tsx';
import styles from './World.module.css';

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
        <Stack align="center" className={styles.notice}>
          <Scene name={scene} />
          <Heading level={2} size="title" id="connection-title">
            {title}
          </Heading>
          <p id="connection-hint">{hint}</p>
          {children}
          <Button size="large" ref={focusOnce} onClick={onAction}>
            {action}
          </Button>
        </Stack>
      </Panel>
    </div>
  );
}
