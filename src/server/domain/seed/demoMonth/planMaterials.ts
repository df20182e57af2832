import { createRandom } from '#shared/simulation/createRandom.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { addDays, seoulMidnight } from '#server/platform/seoulWeek.ts';
import type { DemoMaterials } from './makeMaterials.ts';
import type { PlannedAttempt } from './planMonth.ts';

export interface PlannedMaterials {
  readonly watches: readonly {
    readonly videoId: number;
    readonly videoTime: number;
    readonly seconds: number;
    readonly at: Date;
  }[];
  readonly begun: readonly { readonly worksheetId: number; readonly enrolledAt: Date }[];
  readonly attempts: readonly PlannedAttempt[];
}

const MINUTE_MS = 60_000;

/**
 * A pupil's use of the class's own videos and worksheets in the last two weeks: the same for the same number and day.
 */
export function planMaterials(
  pupil: number,
  now: Date,
  { videos, worksheets }: DemoMaterials,
): PlannedMaterials {
  const random = createRandom(104_729 * (pupil + 1));
  const evening = (daysAgo: number) =>
    seoulMidnight(addDays(seoulDay(now), -daysAgo)).getTime() +
    (17 * 60 + Math.floor(random() * 120)) * MINUTE_MS;
  const keenness = 0.35 + 0.6 * random();
  const watches = videos.slice(0, Math.ceil(keenness * videos.length)).map((video, index) => ({
    ...video,
    // Some leave before the end.
    seconds: random() < 0.75 ? video.videoTime : Math.floor(video.videoTime * (0.2 + 0.4 * random())),
    at: new Date(evening(14 - 3 * index)),
  }));
  const begun: { worksheetId: number; enrolledAt: Date }[] = [];
  const attempts: PlannedAttempt[] = [];
  for (const [index, { worksheetId, problems }] of worksheets.entries()) {
    if (random() > keenness) continue;
    let at = evening(12 - 3 * index);
    const wait = () => new Date((at += (3 + Math.floor(random() * 6)) * MINUTE_MS));
    begun.push({ worksheetId, enrolledAt: wait() });
    for (const { problemId } of problems.slice(0, Math.ceil(keenness * problems.length * random() * 1.4))) {
      if (random() > 0.6) attempts.push({ problemId, at: wait(), mistake: 'WRONG' });
      if (random() < 0.85) attempts.push({ problemId, at: wait() });
    }
  }
  return { watches, begun, attempts };
}
