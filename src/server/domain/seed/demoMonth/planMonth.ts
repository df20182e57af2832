import { createRandom } from '#shared/simulation/createRandom.ts';
import { documentIdOf } from '#shared/content/lessonIds.ts';
import type { LessonContent } from '#server/domain/seed/courseContent.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { addDays, seoulMidnight } from '#server/platform/seoulWeek.ts';
import type { Mistake } from './demoMistakeOf.ts';

export const DAYS = 30;
const MINUTE_MS = 60_000;
/** How often children hand in each mistake. */
const MISTAKES: readonly (readonly [upTo: number, mistake: Mistake])[] = [
  [0.4, 'WRONG'],
  [0.62, 'UNCLOSED'],
  [0.82, 'TYPO'],
  [1, 'STARTER'],
];

export interface PlannedRead {
  readonly documentId: number;
  readonly at: Date;
  readonly readCount: number;
}

export interface PlannedAttempt {
  readonly problemId: number;
  readonly at: Date;
  /** A right program has none. */
  readonly mistake?: Mistake;
}

export interface PlannedPupil {
  readonly reads: readonly PlannedRead[];
  readonly attempts: readonly PlannedAttempt[];
}

/** The work of a pupil in the month before `now`, lesson by lesson: the same for the same number and day. */
export function planMonth(pupil: number, now: Date, lessons: readonly LessonContent[]): PlannedPupil {
  const random = createRandom(7919 * (pupil + 1));
  const skill = 0.3 + 0.6 * random();
  const habit = pupil % 11 === 10 ? 0.06 : 0.25 + 0.5 * random();
  // Some pupils have been absent for a while, so that a teacher can notice them.
  const lastDay = pupil % 8 === 7 ? 16 : DAYS - 1;
  const plan = { reads: [] as PlannedRead[], attempts: [] as PlannedAttempt[] };
  const contents = lessons.flatMap(({ number, problems }) => [
    { documentId: documentIdOf(number) },
    ...problems.map(({ id }) => ({ problemId: id })),
  ]);

  const today = seoulDay(now);
  for (let day = 0; day <= lastDay; day += 1) {
    const date = addDays(today, day + 1 - DAYS);
    const isWeekend = [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
    if (random() > (isWeekend ? habit / 2 : habit)) continue;
    let at = seoulMidnight(date).getTime() + (15 * 60 + Math.floor(random() * 240)) * MINUTE_MS;
    const wait = () => new Date((at += (2 + Math.floor(random() * 9)) * MINUTE_MS));
    for (const content of contents.splice(0, 1 + Math.floor(random() * 3))) {
      if ('documentId' in content)
        plan.reads.push({ ...content, at: wait(), readCount: 1 + Math.floor(random() * 3) });
      else plan.attempts.push(...attemptsAt(content.problemId, { random, skill, wait }));
    }
  }
  const isOver = ({ at }: { readonly at: Date }) => at.getTime() < now.getTime() - MINUTE_MS;
  return { reads: plan.reads.filter(isOver), attempts: plan.attempts.filter(isOver) };
}

function attemptsAt(
  problemId: number,
  { random, skill, wait }: { random: () => number; skill: number; wait: () => Date },
): PlannedAttempt[] {
  const attempts: PlannedAttempt[] = [];
  while (attempts.length < 4 && random() > skill) {
    const roll = random();
    const mistake = MISTAKES.find(([upTo]) => roll < upTo)?.[1] ?? 'WRONG';
    attempts.push({ problemId, at: wait(), mistake });
  }
  const givesUp = attempts.length > 1 && random() < 0.2;
  return givesUp ? attempts : [...attempts, { problemId, at: wait() }];
}
