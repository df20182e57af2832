import { Fragment } from 'react';
import { controlStore } from '#client/stores/controlStore.ts';
import { keyLabel } from '#client/ui/keys/keyLabel.ts';
import { useKeyLayout } from '#client/ui/keys/useKeyLayout.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { WorldAction } from '#shared/content/worldActions.ts';
import { hudTexts } from './texts.ts';
import styles from './Hud.module.css';

interface Hint {
  readonly actions: readonly WorldAction[];
  /** Text between the first key and the last. */
  readonly between?: string;
  readonly does: string;
  /** The screens that have room for it; all where it is left out. */
  readonly on?: 'wide' | 'widest';
}

const HINTS: readonly Hint[] = [
  { actions: ['left', 'right'], does: hudTexts.walk },
  { actions: ['jump'], does: hudTexts.jump },
  { actions: ['talk'], does: hudTexts.talk },
  { actions: ['chat'], does: hudTexts.chat, on: 'wide' },
  { actions: ['emote.HELLO', 'emote.SIT'], between: '~', does: hudTexts.emotes, on: 'widest' },
];

/** The keys, on devices with a keyboard. */
export function KeyHints() {
  const bound = useStore(controlStore, (state) => state.keys);
  const layout = useKeyLayout();
  return (
    <dl className={styles.hints} aria-label={hudTexts.keys}>
      {HINTS.map(({ actions, between, does, on }) => (
        <div key={does} data-on={on}>
          <dt>
            {actions.map((action, index) => (
              <Fragment key={action}>
                {index > 0 && between}
                <kbd>{keyLabel(bound[action][0] ?? '', layout)}</kbd>
              </Fragment>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
