import {
  BookOpen,
  CalendarDays,
  Flame,
  NotebookText,
  Puzzle,
  Shell,
  Star,
  type LucideIcon,
} from 'lucide-react';
import { Avatar } from '#client/ui/avatar/Avatar.tsx';
import type { MemberReport } from '#shared/contract/learning/memberReports.ts';
import { dayText, reportTexts as texts } from './texts.ts';
import styles from './Report.module.css';

/** One sheet of A4: what a child learned, and what its teacher says. Of nobody else, and no ranks. */
export function ReportSheet({ report }: { readonly report: MemberReport }) {
  const { nickname, channelName, itemIdList, asOf, courseList, words, wordsBy, homework } = report;
  const facts: readonly (readonly [LucideIcon, string, string])[] = [
    [CalendarDays, texts.days, texts.dayCount(report.recentDayCount)],
    [Flame, texts.streak, texts.dayCount(report.longestStreak)],
    [Puzzle, texts.problems, texts.count(report.problemCount)],
    [BookOpen, texts.documents, texts.count(report.documentCount)],
    [Shell, texts.shells, texts.count(report.point)],
    [Star, texts.level, String(report.level)],
    [NotebookText, texts.homework, texts.of(homework.handedInCount, homework.givenCount)],
  ];
  return (
    <article className={styles.sheet} aria-labelledby="report-title">
      <header className={styles.top}>
        <Avatar nickname={nickname} itemIdList={itemIdList} size="large" />
        <div>
          <h1 id="report-title">{texts.title(nickname)}</h1>
          <p>
            {channelName} · {texts.asOf(dayText(asOf))}
          </p>
        </div>
      </header>
      <dl className={styles.facts} aria-label={texts.facts}>
        {facts.map(([Icon, label, value]) => (
          <div key={label}>
            <Icon aria-hidden="true" />
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h2>{texts.learned}</h2>
        {courseList.length === 0 && <p>{texts.nothing}</p>}
        {courseList.map(({ courseId, title, lessonList }) => (
          <div key={courseId} className={styles.course}>
            <h3>{title}</h3>
            <ul>
              {lessonList.map(({ lessonId, title: name, checkedCount, contentCount }) => (
                <li key={lessonId}>
                  <span>{name}</span>
                  <small>
                    {checkedCount === contentCount ? texts.done : texts.underWay(checkedCount, contentCount)}
                  </small>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <section className={styles.words}>
        <h2>{texts.words}</h2>
        <p>{words === '' ? texts.noWords : words}</p>
        {words !== '' && wordsBy !== '' && <p className={styles.by}>{texts.wordsBy(wordsBy)}</p>}
      </section>
    </article>
  );
}
