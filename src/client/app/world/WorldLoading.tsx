import { useEffect, useState } from 'react';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { SeaBackdrop } from '#client/ui/scenery/SeaBackdrop.tsx';
import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import { useKeyName } from '#client/overlay/shell/useKeyName.ts';
import { useTouchDevice } from '#client/ui/keys/useTouchDevice.ts';
import { appTexts } from '../texts.ts';
import styles from './WorldLoading.module.css';

const TIP_MS = 4500;
const { keyTips, touchTips, tips: everyTips, loading } = appTexts.world;
/** As many for a finger as for keys, so that a tip keeps its number. */
const TIPS = { keys: [...keyTips, ...everyTips], touch: [...touchTips, ...everyTips] };
const COUNT = TIPS.keys.length;

export interface WorldLoadingProps {
  /** 0–1. */
  readonly progress: number;
  /** What is being fetched. */
  readonly label?: string;
}

/** The world's loading screen: progress and a tip. */
export function WorldLoading({ progress, label }: WorldLoadingProps) {
  const [tip, setTip] = useState(() => Math.floor(Math.random() * COUNT));

  const tips = useTouchDevice() ? TIPS.touch : TIPS.keys;
  const talkKey = useKeyName('talk');
  const [there, setThere] = useState(false);

  useEffect(() => {
    const timer = setInterval(() => setTip((current) => (current + 1) % COUNT), TIP_MS);
    return () => clearInterval(timer);
  }, []);

  const percent = Math.round(progress * 100);
  return (
    <main className={styles.scene}>
      <SeaBackdrop />
      <img
        className={styles.village}
        data-there={there || undefined}
        src="/ui/covers/loading.webp"
        alt=""
        onLoad={() => setThere(true)}
      />
      <div className={styles.middle}>
        <Mascot sprite="dolphin" size={190} />
        <h1 className={styles.title}>{loading}</h1>
        <div className={styles.bar}>
          <ProgressBar label={loading} value={percent} max={100} caption={`${percent}%`} />
        </div>
        <p className={styles.label} aria-live="polite">
          {label ?? ' '}
        </p>
        <p className={styles.tip} key={tip}>
          {tips[tip]?.replace('{talk}', talkKey)}
        </p>
      </div>
    </main>
  );
}
