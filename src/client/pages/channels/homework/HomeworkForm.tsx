import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HOMEWORK_TARGETS, type Homework } from '#shared/contract/learning/homeworks.ts';
import { progressQueries } from '#client/net/learning/classProgress.ts';
import { groupQueries } from '#client/net/channels/groups.ts';
import { type HomeworkWish, useSaveHomework } from '#client/net/learning/homeworks.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import { Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint } from '#client/ui/text/Text.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '../frame/channelContext.ts';
import { MomentField } from './MomentField.tsx';
import { PupilPicker } from './PupilPicker.tsx';
import { isoOfMoment, seoulMoment, usualTimes, type SeoulMoment } from './seoulMoment.ts';
import { homeworkTexts } from './texts.ts';

const texts = homeworkTexts.form;
type TargetType = (typeof HOMEWORK_TARGETS)[number];

/** Gives a lesson or a content of it to do at home, or changes what was given. */
export function HomeworkForm({
  homework,
  onDone,
}: {
  readonly homework: Homework | null;
  readonly onDone: () => void;
}) {
  const { id } = useChannel();
  const [usual] = useState(() => usualTimes(new Date()));
  const [title, setTitle] = useState(homework?.title ?? '');
  const [words, setWords] = useState(homework?.content ?? '');
  const [about, setAbout] = useState<About>({
    lessonId: homework?.lessonId ?? null,
    contentOnLessonId: homework?.contentOnLessonId ?? null,
  });
  const [targetType, setTargetType] = useState<TargetType>(homework?.targetType ?? 'ALL');
  const [groupId, setGroupId] = useState(homework?.groupId ?? null);
  const [tagId, setTagId] = useState(homework?.tagId ?? null);
  const [memberIds, setMemberIds] = useState<readonly number[]>(homework?.memberIdList ?? []);
  const [opens, setOpens] = useState(homework ? seoulMoment(new Date(homework.opensAt)) : usual.opens);
  const [due, setDue] = useState(homework ? seoulMoment(new Date(homework.dueAt)) : usual.due);
  const wish = wishOf({ title, words, about, targetType, groupId, tagId, memberIds, opens, due });
  const { mutate, isPending } = useSaveHomework(
    { id, homeworkId: homework?.homeworkId ?? null },
    {
      onSuccess: () => {
        showToast({ text: homework ? texts.saved : texts.given, theme: 'success' });
        onDone();
      },
      onError: (error) => showToast({ text: userMessageOf(error, texts.failed), theme: 'warning' }),
    },
  );
  return (
    <Dialog
      title={homework ? texts.change : texts.make}
      footer={
        <Button busy={isPending} disabled={wish === null} onClick={() => wish && mutate(wish)}>
          {homework ? texts.save : texts.give}
        </Button>
      }
    >
      <Stack>
        <AboutFields about={about} isFixed={(homework?.handedInCount ?? 0) > 0} onChange={setAbout} />
        <TextField
          label={texts.name}
          value={title}
          maxLength={60}
          required
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextAreaField
          label={texts.words}
          value={words}
          rows={2}
          maxLength={1000}
          optional
          onChange={({ target }) => setWords(target.value)}
        />
        <ChoiceField
          label={texts.target}
          options={HOMEWORK_TARGETS.map((value) => ({ value, label: homeworkTexts.targets[value] }))}
          value={targetType}
          onChange={setTargetType}
        />
        <TargetFields {...{ targetType, groupId, tagId, setGroupId, setTagId }} />
        {targetType === 'MEMBERS' && <PupilPicker chosen={memberIds} onChange={setMemberIds} />}
        <Grid fill>
          <MomentField label={texts.opens} value={opens} onChange={setOpens} />
          <MomentField label={texts.due} value={due} onChange={setDue} />
        </Grid>
        <Hint>{texts.seoul}</Hint>
      </Stack>
    </Dialog>
  );
}

interface About {
  readonly lessonId: number | null;
  readonly contentOnLessonId: number | null;
}
interface Fields {
  readonly title: string;
  readonly words: string;
  readonly about: About;
  readonly targetType: TargetType;
  readonly groupId: number | null;
  readonly tagId: number | null;
  readonly memberIds: readonly number[];
  readonly opens: SeoulMoment;
  readonly due: SeoulMoment;
}

