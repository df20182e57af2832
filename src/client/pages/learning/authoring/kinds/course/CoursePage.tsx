import { courseCalls, type CourseDraft } from '#client/net/learning/authoring/contentCalls.ts';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { Switch } from '#client/ui/form/Switch.tsx';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import {
  CONTENT_TITLE_LENGTH,
  COURSE_LEVELS,
  COURSE_THEMES,
} from '#shared/contract/learning/contentFields.ts';
import { CHARACTERS } from '#shared/contract/learning/lessons.ts';
import type { StaffCourse } from '#shared/contract/learning/authoring/lmsCourses.ts';
import { draftOfLessons } from '../../lessons/lessonDraft.ts';
import { LessonListEditor } from '../../lessons/LessonListEditor.tsx';
import { lessonFaults } from '../../editor/contentFaults.ts';
import { ContentPage } from '../../editor/ContentPage.tsx';
import page from '../../editor/ContentPage.module.css';
import type { ContentDraft } from '../../editor/useContentDraft.ts';
import { lmsTexts } from '../../texts.ts';
import { courseTexts as texts } from './texts.ts';

const bodyOf = (course: StaffCourse): CourseDraft => ({
  title: course.title,
  content: course.content,
  character: course.character,
  level: course.level,
  theme: course.theme,
  introUsed: course.introUsed,
  contentTitle: course.contentTitle,
  courseStorageAchievementList: course.courseStorageAchievementList,
  courseStorageSubjectList: course.courseStorageSubjectList,
  courseStorageGoodPeopleList: course.courseStorageGoodPeopleList,
  prerequisiteKnowledgeList: course.prerequisiteKnowledgeList,
  closingContent: course.closingContent,
  inOrder: course.inOrder,
  enrolmentRequired: course.enrolmentRequired,
  lessonList: draftOfLessons(course.lessonList),
});

/** A course as its staff makes it. */
export function CoursePage() {
  return (
    <ContentPage
      kind={courseCalls}
      bodyOf={bodyOf}
      fieldNames={texts.fields}
      faultsOf={({ lessonList }, body) => lessonFaults(body.lessonList, lessonList)}
    >
      {({ content, draft }) => (
        <>
          <LessonListEditor
            words="lesson"
            lessons={draft.body.lessonList}
            saved={content.lessonList}
            onChange={(lessonList) => draft.change((before) => ({ ...before, lessonList }))}
          />
          <About draft={draft} />
          <Rules draft={draft} />
          <Intro draft={draft} />
        </>
      )}
    </ContentPage>
  );
}

interface PartProps {
  readonly draft: ContentDraft<CourseDraft>;
}

function About({ draft: { body, change } }: PartProps) {
  return (
    <Panel title={texts.about} titleTone="sea">
      <div className={page.columns}>
        <TextAreaField
          label={texts.content}
          rows={4}
          maxLength={2000}
          value={body.content}
          onChange={({ target }) => change((before) => ({ ...before, content: target.value }))}
        />
        <ChoiceField
          label={lmsTexts.level}
          options={COURSE_LEVELS.map((value) => ({ value, label: lmsTexts.levels[value] }))}
          value={body.level}
          onChange={(level) => change((before) => ({ ...before, level }))}
        />
        <ChoiceField
          label={lmsTexts.character}
          options={CHARACTERS.map((value) => ({ value, label: lmsTexts.characters[value] }))}
          value={body.character}
          onChange={(character) => change((before) => ({ ...before, character }))}
        />
        <ChoiceField
          label={texts.theme}
          options={COURSE_THEMES.map((value) => ({ value, label: texts.themes[value] }))}
          value={body.theme}
          onChange={(theme) => change((before) => ({ ...before, theme }))}
        />
      </div>
    </Panel>
  );
}

function Rules({ draft: { body, change } }: PartProps) {
  return (
    <Panel title={texts.rules} titleTone="sea">
      <Switch
        label={`${texts.inOrder} — ${texts.inOrderHint}`}
        checked={body.inOrder}
        onChange={(inOrder) => change((before) => ({ ...before, inOrder }))}
      />
      <Switch
        label={`${texts.enrolmentRequired} — ${texts.enrolmentRequiredHint}`}
        checked={body.enrolmentRequired}
        onChange={(enrolmentRequired) => change((before) => ({ ...before, enrolmentRequired }))}
      />
    </Panel>
  );
}

type ListName = keyof typeof texts.lists;

function Intro({ draft: { body, change } }: PartProps) {
  return (
    <Panel title={texts.intro} titleTone="sea">
      <Switch
        label={texts.introUsed}
        checked={body.introUsed}
        onChange={(introUsed) => change((before) => ({ ...before, introUsed }))}
      />
      {body.introUsed && (
        <div className={page.columns}>
          <TextField
            label={texts.contentTitle}
            maxLength={CONTENT_TITLE_LENGTH}
            value={body.contentTitle}
            onChange={({ target }) => change((before) => ({ ...before, contentTitle: target.value }))}
          />
          {(Object.keys(texts.lists) as ListName[]).map((name) => (
            <TextAreaField
              key={name}
              label={texts.lists[name]}
              hint={texts.oneALine}
              rows={4}
              value={body[name].join('\n')}
              onChange={({ target }) => change((before) => ({ ...before, [name]: target.value.split('\n') }))}
            />
          ))}
          <TextAreaField
            label={texts.closingContent}
            rows={4}
            maxLength={2000}
            value={body.closingContent}
            onChange={({ target }) => change((before) => ({ ...before, closingContent: target.value }))}
          />
        </div>
      )}
    </Panel>
  );
}
