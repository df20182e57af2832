import type { LmsTab } from '#shared/contract/learning/authoring/kinds.ts';
import {
  Blocks,
  BookOpen,
  Clapperboard,
  Code2,
  ExternalLink,
  Eye,
  Hourglass,
  Plus,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { OrderedList } from '#client/ui/list/OrderedList.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import field from '#client/ui/form/Field.module.css';
import { CONTENT_TITLE_LENGTH } from '#shared/contract/learning/contentFields.ts';
import type { LessonContent } from '#shared/contract/learning/lessons.ts';
import type { StaffLesson } from '#shared/contract/learning/authoring/lmsLessons.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { VisibleChip } from '../editor/VisibleChip.tsx';
import { newLesson, type DraftContent, type DraftLesson } from './lessonDraft.ts';
import styles from './LessonList.module.css';
import { lessonTexts as texts } from './texts.ts';

const AddContentDialog = lazy(async () => ({
  default: (await import('./AddContentDialog.tsx')).AddContentDialog,
}));

const ICONS: Readonly<Record<LessonContent['contentType'], LucideIcon>> = {
  PROBLEM: Code2,
  VIDEO: Clapperboard,
  BLOCK: Blocks,
  DOCUMENT: BookOpen,
  PREPARING: Hourglass,
};
const TABS: Readonly<Partial<Record<LessonContent['contentType'], LmsTab>>> = {
  VIDEO: 'videos',
  BLOCK: 'blocks',
  DOCUMENT: 'documents',
};

export interface LessonListEditorProps {
  /** How the lessons are called: those of a worksheet are chapters. */
  readonly words: 'lesson' | 'chapter';
  readonly lessons: readonly DraftLesson[];
  readonly onChange: (lessons: DraftLesson[]) => void;
  /** The lessons as the server knows them: with ids to look at, and what pupils may see. */
  readonly saved: readonly StaffLesson[];
}

/** Lessons and what they show, both in an order that is dragged or typed. */
export function LessonListEditor({ words, lessons, onChange, saved }: LessonListEditorProps) {
  const [adding, setAdding] = useState<string | null>(null);
  const own = texts[words];
  const change = (key: string, next: Partial<DraftLesson>) =>
    onChange(lessons.map((lesson) => (lesson.key === key ? { ...lesson, ...next } : lesson)));
  const add = (content: DraftContent) =>
    onChange(
      lessons.map((lesson) =>
        lesson.key === adding ? { ...lesson, contentList: [...lesson.contentList, content] } : lesson,
      ),
    );
  return (
    <div data-field="lessonList">
      <Panel title={own.heading} titleTone="sea">
        <Text size="small" tone="soft">
          {lessons.length === 0 ? own.none : own.hint}
        </Text>
        <OrderedList
          items={lessons}
          keyOf={({ key }) => key}
          nameOf={({ title }) => title}
          onChange={(next) => onChange([...next])}
        >
          {(lesson, index, { grip, arrows }) => (
            <>
              <Cluster gap={2}>
                {grip}
                <span className={styles.number}>{index + 1}</span>
                <input
                  className={field.input}
                  aria-label={`${own.heading} ${index + 1} ${texts.title}`}
                  value={lesson.title}
                  maxLength={CONTENT_TITLE_LENGTH}
                  onChange={({ target }) => change(lesson.key, { title: target.value })}
                />
                {arrows}
                <Preview lesson={saved.find(({ key }) => key === lesson.key)} title={lesson.title} />
                <IconButton
                  label={texts.remove(lesson.title)}
                  icon={<Trash2 />}
                  onClick={() => onChange(lessons.filter(({ key }) => key !== lesson.key))}
                />
              </Cluster>
              <Stack gap={3}>
                <input
                  className={field.input}
                  aria-label={`${lesson.title} ${texts.section}`}
                  placeholder={texts.section}
                  value={lesson.sectionTitle}
                  maxLength={CONTENT_TITLE_LENGTH}
                  onChange={({ target }) => change(lesson.key, { sectionTitle: target.value })}
                />
                <input
                  className={field.input}
                  aria-label={`${lesson.title} ${texts.description}`}
                  placeholder={texts.description}
                  value={lesson.description}
                  maxLength={500}
                  onChange={({ target }) => change(lesson.key, { description: target.value })}
                />
                <OrderedList
                  items={lesson.contentList}
                  keyOf={({ key }) => key}
                  nameOf={({ title }) => title}
                  className={styles.contents}
                  onChange={(next) => change(lesson.key, { contentList: [...next] })}
                >
                  {(content, place, parts) => (
                    <ContentRow
                      content={content}
                      saved={saved}
                      parts={parts}
                      onChange={(next) =>
                        change(lesson.key, { contentList: lesson.contentList.with(place, next) })
                      }
                      onRemove={() =>
                        change(lesson.key, { contentList: lesson.contentList.toSpliced(place, 1) })
                      }
                    />
                  )}
                </OrderedList>
                <Button
                  tone="alt"
                  icon={<Plus />}
                  aria-label={texts.addContentTo(lesson.title)}
                  onClick={() => setAdding(lesson.key)}
                >
                  {texts.addContent}
                </Button>
              </Stack>
            </>
          )}
        </OrderedList>
        <Row>
          <Button
            tone="sea"
            icon={<Plus />}
            onClick={() =>
              onChange([
                ...lessons,
                newLesson(own.untitled(lessons.length + 1), lessons.at(-1)?.sectionTitle),
              ])
            }
          >
            {own.add}
          </Button>
        </Row>
        <LocalDialog open={adding !== null} onClose={() => setAdding(null)}>
          <Suspense>
            <AddContentDialog onAdd={add} />
          </Suspense>
        </LocalDialog>
      </Panel>
    </div>
  );
}

function ContentRow({
  content,
  saved,
  parts: { grip, arrows },
  onChange,
  onRemove,
}: {
  readonly content: DraftContent;
  readonly saved: readonly StaffLesson[];
  readonly parts: { readonly grip: ReactNode; readonly arrows: ReactNode };
  readonly onChange: (content: DraftContent) => void;
  readonly onRemove: () => void;
}) {
  const { channelDomain } = useChannel();
  const { contentType, contentId, title, comment } = content;
  const Icon = ICONS[contentType];
  const known = saved.flatMap(({ contentList }) => contentList).find(({ key }) => key === content.key);
  const tab = TABS[contentType];
  const draftId = known?.draftId ?? null;
  const editor = tab
    ? paths.channelLmsItem(channelDomain, tab, contentId)
    : draftId !== null && paths.channelLmsItem(channelDomain, 'problems', draftId);
  return (
    <div className={styles.content} data-field={`lessonList.${content.key}`}>
      {grip}
      <span className={styles.type}>
        <Icon aria-hidden="true" />
        <span>{texts.types[contentType]}</span>
      </span>
      <input
        className={field.input}
        aria-label={texts.contentTitle(title)}
        value={title}
        maxLength={CONTENT_TITLE_LENGTH}
        onChange={({ target }) => onChange({ ...content, title: target.value })}
      />
      {known?.visibleState === 'INVISIBLE' && <VisibleChip state="INVISIBLE" />}
      {arrows}
      {editor && (
        <Link className={styles.link} to={editor} aria-label={texts.open(title)}>
          <ExternalLink aria-hidden="true" />
        </Link>
      )}
      <IconButton label={texts.remove(title)} icon={<Trash2 />} onClick={onRemove} />
      {contentType === 'PREPARING' && (
        <input
          className={`${field.input} ${styles.comment}`}
          aria-label={`${title} ${texts.comment}`}
          placeholder={texts.comment}
          value={comment}
          maxLength={200}
          onChange={({ target }) => onChange({ ...content, comment: target.value })}
        />
      )}
    </div>
  );
}

/** To the lesson as its pupils have it, once there is something in it. */
function Preview({ lesson, title }: { readonly lesson: StaffLesson | undefined; readonly title: string }) {
  const { channelDomain } = useChannel();
  const [first] = lesson?.contentList ?? [];
  if (!lesson || !first) return null;
  return (
    <Link
      className={styles.link}
      to={paths.channelContent(channelDomain, lesson.lessonId, first.contentOnLessonId)}
      aria-label={texts.previewOf(title)}
    >
      <Eye aria-hidden="true" />
    </Link>
  );
}
