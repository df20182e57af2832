import { lazy, Suspense } from 'react';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import type { MainPageSection } from '#shared/contract/channels/mainPages.ts';
import { useChannel } from '../../frame/channelContext.ts';
import { homeTexts as texts } from '../texts.ts';
import styles from '../MainPage.module.css';

// The page does not wait for what dolls are drawn with.
const BannerDolls = lazy(async () => ({ default: (await import('./BannerDolls.tsx')).BannerDolls }));

/** Sky from top to bottom, and the hills behind and in front. */
const WATERS = {
  BEACH: { sky: '#b4f4ee, #6cc8ea', far: '#58b4de', near: '#f0d79c' },
  CORAL: { sky: '#c7f1ee, #8ed2e6', far: '#f2a5a0', near: '#e58078' },
  DEEP: { sky: '#7cc2ec, #4d8fd0', far: '#3f77b8', near: '#2f5f9b' },
  SUNSET: { sky: '#ffe3b0, #ffb79a', far: '#e9938c', near: '#c5727f' },
} as const satisfies Record<BannerProps['banner']['look'], unknown>;

interface BannerProps {
  readonly banner: Extract<MainPageSection, { kind: 'BANNER' }>;
  readonly memberCount: number;
}

/** The head of the main page: the sea in one of four lights, with the dolphin. */
export function Banner({ banner, memberCount }: BannerProps) {
  const { isMember } = useChannel();
  const { sky, far, near } = WATERS[banner.look];
  return (
    <header className={styles.banner} style={{ background: `linear-gradient(${sky})` }}>
      <svg className={styles.hills} viewBox="0 0 800 160" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 96C120 58 210 66 320 90s210 26 300-2 130-22 180-8v80H0Z" fill={far} />
        <path d="M0 128c140-24 250-18 390-4s250 14 410-10v46H0Z" fill={near} />
      </svg>
      <Stack gap={0} className={styles.words}>
        <Heading level={1} size="display">
          {banner.title}
        </Heading>
        {banner.words !== '' && <Text bold>{banner.words}</Text>}
        <Text size="label" tone="accent">
          {texts.members(memberCount)}
        </Text>
      </Stack>
      {isMember && (
        <Suspense fallback={null}>
          <BannerDolls />
        </Suspense>
      )}
      <Mascot sprite="dolphin" size={132} className={styles.dolphin} />
    </header>
  );
}
