/** Pure: what the form of a course class holds, and what of it is sent. */
import {
  courseClassBodySchema,
  type CourseClass,
  type CourseClassInput,
  type CourseClassSchedule,
  type ScheduleInput,
} from '#shared/contract/learning/courseClasses.ts';
import { isoOfSeoulInput, seoulInputOf } from '#shared/time/seoulFormat.ts';

export interface OfferForm {
  readonly courseId: number;
  /** 0 once the account of the teacher is gone. */
  readonly teacherId: number;
  readonly title: string;
  readonly content: string;
  readonly level: NonNullable<CourseClassInput['level']>;
  readonly theme: NonNullable<CourseClassInput['theme']>;
  readonly character: NonNullable<CourseClassInput['character']>;
  readonly paymentType: NonNullable<CourseClassInput['paymentType']>;
  readonly cost: string;
  readonly categories: string;
  readonly contentTitle: string;
  readonly goals: string;
  readonly subjects: string;
  readonly goodPeople: string;
  readonly prerequisite: string;
  readonly closing: string;
  readonly isVisible: boolean;
  /** The dates as an input of date and time holds them, in Seoul. */
  readonly dates: readonly { readonly at: string; readonly title: string; readonly minutes: string }[];
}

export const EMPTY_OFFER: OfferForm = {
  ...{
    courseId: 0,
    teacherId: 0,
    title: '',
    content: '',
    level: 'BEGINNER',
    theme: 'SEA',
    character: 'DOLPHIN',
  },
  ...{ paymentType: 'FREE', cost: '0', categories: '', goals: '', subjects: '', goodPeople: '' },
  ...{ contentTitle: '', prerequisite: '', closing: '', isVisible: false, dates: [] },
};

export function formOf(one: CourseClass, schedules: readonly CourseClassSchedule[]): OfferForm {
  return {
    courseId: one.courseClassStorageId,
    teacherId: one.teacher?.userId ?? 0,
    title: one.title,
    content: one.content,
    level: one.level,
    theme: one.theme,
    character: one.character,
    paymentType: one.paymentType,
    cost: String(one.cost),
    categories: one.categoryList.map(({ name }) => name).join(', '),
    contentTitle: one.contentTitle,
    goals: one.courseStorageAchievementList.join('\n'),
    subjects: one.courseStorageSubjectList.join('\n'),
    goodPeople: one.courseStorageGoodPeopleList.join('\n'),
    prerequisite: one.prerequisiteKnowledgeList.join('\n'),
    closing: one.closingContent,
    isVisible: one.visibleState === 'VISIBLE',
    dates: schedules.map(({ startsAt, title, minutes }) => ({
      at: seoulInputOf(startsAt),
      title,
      minutes: String(minutes),
    })),
  };
}

export function inputOf(form: OfferForm, version: number): CourseClassInput {
  const lists = [form.goals, form.subjects, form.goodPeople, form.prerequisite].map(linesOf);
  const [goals = [], subjects = [], goodPeople = [], prerequisite = []] = lists;
  const closingContent = form.closing.trim();
  return {
    courseClassStorageId: form.courseId,
    ...(form.teacherId !== 0 && { teacherId: form.teacherId }),
    title: form.title,
    content: form.content,
    level: form.level,
    theme: form.theme,
    character: form.character,
    paymentType: form.paymentType,
    cost: form.paymentType === 'FREE' ? 0 : Number(form.cost),
    categoryList: form.categories
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => ({ name })),
    contentTitle: form.contentTitle,
    introUsed:
      closingContent !== '' || form.contentTitle.trim() !== '' || lists.some((list) => list.length > 0),
    courseStorageAchievementList: goals,
    courseStorageSubjectList: subjects,
    courseStorageGoodPeopleList: goodPeople,
    prerequisiteKnowledgeList: prerequisite,
    closingContent,
    scheduleList: schedulesOf(form),
    visibleState: form.isVisible ? 'VISIBLE' : 'INVISIBLE',
    version,
  };
}

/** Under which field of the form a field of the request is written. */
const FIELDS: Readonly<Record<string, keyof OfferForm>> = {
  courseClassStorageId: 'courseId',
  teacherId: 'teacherId',
  title: 'title',
  content: 'content',
  cost: 'cost',
  categoryList: 'categories',
  contentTitle: 'contentTitle',
  courseStorageAchievementList: 'goals',
  courseStorageSubjectList: 'subjects',
  courseStorageGoodPeopleList: 'goodPeople',
  prerequisiteKnowledgeList: 'prerequisite',
  closingContent: 'closing',
  scheduleList: 'dates',
};

/** The fault of each field, in words; the fields without a problem are left out. */
export type OfferProblems = Partial<Record<keyof OfferForm, string>>;

/** The problems that a request or its refusal names, each at the field where it was typed; the first of each. */
export function offerProblems(
  errors: readonly { readonly field: string; readonly message: string }[],
): OfferProblems {
  const problems: OfferProblems = {};
  for (const { field, message } of errors) {
    const name = FIELDS[field.split('.')[0] ?? ''];
    if (name !== undefined) problems[name] ??= message;
  }
  return problems;
}

/** The same before anything is sent. */
export function problemsOf(form: OfferForm): OfferProblems {
  const checked = courseClassBodySchema.safeParse(inputOf(form, 0));
  if (checked.success) return {};
  return offerProblems(
    checked.error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message })),
  );
}

/** Dates that were left empty are none. */
const schedulesOf = ({ dates }: OfferForm): ScheduleInput[] =>
  dates.flatMap(({ at, title, minutes }) => {
    const startsAt = isoOfSeoulInput(at);
    return startsAt === null ? [] : [{ title: title.trim(), startsAt, minutes: Number(minutes) }];
  });

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
