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
import { Heading, Hint, Text } from '#client/ui/text/Text.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { clockText } from '#client/ui/video/clockText.ts';
import type { CurriculumLesson } from '#shared/contract/learning/courseClasses.ts';
import type { LessonContent } from '#shared/contract/learning/lessons.ts';
import { Shell } from '../../learning/frame/Shell.tsx';
import { courseTexts as texts } from './texts.ts';
import styles from './Courses.module.css';

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
  if (lessonList.length === 0) return <Text tone="soft">{texts.noCurriculum}</Text>;
  const openId = openLessonId ?? lessonList[0]?.lessonId;
  return (
    <>
      {sectionsOf(lessonList).map(({ title, lessons }) => (
        <Stack as="section" gap={3} key={lessons[0]?.lesson.lessonId} aria-label={title || undefined}>
          {title !== '' && (
            <Heading level={3} size="heading" tone="accent">
              {title}
            </Heading>
          )}
          <Stack as="ol" gap={3}>
            {lessons.map(({ lesson, number }) => (
              <Card as="li" key={lesson.lessonId} className={styles.fold}>
                <LessonFold
                  lesson={lesson}
                  number={number}
                  isOpen={lesson.lessonId === openId}
                  pathOf={pathOf}
                />
              </Card>
            ))}
          </Stack>
        </Stack>
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
        <Stack as="span" gap={0} grow>
          <Text as="b" size="heading">
            {title}
          </Text>
          {lock !== null && (
            <Row as="span" gap={2}>
              <Lock size={15} aria-hidden="true" />
              <Hint as="span">{texts.lock[lock]}</Hint>
            </Row>
          )}
        </Stack>
        <Text as="span" size="label" tone="soft">
          {contentList.filter(({ checked }) => checked).length}/{contentList.length}
        </Text>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </summary>
      <ul>
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
      <Icon size={20} aria-hidden="true" />
      <Stack as="span" gap={0} grow>
        {title || shownTitle || texts.kinds[contentType]}
        {[contentType === 'PREPARING' && comment, title && shownTitle !== title && shownTitle]
          .filter(Boolean)
          .map((words) => (
            <Hint as="small" key={String(words)}>
              {words}
            </Hint>
          ))}
        {isAgain && (
          <Text as="small" size="small" tone="accent">
            {texts.solveAgain}
          </Text>
        )}
      </Stack>
      {content.difficulty !== null && <Difficulty level={content.difficulty} />}
      <Hint as="span" className={styles.kind}>
        {content.videoTime ? clockText(content.videoTime) : texts.kinds[contentType]}
      </Hint>
      <Shell state={checked ? 'done' : 'later'} size={24} mark={checked} />
      {checked && <VisuallyHidden>{texts.done}</VisuallyHidden>}
    </>
  );
  return path === undefined ? (
    <span className={styles.row} data-closed>
      {body}
    </span>
  ) : (
    <Link to={path} className={styles.row}>
      {body}
    </Link>
  );
}

/** One small shell for each step of difficulty. */
function Difficulty({ level }: { readonly level: number }) {
  return (
    <Row as="span" gap={0} role="img" aria-label={texts.difficulty(level)}>
      {Array.from({ length: level }, (_, index) => (
        <Shell key={index} state="violet" size={14} />
      ))}
    </Row>
  );
}
