import type { competitionRoutes } from '#shared/contract/battle/competitions.ts';
import type { lmsCompetitionRoutes } from '#shared/contract/battle/lmsCompetitions.ts';
import { AppError } from '#server/platform/appError.ts';
import type { CallerChannel, Handlers } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listSolutions } from '#server/domain/battle/scoreboard/compareSolutions.ts';
import { assertEnded, assertStarted } from '#server/domain/battle/scoreboard/contests.ts';
import { listPaths } from '#server/domain/battle/scoreboard/listPaths.ts';
import { loadBoard, loadReplay } from '#server/domain/battle/scoreboard/loadBoard.ts';
import { contentOf, problemOfContent } from '#server/domain/battle/scoreboard/problemOfContent.ts';
import { submitToContest } from '#server/domain/battle/scoreboard/submitToContest.ts';
import { submitProblem } from '#server/domain/learning/submissions/submitProblem.ts';
import { getCertificate } from './certificate.ts';
import { listCompetitions, listCompetitionsOfUser } from './competitions.ts';
import { listContestProblems } from './listContestProblems.ts';
import {
  controlCompetition,
  createCompetition,
  getForStaff,
  removeCompetition,
  updateCompetition,
} from './editCompetition.ts';
import {
  assertTakesPart,
  contestOf,
  describeTarget,
  findTarget,
  listTargetMembers,
  seenContest,
  type ContestCall,
} from './findTarget.ts';
import {
  exportBoard,
  frozenBoard,
  listCompetitionMembers,
  listReports,
  similaritiesOf,
  trueBoard,
  writeReport,
  type ReportCall,
} from './competitionReports.ts';
import { enrol, startSolving } from './takePart.ts';

interface KeyCall {
  readonly deps: Deps;
  readonly userId: number;
  readonly channel: CallerChannel;
  readonly params: { readonly key: string };
}
const contestCall = ({ deps, userId, channel, params }: KeyCall): ContestCall => ({
  deps,
  userId,
  channel,
  key: params.key,
});

async function seenBoard(call: ContestCall) {
  const { contest, viewer } = await seenContest(call);
  const { db, clock } = call.deps;
  return { contest, viewer, board: await loadBoard({ db, contestId: contest.id, viewer, now: clock.now() }) };
}

async function submit(call: ContestCall, work: SubmittedWork) {
  const target = await findTarget(call);
  await assertTakesPart(call, target);
  const { id: contestId } = await contestOf(call, target);
  const { deps, userId, channel } = call;
  return submitToContest({
    deps,
    userId,
    channelId: channel.channelId,
    contestId,
    priority: 'battle',
    ...work,
  });
}
type SubmittedWork = Pick<
  Parameters<typeof submitToContest>[0],
  'competitionContentId' | 'clientKey' | 'language' | 'source'
>;

/** Throws SOLUTIONS_CLOSED, BATTLE_NOT_ENDED. */
async function solutions(call: ContestCall, competitionContentId: number) {
  const { contest } = await seenContest(call);
  assertEnded(contest, call.deps.clock.now());
  if (!contest.shareSolutions)
    throw new AppError('SOLUTIONS_CLOSED', { log: `contest ${contest.id} shares no solutions` });
  return listSolutions({ db: call.deps.db, contestId: contest.id, competitionContentId });
}

