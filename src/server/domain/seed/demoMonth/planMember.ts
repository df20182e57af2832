import { documentIdOf } from '#shared/content/lessonIds.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { addDays, seoulMidnight } from '#server/platform/seoulWeek.ts';
import type { DemoMaterials } from './makeMaterials.ts';
import type { Mistake } from './demoMistakeOf.ts';
import type { PlannedAttempt, PlannedRead } from './planMonth.ts';
import type { PlannedMaterials } from './planMaterials.ts';

const MINUTE_MS = 60_000;

interface Day {
  readonly daysAgo: number;
  /** The lesson whose document is read first. */
  readonly reads?: number;
  /** Problems, each with how often and how it went wrong before it was right. */
  readonly solves?: Readonly<Record<number, readonly Mistake[]>>;
  /** Went wrong, and was left so. */
  readonly fails?: Readonly<Record<number, Mistake>>;
}

/** Two lessons are behind the child, the third is in work; it has learned on each of the last three days. */
const MONTH: readonly Day[] = [
  { daysAgo: 26, reads: 1, solves: { 102: ['STARTER'] } },
  { daysAgo: 25, solves: { 103: [], 104: ['WRONG'] } },
  { daysAgo: 21, solves: { 105: ['TYPO'], 106: [] } },
  { daysAgo: 19, reads: 2, solves: { 202: ['WRONG'] } },
  { daysAgo: 18, solves: { 203: [], 204: ['UNCLOSED'] } },
  { daysAgo: 13, solves: { 205: [], 206: ['WRONG', 'WRONG'] } },
  { daysAgo: 9, reads: 3, fails: { 302: 'WRONG' } },
  { daysAgo: 3, solves: { 303: [] } },
  { daysAgo: 2, solves: { 304: ['TYPO'] } },
  { daysAgo: 1, fails: { 305: 'WRONG' } },
];

/** The work of the demo pupil in the month before `now`: enough to fill each of a pupil's pages. */
export function planMember(
  now: Date,
  { videos, worksheets }: DemoMaterials,
): PlannedMaterials & { readonly reads: readonly PlannedRead[] } {
  const afternoon = (daysAgo: number) =>
    seoulMidnight(addDays(seoulDay(now), -daysAgo)).getTime() + 16 * 60 * MINUTE_MS;
  const reads: PlannedRead[] = [];
  const attempts: PlannedAttempt[] = [];
  for (const { daysAgo, reads: lesson, solves = {}, fails = {} } of MONTH) {
    let at = afternoon(daysAgo);
    const wait = () => new Date((at += 5 * MINUTE_MS));
    if (lesson !== undefined) reads.push({ documentId: documentIdOf(lesson), at: wait(), readCount: 2 });
    for (const [id, mistakes] of Object.entries(solves)) {
      const problemId = Number(id);
      for (const mistake of mistakes) attempts.push({ problemId, at: wait(), mistake });
      attempts.push({ problemId, at: wait() });
    }
    for (const [id, mistake] of Object.entries(fails))
      attempts.push({ problemId: Number(id), at: wait(), mistake });
  }
  const [first, second] = worksheets;
  const begun: { worksheetId: number; enrolledAt: Date }[] = [];
  for (const [worksheet, daysAgo, solved] of [
    [first, 12, 4],
    [second, 3, 1],
  ] as const) {
    if (!worksheet) continue;
    let at = afternoon(daysAgo) + 60 * MINUTE_MS;
    begun.push({ worksheetId: worksheet.worksheetId, enrolledAt: new Date(at) });
    for (const { problemId } of worksheet.problems.slice(0, solved))
      attempts.push({ problemId, at: new Date((at += 6 * MINUTE_MS)) });
  }
  const watches = videos.slice(0, 3).map((video, index) => ({
    ...video,
    // The last is left half way.
    seconds: index < 2 ? video.videoTime : Math.floor(video.videoTime / 2),
    at: new Date(afternoon(8 - 3 * index)),
  }));
  return { reads, attempts, watches, begun };
}
