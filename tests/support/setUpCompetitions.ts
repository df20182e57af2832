import { beforeAll } from 'vitest';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import { setUpBattles } from './setUpBattles.ts';
import type { Child } from './signUpChild.ts';

const MINUTE_MS = 60_000;
/** The problems of the competitions of these tests, unless a test names others. */
export const [FIRST, SECOND] = [problemIdOf(1, 0), problemIdOf(1, 1)] as const;
export const inChannel = { id: DEFAULT_CHANNEL_ID };

/** A server with a teacher and a manager, and competitions that begin in ten minutes unless told otherwise. */
export function setUpCompetitions() {
  const battles = setUpBattles();
  const { test, api, staff } = battles;
  let both: readonly [Child, Child] | undefined;
  beforeAll(async () => {
    both = await Promise.all([staff('TEACHER'), staff('MANAGER')]);
  });
  const staffOf = (): readonly [Child, Child] => {
    if (!both) throw new Error('setUpCompetitions: staff signs up in beforeAll');
    return both;
  };
  const inMinutes = (minutes: number) =>
    new Date(test.clock.now().getTime() + minutes * MINUTE_MS).toISOString();
  const input = (over: object = {}) => ({
    name: '봄 코딩 대회',
    content: '함께해요',
    rule: 'ICPC',
    limitTime: 60,
    startDate: inMinutes(10),
    endDate: inMinutes(200),
    freezeMinutes: 10,
    contentList: [
      { problemId: FIRST, points: 100 },
      { problemId: SECOND, points: 200 },
    ],
    ...over,
  });
  return {
    ...battles,
    get teacher() {
      return staffOf()[0];
    },
    get manager() {
      return staffOf()[1];
    },
    inMinutes,
    input,
    makeCompetition: async (over: object = {}) => {
      const { status, body, error } = await api.call(
        'lmsCompetitions.create',
        { params: inChannel, body: input(over) },
        staffOf()[0],
      );
      if (status !== 200)
        throw new Error(`lmsCompetitions.create answered ${status}: ${JSON.stringify(error)}`);
      const competitionId = body.competitionId ?? 0;
      return { body, competitionId, key: String(competitionId), contestId: body.clock?.contestId ?? 0 };
    },
    enroll: (child: Child, key: string) => api.call('competitions.enroll', { params: { key } }, child),
    scoreboard: (child: Child, key: string) =>
      api.call('competitions.getScoreboard', { params: { key } }, child),
    contentsOf: async (child: Child, key: string) =>
      (await api.call('competitions.listContents', { params: { key } }, child)).body.contentList,
  };
}