export const competitionHandlers: Handlers<typeof competitionRoutes> = {
  listOwn: ({ deps, userId, query }) => listCompetitionsOfUser({ deps, userId, page: query.page }),
  list: ({ deps, userId, channel, query }) =>
    listCompetitions({ deps, userId, ...channel, page: query.page, order: 'open' }),
  getInfo: async (call) => describeTarget(contestCall(call), await findTarget(contestCall(call))),
  enroll: (call) => enrol(contestCall(call)),
  start: (call) => startSolving(contestCall(call)),
  getMyScore: async (call) => {
    const { board } = await seenBoard(contestCall(call));
    const isOwn = ({ userId }: { readonly userId: number }) => userId === call.userId;
    return {
      row: board.rankList.find(({ userIdList }) => userIdList.includes(call.userId)) ?? null,
      scoreboardList: board.scoreboardList.filter(isOwn),
    };
  },
  listContents: async (call) => {
    const { contest, board } = await seenBoard(contestCall(call));
    assertStarted(contest, call.deps.clock.now());
    return { contentList: board.contentList };
  },
  getProblem: async (call) => {
    const { deps, userId, params } = call;
    const { contest } = await seenContest(contestCall(call));
    const { competitionContentId } = params;
    return problemOfContent({ deps, userId, contest, competitionContentId });
  },
  listPaths: async (call) => {
    const { deps, userId, params } = call;
    const { contest, viewer } = await seenContest(contestCall(call));
    assertStarted(contest, deps.clock.now());
    const { competitionContentId } = params;
    const place = { db: deps.db, contestId: contest.id, competitionContentId };
    return { pathList: await listPaths({ ...place, viewer, userId }) };
  },
  getScoreboard: async (call) => (await seenBoard(contestCall(call))).board,
  listRoomMembers: async (call) => ({
    roomMemberList: await listTargetMembers(contestCall(call), await findTarget(contestCall(call))),
  }),
  submit: (call) =>
    submit(contestCall(call), { competitionContentId: call.params.competitionContentId, ...call.body }),
  practise: async (call) => {
    const { deps, userId, channel, params, body } = call;
    const { contest } = await seenContest(contestCall(call));
    const now = deps.clock.now();
    assertStarted(contest, now);
    const content = await contentOf(deps.db, contest, params.competitionContentId);
    assertEnded(contest, now);
    const place = { deps, userId, channelId: channel.channelId, problemId: content.problemId };
    return submitProblem({ ...place, ...body });
  },
  getReplay: async (call) => {
    const { contest, board } = await seenBoard(contestCall(call));
    assertEnded(contest, call.deps.clock.now());
    return { board, stepList: await loadReplay({ db: call.deps.db, contestId: contest.id }) };
  },
  listSolutions: async (call) => ({
    solutionList: await solutions(contestCall(call), call.params.competitionContentId),
  }),
  getCertificate: (call) => getCertificate(contestCall(call)),
};

interface LmsCall {
  readonly deps: Deps;
  readonly userId: number;
  readonly params: { readonly id: number; readonly competitionId: number };
}
const staffCall = ({ deps, userId, params }: LmsCall): ReportCall => ({
  deps,
  userId,
  channelId: params.id,
  competitionId: params.competitionId,
});

export const lmsCompetitionHandlers: Handlers<typeof lmsCompetitionRoutes> = {
  list: ({ deps, userId, channel, query }) =>
    listCompetitions({ deps, userId, ...channel, page: query.page, order: 'made' }),
  get: (call) => getForStaff(staffCall(call)),
  create: ({ deps, userId, params, body }) =>
    createCompetition({ deps, userId, channelId: params.id, input: body }),
  update: (call) => updateCompetition({ ...staffCall(call), input: call.body }),
  remove: (call) => removeCompetition(staffCall(call)),
  control: (call) => controlCompetition({ ...staffCall(call), state: call.body.state }),
  listProblems: ({ deps, params, query }) =>
    listContestProblems({ db: deps.db, channelId: params.id, ...query }),
  listSimilarities: async (call) => ({ similarityList: await similaritiesOf(staffCall(call)) }),
  listMembers: async (call) => ({ memberList: await listCompetitionMembers(staffCall(call)) }),
  getScoreboard: (call) => trueBoard(staffCall(call)),
  getFrozenScoreboard: async (call) => ({ board: await frozenBoard(staffCall(call)) }),
  listReports: async (call) => ({ reportList: await listReports(staffCall(call)) }),
  writeReport: (call) =>
    writeReport({ ...staffCall(call), memberId: call.body.userId, content: call.body.content }),
  exportCsv: (call) => exportBoard({ ...staffCall(call), format: call.query.format }),
};
