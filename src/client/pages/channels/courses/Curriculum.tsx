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
  return (
    <ol className={styles.lessons}>
      {lessonList.map((lesson, index) => (
        <li key={lesson.lessonId}>
          <details
            className={styles.lesson}
            open={lesson.lessonId === (openLessonId ?? lessonList[0]?.lessonId)}
          >
            <summary>
              <span className={styles.number}>{index + 1}</span>
              <span className={styles.title}>
                <b>{lesson.title}</b>
                {lesson.lock !== null && (
                  <span className={styles.lock}>
                    <Lock aria-hidden="true" /> {texts.lock[lesson.lock]}
                  </span>
                )}
              </span>
              <span className={styles.count}>
                {lesson.contentList.filter(({ checked }) => checked).length}/{lesson.contentList.length}
              </span>
              <ChevronDown aria-hidden="true" className={styles.chevron} />
            </summary>
            <ul className={styles.contents}>
              {lesson.contentList.map((content) => (
                <li key={content.contentOnLessonId}>
                  <ContentRow
                    content={content}
                    path={
                      lesson.lock === null && content.contentType !== 'PREPARING'
                        ? pathOf?.(lesson.lessonId, content.contentOnLessonId)
                        : undefined
                    }
                  />
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ol>
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
  const body = (
    <>
      <Icon aria-hidden="true" className={styles.icon} />
      <span className={styles.words}>
        {title || texts.kinds[contentType]}
        {contentType === 'PREPARING' && comment !== '' && <small>{comment}</small>}
      </span>
      <span className={styles.kind}>{texts.kinds[contentType]}</span>
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
