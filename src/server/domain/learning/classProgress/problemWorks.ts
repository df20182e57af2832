import { sql } from 'drizzle-orm';
import type {
  ProblemCode,
  ProblemLog,
  ProblemMember,
} from '#shared/contract/learning/authoring/lmsProblems.ts';
import { readMemberRows } from '#server/domain/channels/channels/memberRows.ts';
import { isPupilOf, pageOfPupils, type PupilQuery } from '#server/domain/channels/members/pupilPages.ts';
import type { Deps } from '#server/domain/deps.ts';
import { findTeachableProblem } from '#server/domain/learning/problems/findTeachableProblem.ts';
import { countAtProblem, progressAtProblem } from '#server/domain/learning/progress/memberProgress.ts';
import {
  hasHandedIn,
  latestSubmissions,
  pageOfSubmissions,
} from '#server/domain/learning/submissions/memberSubmissions.ts';
import type { SubmissionRow } from '#server/domain/learning/submissions/storeVerdict.ts';
import { AppError } from '#server/platform/appError.ts';

interface OfProblem {
  readonly deps: Deps;
  readonly channelId: number;
  readonly problemId: number;
}
interface OfPupils extends OfProblem {
  readonly query: string;
  readonly group_id?: number | undefined;
  readonly tag_id?: number | undefined;
}

/** Pupils by name, with their state at a problem; pages are numbered from 1. Throws PROBLEM_NOT_FOUND. */
export async function listProblemMembers(request: OfPupils & { readonly page: number }) {
  const { problemId, deps, page } = request;
  const { db } = deps;
  const [{ title }, { pupils, ...counts }, { tried: triedCount, solved: solvedCount }] = await Promise.all([
    findTeachableProblem({ db, ...request }),
    pageOfPupils(db, { ...pupilsOf(request), page }),
    countAtProblem(db, { problemId, isAmong: isPupilOf(pupilsOf(request)) }),
  ]);
  const userIds = pupils.map(({ userId }) => userId);
  const [progress, latest] = await Promise.all([
    progressAtProblem(db, { problemId, userIds }),
    latestSubmissions(db, { problemId, userIds }),
  ]);
  const progressOf = new Map(progress.map((row) => [row.userId, row]));
  const lastOf = new Map(latest.map((row) => [row.userId, row]));
  return {
    title,
    ...counts,
    triedCount,
    solvedCount,
    memberList: pupils.map(({ userId: memberId, nickname }): ProblemMember => {
      const own = progressOf.get(memberId);
      const last = lastOf.get(memberId);
      return {
        memberId,
        nickname,
        success: own?.success ?? false,
        submissionCount: own?.submissionCount ?? 0,
        resetVersion: own?.resetVersion ?? 0,
        lastVerdict: last?.verdict ?? null,
        lastAt: last?.createdAt.toISOString() ?? null,
      };
    }),
  };
}

/** The submissions of pupils, the last first; pages are numbered from 1. Throws PROBLEM_NOT_FOUND. */
export async function listProblemLogs(request: OfPupils & { readonly page: number }) {
  const { deps, problemId, page } = request;
  await findTeachableProblem({ db: deps.db, ...request });
  const isAmong = isPupilOf(pupilsOf(request));
  const { rows, ...counts } = await pageOfSubmissions(deps.db, { problemId, isAmong, page });
  const members = await readMemberRows(deps.db, {
    channelId: request.channelId,
    userIds: [...new Set(rows.map(({ userId }) => userId))],
  });
  const nameOf = new Map(members.map(({ userId, nickname }) => [userId, nickname]));
  return { logList: rows.map((row) => logOf(row, nameOf.get(row.userId) ?? '')), ...counts };
}

/** The last submission of each pupil, by name; pages are numbered from 1. Throws PROBLEM_NOT_FOUND. */
export async function listLatestCodes(request: OfPupils & { readonly page: number }) {
  const { deps, problemId, page } = request;
  await findTeachableProblem({ db: deps.db, ...request });
  const which = hasHandedIn(problemId);
  const { pupils, ...counts } = await pageOfPupils(deps.db, { ...pupilsOf(request), page, which });
  const userIds = pupils.map(({ userId }) => userId);
  const found = await latestSubmissions(deps.db, { problemId, userIds });
  const latest = new Map(found.map((row) => [row.userId, row]));
  const codeList = pupils.flatMap(({ userId, nickname }) => {
    const row = latest.get(userId);
    return row ? [codeOf(row, nickname)] : [];
  });
  return { codeList, ...counts };
}

/** All submissions of one member. Throws PROBLEM_NOT_FOUND, UNAUTHORIZED_PROBLEM_USER for a user who is no member. */
export async function listMemberSubmissions(
  request: OfProblem & { readonly member_id: number; readonly page: number },
) {
  const { deps, channelId, problemId, member_id: memberId, page } = request;
  const [[member]] = await Promise.all([
    readMemberRows(deps.db, { channelId, userIds: [memberId] }),
    findTeachableProblem({ db: deps.db, ...request }),
  ]);
  if (member?.standing !== 'MEMBER' && member?.standing !== 'STAFF')
    throw new AppError('UNAUTHORIZED_PROBLEM_USER', {
      log: `user ${memberId} is no member of channel ${channelId}, whose staff asks for its code`,
    });
  const { rows, ...counts } = await pageOfSubmissions(deps.db, {
    problemId,
    page,
    isAmong: (userId) => sql`${userId} = ${memberId}`,
  });
  return { codeList: rows.map((row) => codeOf(row, member.nickname)), ...counts };
}

const pupilsOf = ({ channelId, query: search, group_id: groupId, tag_id: tagId }: OfPupils): PupilQuery => ({
  channelId,
  search,
  groupId,
  tagId,
});

const logOf = (row: SubmissionRow, nickname: string): ProblemLog => ({
  memberId: row.userId,
  nickname,
  submissionId: row.id,
  language: row.language,
  verdict: row.verdict,
  passedCount: row.passedCount,
  resetVersion: row.resetVersion,
  createdAt: row.createdAt.toISOString(),
});

const codeOf = (row: SubmissionRow, nickname: string): ProblemCode => ({
  ...logOf(row, nickname),
  source: row.source,
  errorMessage: row.errorMessage,
  errorLine: row.errorLine,
});
