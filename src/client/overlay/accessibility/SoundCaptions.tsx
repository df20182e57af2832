import { useEffect, useState } from 'react';
import { loadCaptions } from '#client/net/localPreferences/captions.ts';
import { captionStore } from '#client/stores/captionStore.ts';
import { onSoundCaption } from '#client/ui/sound/soundCaptionEvents.ts';
import { useStore } from '#client/ui/useStore.ts';
import { addCaption, withoutCaption, type Caption } from './captionList.ts';
import { captionOf } from './captionOf.ts';
import styles from './Accessibility.module.css';

/** Captions of sounds, for deaf players. Hidden from screen readers, which have announcements of their own. */
export function SoundCaptions() {
  const isOn = useStore(captionStore, (state) => state.isOn);
  useEffect(() => loadCaptions(), []);
  return isOn && <CaptionList />;
}

const SHOWN_MS = 2800;

function CaptionList() {
  const [captions, setCaptions] = useState<readonly Caption[]>([]);

  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let lastKey = 0;
    const stop = onSoundCaption((sound) => {
      const text = captionOf(sound);
      if (text === null) return;
      lastKey += 1;
      const caption = { key: lastKey, text };
      setCaptions((shown) => addCaption(shown, caption));
      const timer = setTimeout(() => {
        timers.delete(timer);
        setCaptions((shown) => withoutCaption(shown, caption.key));
      }, SHOWN_MS);
      timers.add(timer);
    });
    return () => {
      stop();
      timers.forEach((timer) => clearTimeout(timer));
    };
  }, []);

  return (
    <ul className={styles.captions} aria-hidden="true">
      {captions.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}
