import {
  BookOpen,
  Blocks,
  ChevronDown,
  Clapperboard,
  Code2,
  Hourglass,
  Lock,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { clockText } from '#client/ui/video/clockText.ts';
import type { CurriculumLesson } from '#shared/contract/learning/courseClasses.ts';
import type { LessonContent } from '#shared/contract/learning/lessons.ts';
import { Shell } from '../../learning/frame/Shell.tsx';
import { courseTexts as texts } from './texts.ts';
import styles from './Curriculum.module.css';

const ICONS: Readonly<Record<LessonContent['contentType'], LucideIcon>> = {
  PROBLEM: Code2,
  VIDEO: Clapperboard,
  BLOCK: Blocks,
  DOCUMENT: BookOpen,
  PREPARING: Hourglass,
};

export interface CurriculumProps {
  readonly lessonList: readonly CurriculumLesson[];
  /** The page of a content; nothing can be opened where there is none. */
  readonly pathOf?: (lessonId: number, contentOnLessonId: number) => string;
  /** The lesson that is unfolded from the beginning. */
  readonly openLessonId?: number | undefined;
}

/** Sections with their lessons, each unfolding into its contents. */
export function Curriculum({ lessonList, pathOf, openLessonId }: CurriculumProps) {
  if (lessonList.length === 0) return <p className={styles.none}>{texts.noCurriculum}</p>;
  const openId = openLessonId ?? lessonList[0]?.lessonId;
  return (
    <>
      {sectionsOf(lessonList).map(({ title, lessons }) => (
        <section key={lessons[0]?.lesson.lessonId} className={styles.section} aria-label={title || undefined}>
          {title !== '' && <h3 className={styles.sectionTitle}>{title}</h3>}
          <ol className={styles.lessons}>
            {lessons.map(({ lesson, number }) => (
              <li key={lesson.lessonId}>
                <LessonFold
                  lesson={lesson}
                  number={number}
                  isOpen={lesson.lessonId === openId}
                  pathOf={pathOf}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

/** Lessons of one section name that follow each other, with their numbers in the whole. */
function sectionsOf(lessonList: readonly CurriculumLesson[]) {
  const sections: { title: string; lessons: { lesson: CurriculumLesson; number: number }[] }[] = [];
  for (const [index, lesson] of lessonList.entries()) {
    const last = sections.at(-1);
    const section = last?.title === lesson.sectionTitle ? last : { title: lesson.sectionTitle, lessons: [] };
    if (section !== last) sections.push(section);
    section.lessons.push({ lesson, number: index + 1 });
  }
  return sections;
}

function LessonFold({
  lesson,
  number,
  isOpen,
  pathOf,
}: {
  readonly lesson: CurriculumLesson;
  readonly number: number;
  readonly isOpen: boolean;
  readonly pathOf: CurriculumProps['pathOf'];
}) {
  const { lessonId, title, lock, contentList } = lesson;
  return (
    <details className={styles.lesson} open={isOpen}>
      <summary>
        <span className={styles.number}>{number}</span>
        <span className={styles.title}>
          <b>{title}</b>
          {lock !== null && (
            <span className={styles.lock}>
              <Lock aria-hidden="true" /> {texts.lock[lock]}
            </span>
          )}
        </span>
        <span className={styles.count}>
          {contentList.filter(({ checked }) => checked).length}/{contentList.length}
        </span>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </summary>
      <ul className={styles.contents}>
        {contentList.map((content) => (
          <li key={content.contentOnLessonId}>
            <ContentRow
              content={content}
              path={
                lock === null && content.contentType !== 'PREPARING'
                  ? pathOf?.(lessonId, content.contentOnLessonId)
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

function ContentRow({
  content,
  path,
}: {
  readonly content: LessonContent;
  readonly path: string | undefined;
}) {
  const { contentType, title, checked, comment } = content;
  const Icon = ICONS[contentType];
  const shownTitle = content.problemTitle ?? content.blockTitle ?? content.documentTitle;
  const isAgain = content.resetVersion > 0 && !content.resetSuccess;
  const body = (
    <>
      <Icon aria-hidden="true" className={styles.icon} />
      <span className={styles.words}>
        {title || shownTitle || texts.kinds[contentType]}
        {contentType === 'PREPARING' && comment !== '' && <small>{comment}</small>}
        {shownTitle && title && shownTitle !== title && <small>{shownTitle}</small>}
        {isAgain && <small className={styles.again}>{texts.solveAgain}</small>}
      </span>
      {content.difficulty !== null && <Difficulty level={content.difficulty} />}
      <span className={styles.kind}>
        {content.videoTime ? clockText(content.videoTime) : texts.kinds[contentType]}
      </span>
      <Shell state={checked ? 'done' : 'later'} size={24} mark={checked} />
      {checked && <VisuallyHidden>{texts.done}</VisuallyHidden>}
    </>
  );
  return path === undefined ? (
    <span className={styles.content} data-closed>
      {body}
    </span>
  ) : (
    <Link to={path} className={styles.content}>
      {body}
    </Link>
  );
}

/** One small shell for each step of difficulty. */
function Difficulty({ level }: { readonly level: number }) {
  return (
    <span className={styles.difficulty} role="img" aria-label={texts.difficulty(level)}>
      {Array.from({ length: level }, (_, index) => (
        <Shell key={index} state="violet" size={14} />
      ))}
    </span>
  );
}
