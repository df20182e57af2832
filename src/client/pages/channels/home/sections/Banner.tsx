import { lazy, Suspense } from 'react';
import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import type { MainPageSection } from '#shared/contract/channels/mainPages.ts';
import { useChannel } from '../../frame/channelContext.ts';
import { homeTexts as texts } from '../texts.ts';
import styles from './Banner.module.css';

// The page does not wait for what dolls are drawn with.
const BannerDolls = lazy(async () => ({ default: (await import('./BannerDolls.tsx')).BannerDolls }));

interface BannerProps {
  readonly banner: Extract<MainPageSection, { kind: 'BANNER' }>;
  readonly memberCount: number;
}

/** The head of the main page: the sea in one of four lights, with the dolphin. */
export function Banner({ banner, memberCount }: BannerProps) {
  const { isMember } = useChannel();
  return (
    <header className={styles.banner} data-look={banner.look}>
      <svg className={styles.hills} viewBox="0 0 800 160" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 96C120 58 210 66 320 90s210 26 300-2 130-22 180-8v80H0Z" />
        <path d="M0 128c140-24 250-18 390-4s250 14 410-10v46H0Z" />
      </svg>
      <div className={styles.words}>
        <h1>{banner.title}</h1>
        {banner.words !== '' && <p>{banner.words}</p>}
        <p className={styles.count}>{texts.members(memberCount)}</p>
      </div>
      {isMember && (
        <Suspense fallback={null}>
          <BannerDolls />
        </Suspense>
      )}
      <Mascot sprite="dolphin" size={132} className={styles.dolphin} />
    </header>
  );
}
