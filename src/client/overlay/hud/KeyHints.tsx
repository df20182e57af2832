import { useStore } from 'zustand/react';
import { controlStore } from '#client/stores/controlStore.ts';
import { keyLabel } from '#client/ui/keys/keyLabel.ts';
import { useKeyLayout } from '#client/ui/keys/useKeyLayout.ts';
import type { WorldAction } from '#shared/content/worldActions.ts';
import { hudTexts } from './texts.ts';
import styles from './KeyHints.module.css';

const HINTS = [
  { actions: ['left', 'right'], does: hudTexts.walk },
  { actions: ['jump'], does: hudTexts.jump },
  { actions: ['up'], does: hudTexts.talk },
  { actions: ['chat'], does: hudTexts.chat },
] as const satisfies readonly { actions: readonly WorldAction[]; does: string }[];

/** The keys, for whoever has a keyboard. */
export function KeyHints() {
  const bound = useStore(controlStore, (facts) => facts.keys);
  const layout = useKeyLayout();
  return (
    <dl className={styles.hints} aria-label={hudTexts.keys}>
      {HINTS.map(({ actions, does }) => (
        <div key={does}>
          <dt>
            {actions.map((action) => (
              <kbd key={action}>{keyLabel(bound[action][0] ?? '', layout)}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