/** The wish that is sent; null while something is missing. */
function wishOf({
  title,
  words,
  about,
  targetType,
  groupId,
  tagId,
  memberIds,
  opens,
  due,
}: Fields): HomeworkWish | null {
  const [opensAt, dueAt] = [isoOfMoment(opens), isoOfMoment(due)];
  const target = targetOf({ targetType, groupId, tagId, memberIds });
  if (title.trim() === '' || about.lessonId === null || target === null || opensAt === null || dueAt === null)
    return null;
  const { lessonId, contentOnLessonId } = about;
  return { title, content: words, lessonId, contentOnLessonId, target, opensAt, dueAt };
}

function targetOf({
  targetType,
  groupId,
  tagId,
  memberIds,
}: Pick<Fields, 'targetType' | 'groupId' | 'tagId' | 'memberIds'>): HomeworkWish['target'] | null {
  switch (targetType) {
    case 'ALL':
      return { type: 'ALL' };
    case 'GROUP':
      return groupId === null ? null : { type: 'GROUP', groupId };
    case 'TAG':
      return tagId === null ? null : { type: 'TAG', tagId };
    case 'MEMBERS':
      return memberIds.length === 0 ? null : { type: 'MEMBERS', memberIdList: [...memberIds] };
  }
}

function AboutFields({
  about,
  isFixed,
  onChange,
}: {
  readonly about: About;
  /** Somebody has handed in: it stays about the same. */
  readonly isFixed: boolean;
  readonly onChange: (about: About) => void;
}) {
  const { id } = useChannel();
  const courses = useQuery(progressQueries.courses(id)).data ?? [];
  const [chosen, setChosen] = useState<number | null>(null);
  const courseId = chosen ?? courses[0]?.courseId ?? null;
  const lessons =
    useQuery({ ...progressQueries.lessons(id, courseId ?? 0), enabled: courseId !== null }).data ?? [];
  const lesson = lessons.find(({ lessonId }) => lessonId === about.lessonId);
  return (
    <Grid fill>
      <IdSelect
        label={texts.course}
        value={courseId}
        disabled={isFixed}
        options={courses.map((course) => ({ value: course.courseId, label: course.title }))}
        onChange={(value) => {
          setChosen(value);
          onChange({ lessonId: null, contentOnLessonId: null });
        }}
      />
      <IdSelect
        label={texts.lesson}
        value={about.lessonId}
        disabled={isFixed}
        empty={texts.choose}
        options={lessons.map(({ lessonId, title }) => ({ value: lessonId, label: title }))}
        onChange={(lessonId) => onChange({ lessonId, contentOnLessonId: null })}
      />
      <IdSelect
        label={texts.content}
        value={about.contentOnLessonId}
        disabled={isFixed || lesson === undefined}
        empty={texts.wholeLesson}
        options={(lesson?.contentList ?? []).map(({ contentOnLessonId, title }) => ({
          value: contentOnLessonId,
          label: title,
        }))}
        onChange={(contentOnLessonId) => onChange({ ...about, contentOnLessonId })}
      />
    </Grid>
  );
}

function TargetFields({
  targetType,
  groupId,
  tagId,
  setGroupId,
  setTagId,
}: Pick<Fields, 'targetType' | 'groupId' | 'tagId'> & {
  readonly setGroupId: (groupId: number | null) => void;
  readonly setTagId: (tagId: number | null) => void;
}) {
  const { id } = useChannel();
  const groups = useQuery(groupQueries.groups(id)).data ?? [];
  const tags = useQuery(groupQueries.tags(id)).data ?? [];
  if (targetType === 'GROUP')
    return (
      <IdSelect
        label={texts.group}
        value={groupId}
        empty={texts.choose}
        options={groups.map(({ channelGroupId, name }) => ({ value: channelGroupId, label: name }))}
        onChange={setGroupId}
      />
    );
  if (targetType === 'TAG')
    return (
      <IdSelect
        label={texts.tag}
        value={tagId}
        empty={texts.choose}
        options={tags.map((one) => ({ value: one.tagId, label: `#${one.tag}` }))}
        onChange={setTagId}
      />
    );
  return null;
}

/** One of several things by its id; null while none is chosen. */
function IdSelect({
  label,
  value,
  options,
  empty,
  disabled = false,
  onChange,
}: {
  readonly label: string;
  readonly value: number | null;
  readonly options: readonly { readonly value: number; readonly label: string }[];
  /** The words for none; without them one is always chosen. */
  readonly empty?: string;
  readonly disabled?: boolean;
  readonly onChange: (value: number | null) => void;
}) {
  return (
    <SelectField
      label={label}
      value={value === null ? '' : String(value)}
      disabled={disabled}
      options={[
        ...(empty === undefined ? [] : [{ value: '', label: empty }]),
        ...options.map((option) => ({ value: String(option.value), label: option.label })),
      ]}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
    />
  );
}
