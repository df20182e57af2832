import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { loadCaptions } from '#client/net/device/captions.ts';
import { captionStore } from '#client/stores/captionStore.ts';
import { onSound } from '#client/ui/sound/heardSounds.ts';
import { addCaption, withoutCaption, type Caption } from './captionList.ts';
import { captionOf } from './captionOf.ts';
import styles from './SoundCaptions.module.css';

/** Sounds as words in a corner, for who does not hear them. A screen reader has its own news. */
export function SoundCaptions() {
  const isOn = useStore(captionStore, (facts) => facts.isOn);
  useEffect(() => loadCaptions(), []);
  return isOn && <CaptionList />;
}

const SHOWN_MS = 2800;

function CaptionList() {
  const [captions, setCaptions] = useState<readonly Caption[]>([]);

  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let lastKey = 0;
    const stop = onSound((sound) => {
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
