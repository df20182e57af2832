import { useEffect, useState } from 'react';
import { bindKey, resetKeyBindings } from '#client/net/localPreferences/keyBindings.ts';
import { controlStore } from '#client/stores/controlStore.ts';
import { Hint } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { keyLabel } from '#client/ui/keys/keyLabel.ts';
import { useKeyLayout } from '#client/ui/keys/useKeyLayout.ts';
import { useStore } from '#client/ui/useStore.ts';
import { EMOTES } from '#shared/content/emotes.ts';
import {
  emoteAction,
  HAND_ACTIONS,
  KEYS_PER_ACTION,
  WORLD_ACTIONS,
  type WorldAction,
} from '#shared/content/worldActions.ts';
import styles from './Settings.module.css';
import { shellTexts } from './texts.ts';

const texts = shellTexts.settings.keyTexts;

/** Keys of the browser, of the system, or for cancelling the choice. */
const RESERVED =
  /^(Escape|Tab|Meta|OS|ContextMenu|CapsLock|Lang|Hangul|Hanja|Convert|NonConvert|F\d|PrintScreen|Fn)/;

interface Choice {
  readonly action: WorldAction;
  readonly slot: number;
}

function actionName(action: WorldAction): string {
  const hand = HAND_ACTIONS.find((one) => one === action);
  if (hand !== undefined) return texts.actions[hand];
  return texts.emote(EMOTES.find(({ name }) => emoteAction(name) === action)?.label ?? '');
}

/** The keys of the world, with a way to change them. */
export function KeySettings() {
  const keys = useStore(controlStore, (state) => state.keys);
  const layout = useKeyLayout();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    if (choice === null) return;
    const stop = new AbortController();
    const onKey = (event: KeyboardEvent) => {
      // The press that chooses a key must not close a dialog or press a button.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.repeat) return;
      const { code } = event;
      if (code !== 'Escape' && (code === '' || RESERVED.test(code))) return setRefused(true);
      if (code !== 'Escape') bindKey({ ...choice, code });
      setRefused(false);
      setChoice(null);
    };
    window.addEventListener('keydown', onKey, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, [choice]);

  return (
    <section>
      <h3>{texts.title}</h3>
      <dl className={styles.keys}>
        {WORLD_ACTIONS.map((action) => (
          <div key={action}>
            <dt>{actionName(action)}</dt>
            <dd>
              {Array.from({ length: KEYS_PER_ACTION }, (_, slot) => {
                const code = keys[action][slot];
                const label = code === undefined ? texts.none : keyLabel(code, layout);
                const isChosen = choice?.action === action && choice.slot === slot;
                return (
                  <button
                    key={slot}
                    type="button"
                    className={styles.key}
                    aria-label={texts.change(actionName(action), slot + 1, label)}
                    aria-pressed={isChosen}
                    onClick={() => setChoice({ action, slot })}
                    onBlur={() => setChoice(null)}
                  >
                    {isChosen ? texts.press : label}
                  </button>
                );
              })}
            </dd>
          </div>
        ))}
      </dl>
      <Hint before={3} after={3} className={styles.note} role="status">
        {choice === null ? texts.gamepad : refused ? texts.refused : texts.pressNow}
      </Hint>
      <Button tone="alt" onClick={() => resetKeyBindings()}>
        {texts.reset}
      </Button>
    </section>
  );
}
