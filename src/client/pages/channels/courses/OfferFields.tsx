import { Grid } from '#client/ui/layout/Stack.tsx';
import { Hint } from '#client/ui/text/Text.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import type { OfferChoices } from '#client/net/learning/courseClasses.ts';
import type { CourseClass } from '#shared/contract/learning/courseClasses.ts';
import { OfferDates } from './OfferDates.tsx';
import type { OfferForm, OfferProblems } from './offerForm.ts';
import { courseTexts } from './texts.ts';

const texts = courseTexts.form;

const optionsOf = <T extends string>(words: Readonly<Record<T, string>>) =>
  (Object.keys(words) as T[]).map((value) => ({ value, label: words[value] }));

type Course = OfferChoices['courseList'][number];
const nameOf = ({ title, seeded }: Course) => (seeded ? texts.ofProduct(title) : title);

/** The fields that staff fills in about a course class. */
export function OfferFields({
  form,
  choices,
  courseClass,
  problems,
  onChange: set,
}: {
  readonly form: OfferForm;
  readonly problems: OfferProblems;
  readonly choices: OfferChoices;
  /** The course class as it is stored; null for a new one. */
  readonly courseClass: CourseClass | null;
  readonly onChange: (change: Partial<OfferForm>) => void;
}) {
  // The class's own course stays a choice, also when nobody could choose it anew.
  const courseOptions =
    courseClass && !choices.courseList.some(({ courseId }) => courseId === courseClass.courseClassStorageId)
      ? [
          { courseId: courseClass.courseClassStorageId, title: texts.hiddenCourse, seeded: false },
          ...choices.courseList,
        ]
      : choices.courseList;
  const former = courseClass?.teacher;
  const teacherOptions =
    former && !choices.teacherList.some(({ userId }) => userId === former.userId)
      ? [former, ...choices.teacherList]
      : choices.teacherList;
  return (
    <>
      <SelectField
        label={texts.course}
        error={problems.courseId}
        options={[
          { value: '0', label: '—' },
          ...courseOptions.map((row) => ({ value: String(row.courseId), label: nameOf(row) })),
        ]}
        value={String(form.courseId)}
        onChange={(value) => {
          const row = choices.courseList.find((other) => String(other.courseId) === value);
          set({ courseId: Number(value), ...(form.title === '' && row && { title: row.title }) });
        }}
      />
      <Hint>{choices.courseList.length === 0 ? texts.noCourses : texts.courseHint}</Hint>
      <TextField
        label={texts.title}
        error={problems.title}
        value={form.title}
        maxLength={60}
        onChange={({ target }) => set({ title: target.value })}
      />
      <TextAreaField
        label={texts.content}
        error={problems.content}
        rows={4}
        value={form.content}
        maxLength={1000}
        onChange={({ target }) => set({ content: target.value })}
      />
      <Grid min={240} fill>
        <SelectField
          label={texts.teacher}
          error={problems.teacherId}
          options={teacherOptions.map(({ userId, nickname }) => ({ value: String(userId), label: nickname }))}
          value={String(form.teacherId)}
          onChange={(teacher) => set({ teacherId: Number(teacher) })}
        />
        <SelectField
          label={texts.level}
          options={optionsOf(courseTexts.levels)}
          value={form.level}
          onChange={(level) => set({ level: level as OfferForm['level'] })}
        />
        <SelectField
          label={texts.theme}
          options={optionsOf(texts.themes)}
          value={form.theme}
          onChange={(theme) => set({ theme: theme as OfferForm['theme'] })}
        />
        <SelectField
          label={texts.character}
          options={optionsOf(texts.characters)}
          value={form.character}
          onChange={(character) => set({ character: character as OfferForm['character'] })}
        />
        <SelectField
          label={texts.payment}
          options={optionsOf(texts.payments)}
          value={form.paymentType}
          onChange={(payment) => set({ paymentType: payment as OfferForm['paymentType'] })}
        />
        {form.paymentType !== 'FREE' && (
          <TextField
            label={texts.cost}
            error={problems.cost}
            inputMode="numeric"
            value={form.cost}
            maxLength={7}
            onChange={({ target }) => set({ cost: target.value.replaceAll(/\D/g, '') })}
          />
        )}
        <TextField
          label={texts.categories}
          error={problems.categories}
          value={form.categories}
          maxLength={80}
          onChange={({ target }) => set({ categories: target.value })}
        />
      </Grid>
      <TextField
        label={texts.contentTitle}
        error={problems.contentTitle}
        value={form.contentTitle}
        maxLength={60}
        onChange={({ target }) => set({ contentTitle: target.value })}
      />
      <Grid min={240} fill>
        {(['goals', 'subjects', 'goodPeople', 'prerequisite'] as const).map((name) => (
          <TextAreaField
            key={name}
            label={texts[name]}
            error={problems[name]}
            rows={4}
            value={form[name]}
            maxLength={1000}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        ))}
      </Grid>
      <TextAreaField
        label={texts.closing}
        error={problems.closing}
        rows={2}
        value={form.closing}
        maxLength={500}
        onChange={({ target }) => set({ closing: target.value })}
      />
      <OfferDates dates={form.dates} error={problems.dates} onDates={(dates) => set({ dates })} />
      <CheckBox
        label={texts.visible}
        checked={form.isVisible}
        onChange={({ target }) => set({ isVisible: target.checked })}
      />
    </>
  );
}
