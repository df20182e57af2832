import '@fontsource/jetbrains-mono/latin-500.css';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, NotebookText, SearchX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classQueries } from '#client/net/queries/classQueries.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '../frame/channelContext.ts';
import { SectionBody } from '../home/sections/Section.tsx';
import { StatisticsSection } from '../home/sections/StatisticsSection.tsx';
import { HomeworkCard } from '../homework/GivenHomeworkPage.tsx';
import homeworkStyles from '../homework/Homework.module.css';
import { Mistake } from '../progress/Mistake.tsx';
import { MatrixPanel } from '../progress/ProgressPage.tsx';
import panel from '../progress/ProgressPage.module.css';
import { useClassFilter } from '../progress/useClassFilter.ts';
import { HandsPanel } from './HandsPanel.tsx';
import { overviewTexts as texts } from './texts.ts';
import styles from './ClassOverviewPage.module.css';

/** For teachers, during a lesson: who waits for help, how far everybody is, and where most go wrong. */
export function ClassOverviewPage() {
  return (
    <div className={styles.page}>
      <div className={styles.wide}>
        <MatrixPanel />
        <CommonestMistake />
        <StatisticsSection />
      </div>
      <div className={styles.side}>
        <HandsPanel />
        <NextHomework />
      </div>
    </div>
  );
}

/** The one mistake of today in which most pupils got stuck. */
function CommonestMistake() {
  const { id, channelDomain } = useChannel();
  const { filter } = useClassFilter();
  const errors = useQuery(classQueries.errors(id, { ...filter, days: '1' }));
  return (
    <Panel
      icon={SearchX}
      title={texts.mistake.title}
      allAt={paths.channelMistakes(channelDomain)}
      all={texts.mistake.all}
    >
      <SectionBody query={errors}>
        {([first]) =>
          first ? <Mistake group={first} /> : <p className={styles.quiet}>{texts.mistake.empty}</p>
        }
      </SectionBody>
    </Panel>
  );
}

const MOST_SHOWN = 3;

function NextHomework() {
  const { id, channelDomain } = useChannel();
  const homework = useQuery(classQueries.homeworks(id, 1));
  return (
    <Panel
      icon={NotebookText}
      title={texts.homework.title}
      allAt={paths.channelGivenHomework(channelDomain)}
      all={texts.homework.all}
    >
      <SectionBody query={homework}>
        {({ homeworkList }) =>
          homeworkList.length === 0 ? (
            <p className={styles.quiet}>{texts.homework.empty}</p>
          ) : (
            <ul className={homeworkStyles.cards}>
              {homeworkList.slice(0, MOST_SHOWN).map((one) => (
                <HomeworkCard key={one.homeworkId} homework={one} />
              ))}
            </ul>
          )
        }
      </SectionBody>
    </Panel>
  );
}

function Panel({
  icon: Icon,
  title,
  allAt,
  all,
  children,
}: {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly allAt: string;
  readonly all: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={panel.panel} aria-label={title}>
      <header className={panel.head}>
        <h2>
          <Icon aria-hidden="true" />
          {title}
        </h2>
        <Link to={allAt} className={styles.all} aria-label={`${title}: ${all}`}>
          {all}
          <ChevronRight aria-hidden="true" />
        </Link>
      </header>
      {children}
    </section>
  );
}
