import { randomUUID } from 'node:crypto';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import type { CompetitionInput } from '#shared/contract/battle/competitions.ts';
import type { RoomView } from '#shared/contract/battle/battles.ts';
import type { ContestContent } from '#shared/contract/battle/scoreboards.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { Verdict } from '#shared/contract/learning/verdicts.ts';
import { settleContest } from '#server/domain/battle/scoreboard/settleContest.ts';
import type { ApiClient, Identity, RequestParts } from './apiClient.ts';
import { solutionOfProblem, untilJudged } from './learn.ts';
import type { ApiTest } from './setUpApi.ts';

/** Small and quick: one problem of JavaScript. */
const SETTINGS = { name: '우리 대결', problemCount: 1, language: 'JAVASCRIPT', difficulty: 1 };

export async function openRoom(api: ApiClient, host: Identity, settings: object = {}): Promise<RoomView> {
  const { status, body, error } = await api.call(
    'battles.create',
    { body: { ...SETTINGS, ...settings } },
    host,
  );
  if (status !== 200) throw new Error(`battles.create answered ${status}: ${JSON.stringify(error)}`);
  return body;
}

/** The code with which a call was refused, or OK. */
export async function answerOf(
  reply: Promise<{ status: number; error: { errorCode: string } }>,
): Promise<string> {
  const { status, error } = await reply;
  return status === 200 ? 'OK' : error.errorCode;
}

export const enterRoom = (api: ApiClient, child: Identity, code: string, body: object = {}) =>
  answerOf(api.call('battles.join', { params: { code }, body }, child));

export interface Race {
  readonly code: string;
  readonly contestId: number;
  readonly contents: readonly ContestContent[];
}

/** A race of these players, the first of them the host, with its countdown over. */
export async function startRace(
  { api, clock }: Pick<ApiTest, 'api' | 'clock'>,
  players: readonly Identity[],
  settings: object = {},
): Promise<Race> {
  const [host] = players;
  if (!host) throw new Error('startRace: nobody plays');
  const { room } = await openRoom(api, host, settings);
  const params = { code: room.code };
  for (const child of players.slice(1)) {
    await enterRoom(api, child, room.code);
    await api.call('battles.setReady', { params, body: { ready: true } }, child);
  }
  const { status, body, error } = await api.call('battles.start', { params }, host);
  if (status !== 200) throw new Error(`battles.start answered ${status}: ${JSON.stringify(error)}`);
  clock.advance({ seconds: 6 });
  const key = { key: room.code };
  const { body: listed } = await api.call('competitions.listContents', { params: key }, host);
  return { code: room.code, contestId: body.room.contestId ?? 0, contents: listed.contentList };
}

/** A program that passes, as the seed has it. */
export const rightProgram = ({ problemId }: Pick<ContestContent, 'problemId'>) =>
  solutionOfProblem(problemId);
export const WRONG_PROGRAM = { language: 'JAVASCRIPT' as Language, source: 'print("아니에요");' };

interface Work {
  readonly key: string;
  readonly content: Pick<ContestContent, 'competitionContentId' | 'problemId'>;
  readonly program: { readonly language: Language; readonly source: string };
}

export const submitWork = (
  api: ApiClient,
  child: Identity,
  { key, content, program }: Work,
  over: object = {},
) =>
  api.call(
    'competitions.submit',
    {
      params: { key, competitionContentId: content.competitionContentId },
      body: { clientKey: randomUUID(), ...program, ...over },
    } satisfies RequestParts,
    child,
  );

/** Hands in and waits for the judge. */
export async function handIn(api: ApiClient, child: Identity, work: Work): Promise<Verdict | null> {
  const { status, body, error } = await submitWork(api, child, work);
  if (status !== 200) throw new Error(`competitions.submit answered ${status}: ${JSON.stringify(error)}`);
  const { problemId, submissionId } = body;
  return untilJudged(api, child, { problemId, submissionId });
}

/** A competition of the first two problems of the first lesson, unless told otherwise. */
export async function makeCompetition(
  api: ApiClient,
  teacher: Identity,
  over: Pick<CompetitionInput, 'startDate' | 'endDate'> & Partial<CompetitionInput>,
) {
  const { status, body, error } = await api.call(
    'lmsCompetitions.create',
    {
      params: { id: DEFAULT_CHANNEL_ID },
      body: {
        ...{
          name: '봄 코딩 대회',
          content: '다 함께 풀어요.',
          rule: 'ICPC',
          limitTime: 60,
          freezeMinutes: 10,
        },
        contentList: [0, 1].map((index) => ({ problemId: problemIdOf(1, index), points: 100 * (index + 1) })),
        ...over,
      },
    },
    teacher,
  );
  if (status !== 200) throw new Error(`lmsCompetitions.create answered ${status}: ${JSON.stringify(error)}`);
  const competitionId = body.competitionId ?? 0;
  return { competitionId, key: String(competitionId) };
}

/** Ends it before its time, as the teacher does with a button. */
export async function endCompetition(
  api: ApiClient,
  teacher: Identity,
  competitionId: number,
): Promise<void> {
  const params = { id: DEFAULT_CHANNEL_ID, competitionId };
  const { status, error } = await api.call(
    'lmsCompetitions.control',
    { params, body: { state: 'ENDED' } },
    teacher,
  );
  if (status !== 200) throw new Error(`lmsCompetitions.control answered ${status}: ${JSON.stringify(error)}`);
}

/** Lets the time run out and does what the job of the end does. */
export async function endRace(
  { server, clock }: Pick<ApiTest, 'server' | 'clock'>,
  contestId: number,
  minutes = 20,
) {
  clock.advance({ minutes });
  if (!(await settleContest(server.deps, { contestId })))
    throw new Error(`contest ${contestId} is not settled`);
}
