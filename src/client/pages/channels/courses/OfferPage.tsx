import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate, useParams } from 'react-router';
import { courseClassQueries } from '#client/net/queries/courseClassQueries.ts';
import { lmsQueries } from '#client/net/queries/lmsQueries.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import {
  removeCourseClass,
  saveCourseClass,
  saveSchedules,
} from '#client/net/rest/learning/courseClasses.ts';
import { courseCalls } from '#client/net/rest/learning/lms.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { CourseClass, CourseClassSchedule } from '#shared/contract/learning/courseClasses.ts';
import { useChannel } from '../frame/channelContext.ts';
import { EMPTY_OFFER, formOf, inputOf, schedulesOf, type OfferForm } from './offerForm.ts';
import { courseTexts } from './texts.ts';
import styles from './OfferPage.module.css';

const texts = courseTexts.form;
const ID = /^[1-9]\d{0,8}$/;

/** Where staff offers a course as a course class, or changes one. */
export function OfferPage() {
  const { id, channelDomain, holds } = useChannel();
  const { courseClassId = '' } = useParams();
  const isNew = courseClassId === 'new';
  const isThere = ID.test(courseClassId);
  const one = useQuery({ ...courseClassQueries.one(id, Number(courseClassId)), enabled: isThere });
  const schedules = useQuery({
    ...courseClassQueries.schedules(id, Number(courseClassId)),
    enabled: isThere,
  });
  const back = <ButtonLink to={paths.channelCourses(channelDomain)}>{courseTexts.toCourses}</ButtonLink>;
  if (!holds('teacher') || !(isNew || isThere) || errorCodeOf(one.error) === 'RESOURCE_NOT_FOUND')
    return (
      <div className={styles.page}>
        <Panel>
          <EmptyState scene="lost" title={courseTexts.notFound}>
            {back}
          </EmptyState>
        </Panel>
      </div>
    );
  return (
    <div className={styles.page}>
      {back}
      {isNew ? (
        <Offer courseClass={null} schedules={[]} />
      ) : (
        <ListBody query={one} failed={courseTexts.failed}>
          {(courseClass) => (
            <ListBody query={schedules} failed={courseTexts.failed}>
              {(list) => <Offer key={courseClass.version} courseClass={courseClass} schedules={list} />}
            </ListBody>
          )}
        </ListBody>
      )}
    </div>
  );
}

const optionsOf = <T extends string>(words: Readonly<Record<T, string>>) =>
  (Object.keys(words) as T[]).map((value) => ({ value, label: words[value] }));

