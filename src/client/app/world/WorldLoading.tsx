import { useEffect, useState } from 'react';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { SeaBackdrop } from '#client/ui/scenery/SeaBackdrop.tsx';
import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import { useKeyName } from '#client/overlay/shell/useKeyName.ts';
import { useTouchDevice } from '#client/ui/keys/useTouchDevice.ts';
import { appTexts } from '../texts.ts';
import styles from './World.module.css';

const TIP_MS = 4500;
const { keyTips, touchTips, tips: everyTips, loading } = appTexts.world;
/** Both lists have the same length, so that a tip keeps its number. */
const TIPS = { keys: [...keyTips, ...everyTips], touch: [...touchTips, ...everyTips] };
const COUNT = TIPS.keys.length;

export interface WorldLoadingProps {
  /** 0–1. */
  readonly progress: number;
  /** Names the thing that is being fetched. */
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
      <Stack gap={3} align="center" className={styles.middle}>
        <Mascot sprite="dolphin" size={190} />
        <h1 className={styles.loadingTitle}>{loading}</h1>
        <div className={styles.wide}>
          <ProgressBar label={loading} value={percent} max={100} caption={`${percent}%`} />
        </div>
        <Text size="small" aria-live="polite">
          {label ?? ' '}
        </Text>
        <p className={styles.tip} key={tip}>
          {tips[tip]?.replace('{talk}', talkKey)}
        </p>
      </Stack>
    </main>
  );
}
