import { lazy, Suspense, useState } from 'react';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import type { MainPageSection, SectionKind } from '#shared/contract/channels/mainPages.ts';
import { useChannel } from '../frame/channelContext.ts';
import { Banner } from './sections/Banner.tsx';
import { CourseSection, WorksheetSection } from './sections/CourseSection.tsx';
import { NoticeSection, PostSection } from './sections/PostSections.tsx';
import { LinkSection, NextClassSection, WelcomeSection } from './sections/WordSections.tsx';
import styles from './MainPage.module.css';

const HomeworkSection = lazy(async () => ({
  default: (await import('./sections/HomeworkSection.tsx')).HomeworkSection,
}));
const OnlineSection = lazy(async () => ({
  default: (await import('./sections/OnlineSection.tsx')).OnlineSection,
}));
const StatisticsSection = lazy(async () => ({
  default: (await import('./sections/StatisticsSection.tsx')).StatisticsSection,
}));

interface MainPageViewProps {
  readonly sectionList: readonly MainPageSection[];
  readonly memberCount: number;
}

/** The sections that have nothing to show when the boards are switched off. */
const OF_BOARDS: ReadonlySet<SectionKind> = new Set(['NOTICES', 'RECENT_POSTS']);

/** The sections of a main page in their order; the same for members and for the preview of the editor. */
export function MainPageView({ sectionList, memberCount }: MainPageViewProps) {
  const { pluginMap } = useChannel();
  // Told by the section itself: what homework is made of comes with it, after the page.
  const [hasHomework, setHasHomework] = useState(false);
  const shown = sectionList.filter(({ kind }) => pluginMap.BOARD || !OF_BOARDS.has(kind));
  return (
    <div className={styles.sections}>
      {shown.map((section) => (
        <Section key={section.kind} {...{ section, memberCount, hasHomework }} onHomework={setHasHomework} />
      ))}
    </div>
  );
}

interface SectionProps {
  readonly section: MainPageSection;
  readonly memberCount: number;
  readonly hasHomework: boolean;
  readonly onHomework: (hasHomework: boolean) => void;
}

function Section({ section, memberCount, hasHomework, onHomework }: SectionProps) {
  switch (section.kind) {
    case 'BANNER':
      return <Banner banner={section} memberCount={memberCount} />;
    case 'NOTICES':
      return <NoticeSection />;
    case 'HOMEWORK':
      return (
        <Suspense fallback={<Loading />}>
          <HomeworkSection onDue={onHomework} />
        </Suspense>
      );
    case 'WELCOME':
      return <WelcomeSection words={section.words} />;
    case 'NEXT_CLASS':
      return <NextClassSection section={section} />;
    case 'ONLINE':
      return (
        <Suspense fallback={<Loading />}>
          <OnlineSection />
        </Suspense>
      );
    case 'COURSES':
      return <CourseSection hasHomework={hasHomework} />;
    case 'RECENT_POSTS':
      return <PostSection />;
    case 'WORKSHEETS':
      return <WorksheetSection />;
    case 'LINKS':
      return <LinkSection linkList={section.linkList} />;
    case 'STATISTICS':
      return (
        <Suspense fallback={<Loading />}>
          <StatisticsSection />
        </Suspense>
      );
  }
}
