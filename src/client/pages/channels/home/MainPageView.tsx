import type { MainPageSection } from '#shared/contract/channels/mainPages.ts';
import { Banner } from './sections/Banner.tsx';
import { CourseSection, WorksheetSection } from './sections/CourseSection.tsx';
import { NoticeSection, PostSection } from './sections/PostSections.tsx';
import { OnlineSection } from './sections/OnlineSection.tsx';
import { StatisticsSection } from './sections/StatisticsSection.tsx';
import { LinkSection, NextClassSection, WelcomeSection } from './sections/WordSections.tsx';
import styles from './ChannelHomePage.module.css';

interface MainPageViewProps {
  readonly sectionList: readonly MainPageSection[];
  readonly memberCount: number;
}

/** The sections of a main page in their order; the same for members and for the preview of the editor. */
export function MainPageView({ sectionList, memberCount }: MainPageViewProps) {
  return (
    <div className={styles.sections}>
      {sectionList.map((section) => (
        <Section key={section.kind} section={section} memberCount={memberCount} />
      ))}
    </div>
  );
}

function Section({
  section,
  memberCount,
}: {
  readonly section: MainPageSection;
  readonly memberCount: number;
}) {
  switch (section.kind) {
    case 'BANNER':
      return <Banner banner={section} memberCount={memberCount} />;
    case 'NOTICES':
      return <NoticeSection />;
    case 'WELCOME':
      return <WelcomeSection words={section.words} />;
    case 'NEXT_CLASS':
      return <NextClassSection section={section} />;
    case 'ONLINE':
      return <OnlineSection />;
    case 'COURSES':
      return <CourseSection />;
    case 'RECENT_POSTS':
      return <PostSection />;
    case 'WORKSHEETS':
      return <WorksheetSection />;
    case 'LINKS':
      return <LinkSection linkList={section.linkList} />;
    case 'STATISTICS':
      return <StatisticsSection />;
  }
}
