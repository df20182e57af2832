/** Pure: what stands in the form of a competition, and what is wrong with it. */
import { competitionInputSchema, type CompetitionInput } from '#shared/contract/battle/competitions.ts';
import { type ContestProblem, type StaffCompetition } from '#shared/contract/battle/lmsCompetitions.ts';
import type { ContestRule } from '#shared/contract/battle/scoreboards.ts';
import { competitionTexts, type EnrollRole } from '../texts.ts';
import { isoOfSeoulInput, seoulInputOf } from '#shared/time/seoulFormat.ts';

const texts = competitionTexts.staff.form;
const MINUTE_MS = 60_000;
/** A new competition begins at a round time, after there was time to enrol. */
const ROUND_MINUTES = 10;
const USUAL_POINTS = 100;

export interface FormContent extends ContestProblem {
  readonly points: string;
}

export interface CompetitionForm {
  readonly name: string;
  readonly content: string;
  readonly rule: ContestRule;
  /** `YYYY-MM-DDTHH:mm` in Seoul, as an input for a date and a time has it. */
  readonly start: string;
  readonly end: string;
  readonly limitTime: string;
  readonly freezeMinutes: string;
  readonly enrollRole: EnrollRole;
  /** Empty for everybody of the channel. */
  readonly groupIds: readonly number[];
  readonly shareSolutions: boolean;
  readonly contents: readonly FormContent[];
}

export type FormErrors = Partial<Record<keyof CompetitionForm, string>>;

export function freshForm(now: number): CompetitionForm {
  const round = ROUND_MINUTES * MINUTE_MS;
  const start = Math.ceil((now + round) / round) * round;
  return {
    ...{ name: '', content: '', rule: 'ICPC', limitTime: '60', freezeMinutes: '10' },
    start: seoulInputOf(new Date(start).toISOString()),
    end: seoulInputOf(new Date(start + 120 * MINUTE_MS).toISOString()),
    ...{ enrollRole: 'generalMember', groupIds: [], shareSolutions: true, contents: [] },
  };
}

export function formOf(competition: StaffCompetition): CompetitionForm {
  const {
    name,
    content,
    rule,
    limitTime,
    freezeMinutes,
    enrollRole,
    groupList,
    shareSolutions,
    contentList,
  } = competition;
  return {
    ...{ name, content, rule, shareSolutions },
    start: seoulInputOf(competition.startDate),
    end: seoulInputOf(competition.endDate),
    limitTime: String(limitTime),
    freezeMinutes: String(freezeMinutes),
    enrollRole: (enrollRole ?? 'generalMember') as EnrollRole,
    groupIds: groupList.map(({ channelGroupId }) => channelGroupId),
    contents: contentList.map(({ problemId, title, kind, difficulty, points }) => ({
      ...{ problemId, title, kind, difficulty },
      points: String(points),
    })),
  };
}

export const withContent = (
  contents: readonly FormContent[],
  problem: ContestProblem,
): readonly FormContent[] =>
  contents.some(({ problemId }) => problemId === problem.problemId)
    ? contents
    : [...contents, { ...problem, points: String(USUAL_POINTS) }];

/** A content one place up or down. */
export function movedContent(
  contents: readonly FormContent[],
  index: number,
  by: -1 | 1,
): readonly FormContent[] {
  const [one, other] = [contents[index], contents[index + by]];
  if (!one || !other) return contents;
  return contents.with(index, other).with(index + by, one);
}

const isWithin = (text: string, least: number, most: number): boolean =>
  /^\d{1,5}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

export type CheckedForm =
  | { readonly input: CompetitionInput; readonly errors: null }
  | { readonly input: null; readonly errors: FormErrors };

/**
 * The competition that is sent, or the faults. Times that were not touched are sent as they are, with the
 * seconds that the inputs do not show.
 */
export function checkForm(
  form: CompetitionForm,
  before: Pick<StaffCompetition, 'startDate' | 'endDate'> | null = null,
): CheckedForm {
  const kept = (iso: string | undefined, local: string) =>
    iso !== undefined && seoulInputOf(iso) === local ? iso : isoOfSeoulInput(local);
  const startDate = kept(before?.startDate, form.start);
  const endDate = kept(before?.endDate, form.end);
  const errors: Record<string, string> = {};
  if (form.name.trim() === '') errors['name'] = texts.nameMissing;
  if (startDate === null) errors['start'] = texts.whenMissing;
  if (endDate === null) errors['end'] = texts.whenMissing;
  else if (startDate !== null && Date.parse(endDate) <= Date.parse(startDate))
    errors['end'] = texts.whenWrong;
  if (!isWithin(form.limitTime, 1, 1440)) errors['limitTime'] = texts.limitWrong;
  if (!isWithin(form.freezeMinutes, 0, 240)) errors['freezeMinutes'] = texts.freezeWrong;
  else if (Number(form.freezeMinutes) > 0 && Number(form.freezeMinutes) >= Number(form.limitTime))
    errors['freezeMinutes'] = texts.freezeTooLong;
  if (form.contents.length === 0) errors['contents'] = texts.contentsMissing;
  else if (!form.contents.every(({ points }) => isWithin(points, 1, 1000)))
    errors['contents'] = texts.pointsWrong;
  if (Object.keys(errors).length > 0) return { input: null, errors };
  const { name, content, rule, enrollRole, groupIds, shareSolutions, contents } = form;
  const input = competitionInputSchema.safeParse({
    ...{ name, content, rule, enrollRole, groupIdList: groupIds, shareSolutions, startDate, endDate },
    limitTime: Number(form.limitTime),
    freezeMinutes: Number(form.freezeMinutes),
    contentList: contents.map(({ problemId, points }) => ({ problemId, points: Number(points) })),
  });
  if (input.success) return { input: input.data, errors: null };
  return {
    input: null,
    errors: Object.fromEntries(
      input.error.issues.map(({ path, message }) => [FIELDS[String(path[0])] ?? 'name', message]),
    ),
  };
}

/** Fields of the form that are called otherwise on the wire. */
const FIELDS: Readonly<Record<string, keyof CompetitionForm>> = {
  ...{ name: 'name', content: 'content', limitTime: 'limitTime', freezeMinutes: 'freezeMinutes' },
  ...{ startDate: 'start', endDate: 'end', contentList: 'contents' },
};