function Offer({
  courseClass,
  schedules,
}: {
  readonly courseClass: CourseClass | null;
  readonly schedules: readonly CourseClassSchedule[];
}) {
  const { id, channelDomain } = useChannel();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [form, setForm] = useState(() => (courseClass ? formOf(courseClass, schedules) : EMPTY_OFFER));
  const courses = useQuery(lmsQueries.list(courseCalls, id, { page: 1, query: '' }));
  const refresh = () => queries.invalidateQueries({ queryKey: courseClassQueries.all(id) });
  const set = (change: Partial<OfferForm>) => setForm((before) => ({ ...before, ...change }));
  const save = useMutation({
    mutationFn: async () => {
      const saved = await saveCourseClass(
        id,
        courseClass?.courseClassId ?? null,
        inputOf(form, courseClass?.version ?? 0),
      );
      await saveSchedules(id, saved.courseClassId, schedulesOf(form));
      return saved;
    },
    onSuccess: async ({ courseClassId }) => {
      showToast({ text: texts.saved, theme: 'success' });
      await navigate(paths.channelCourse(channelDomain, courseClassId));
      await refresh();
    },
  });
  const remove = useMutation({
    mutationFn: (courseClassId: number) => removeCourseClass(id, courseClassId),
    onSuccess: async () => {
      showToast({ text: texts.removed, theme: 'success' });
      await navigate(paths.channelCourses(channelDomain));
      await refresh();
    },
    onError: (error) =>
      showToast({
        text:
          errorCodeOf(error) === 'ALREADY_REFERENCED_CONTENT'
            ? texts.hasMembers
            : userMessageOf(error, texts.failed),
        theme: 'warning',
      }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save.mutate();
  };
  const isConflict = errorCodeOf(save.error) === 'CONTENT_CONFLICT';
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Panel title={courseClass ? courseTexts.change : courseTexts.offer} titleTone="sea" level={1}>
        <div className={styles.fields}>
          <ListBody
            query={courses}
            failed={courseTexts.failed}
            isEmpty={({ rows }) => rows.length === 0}
            empty={<p>{texts.noCourses}</p>}
          >
            {({ rows }) => (
              <SelectField
                label={texts.course}
                options={[
                  { value: '0', label: '—' },
                  ...rows.map((row) => ({ value: String(row.id), label: row.title })),
                ]}
                value={String(form.courseId)}
                onChange={(value) => {
                  const row = rows.find((other) => String(other.id) === value);
                  set({ courseId: Number(value), ...(form.title === '' && row && { title: row.title }) });
                }}
              />
            )}
          </ListBody>
          <TextField
            label={texts.title}
            value={form.title}
            maxLength={60}
            onChange={({ target }) => set({ title: target.value })}
          />
          <TextAreaField
            label={texts.content}
            rows={4}
            value={form.content}
            maxLength={1000}
            onChange={({ target }) => set({ content: target.value })}
          />
          <div className={styles.columns}>
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
                inputMode="numeric"
                value={form.cost}
                maxLength={7}
                onChange={({ target }) => set({ cost: target.value.replaceAll(/\D/g, '') })}
              />
            )}
            <TextField
              label={texts.categories}
              value={form.categories}
              maxLength={80}
              onChange={({ target }) => set({ categories: target.value })}
            />
          </div>
          <div className={styles.columns}>
            {(['goals', 'subjects', 'goodPeople', 'prerequisite'] as const).map((name) => (
              <TextAreaField
                key={name}
                label={texts[name]}
                rows={4}
                value={form[name]}
                maxLength={1000}
                onChange={({ target }) => set({ [name]: target.value })}
              />
            ))}
          </div>
          <TextAreaField
            label={texts.closing}
            rows={2}
            value={form.closing}
            maxLength={500}
            onChange={({ target }) => set({ closing: target.value })}
          />
          <Dates dates={form.dates} onDates={(dates) => set({ dates })} />
          <CheckBox
            label={texts.visible}
            checked={form.isVisible}
            onChange={({ target }) => set({ isVisible: target.checked })}
          />
          <FormMessage
            message={
              save.error ? (isConflict ? texts.conflict : userMessageOf(save.error, texts.failed)) : undefined
            }
          />
          <div className={styles.ways}>
            <Button type="submit" size="large" busy={save.isPending} disabled={form.courseId === 0}>
              {texts.save}
            </Button>
            {courseClass && (
              <Button
                tone="danger"
                busy={remove.isPending}
                onClick={() =>
                  openDialog('confirm', {
                    title: texts.removeTitle,
                    detail: texts.removeDetail,
                    confirmLabel: texts.remove,
                    danger: true,
                    onConfirm: () => remove.mutate(courseClass.courseClassId),
                  })
                }
              >
                {texts.remove}
              </Button>
            )}
          </div>
        </div>
      </Panel>
    </form>
  );
}

type DateRow = OfferForm['dates'][number];

function Dates({
  dates,
  onDates,
}: {
  readonly dates: readonly DateRow[];
  readonly onDates: (dates: readonly DateRow[]) => void;
}) {
  const change = (index: number, part: Partial<DateRow>) =>
    onDates(dates.map((one, at) => (at === index ? { ...one, ...part } : one)));
  return (
    <fieldset className={styles.dates}>
      <legend>{texts.dates}</legend>
      {dates.map((date, index) => (
        <div key={index} className={styles.date}>
          <TextField
            label={texts.date(index + 1)}
            type="datetime-local"
            value={date.at}
            onChange={({ target }) => change(index, { at: target.value })}
          />
          <TextField
            label={texts.minutes(index + 1)}
            type="number"
            min={10}
            max={600}
            value={date.minutes}
            onChange={({ target }) => change(index, { minutes: target.value })}
          />
          <IconButton
            label={texts.removeDate(index + 1)}
            icon={<Trash2 />}
            onClick={() => onDates(dates.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button
        tone="alt"
        icon={<Plus />}
        disabled={dates.length >= 100}
        onClick={() => onDates([...dates, { at: dates.at(-1)?.at ?? '', minutes: '50' }])}
      >
        {texts.addDate}
      </Button>
    </fieldset>
  );
}
