import { worksheetCalls, type WorksheetDraft } from '#client/net/learning/authoring/contentCalls.ts';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { COURSE_LEVELS } from '#shared/contract/learning/contentFields.ts';
import { CHARACTERS } from '#shared/contract/learning/lessons.ts';
import {
  MOST_WORKSHEET_COST,
  type StaffWorksheet,
} from '#shared/contract/learning/authoring/lmsWorksheets.ts';
import { draftOfLessons } from '../../lessons/lessonDraft.ts';
import { LessonListEditor } from '../../lessons/LessonListEditor.tsx';
import { lessonFaults } from '../../editor/contentFaults.ts';
import { ContentPage } from '../../editor/ContentPage.tsx';
import page from '../../editor/ContentPage.module.css';
import { lmsTexts } from '../../texts.ts';
import { worksheetTexts as texts } from './texts.ts';

const bodyOf = (worksheet: StaffWorksheet): WorksheetDraft => ({
  title: worksheet.title,
  content: worksheet.content,
  character: worksheet.character,
  level: worksheet.level,
  paymentType: worksheet.paymentType,
  cost: worksheet.cost,
  chapterList: draftOfLessons(worksheet.chapterList),
});

/** A worksheet as its staff makes it. */
export function WorksheetPage() {
  return (
    <ContentPage
      kind={worksheetCalls}
      bodyOf={bodyOf}
      fieldNames={texts.fields}
      faultsOf={({ chapterList }, body) => lessonFaults(body.chapterList, chapterList)}
    >
      {({ content, draft: { body, change } }) => (
        <>
          <LessonListEditor
            words="chapter"
            lessons={body.chapterList}
            saved={content.chapterList}
            onChange={(chapterList) => change((before) => ({ ...before, chapterList }))}
          />
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
                label={texts.payment}
                options={(['FREE', 'POINT'] as const).map((value) => ({
                  value,
                  label: texts.payments[value],
                }))}
                value={body.paymentType}
                onChange={(paymentType) => change((before) => ({ ...before, paymentType }))}
              />
              {body.paymentType === 'POINT' && (
                <TextField
                  label={texts.cost}
                  type="number"
                  min={0}
                  max={MOST_WORKSHEET_COST}
                  value={body.cost}
                  onChange={({ target }) =>
                    change((before) => ({
                      ...before,
                      cost: Math.min(MOST_WORKSHEET_COST, Math.max(0, Math.trunc(Number(target.value) || 0))),
                    }))
                  }
                />
              )}
            </div>
          </Panel>
        </>
      )}
    </ContentPage>
  );
}
