import { LMS_PER_PAGE } from '#shared/contract/learning/lms.ts';
import type { ProblemCode, ProblemLog, ProblemMember } from '#shared/contract/learning/lmsProblems.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import { listMemberRows, readMemberRows } from '#server/domain/channels/channels/memberRows.ts';
import { isInGroup } from '#server/domain/channels/groups/groupRows.ts';
import { wearsTag } from '#server/domain/channels/tags/tagRows.ts';
import type { Deps } from '#server/domain/deps.ts';
import { findTeachableProblem } from '#server/domain/learning/problems/findTeachableProblem.ts';
import { progressAtProblem } from '#server/domain/learning/progress/memberProgress.ts';
import {
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

/** Pupils of more than a class are looked at by group, tag or name. */
const MOST_PUPILS = 300;

/** Pupils by name, and how far each is with a problem. Throws PROBLEM_NOT_FOUND. */
export async function listProblemMembers(
  request: OfPupils,
): Promise<{ title: string; memberList: ProblemMember[] }> {
  const { problemId, deps } = request;
  const { db } = deps;
  const [{ title }, pupils] = await Promise.all([
    findTeachableProblem({ db, ...request }),
    pupilsOf(request),
  ]);
  const userIds = [...pupils.keys()];
  const [progress, latest] = await Promise.all([
    progressAtProblem(db, { problemId, userIds }),
    latestSubmissions(db, { problemId, userIds }),
  ]);
  const progressOf = new Map(progress.map((row) => [row.userId, row]));
  const lastOf = new Map(latest.map((row) => [row.userId, row]));
  return {
    title,
    memberList: [...pupils].map(([memberId, nickname]) => {
      const own = progressOf.get(memberId);
      const last = lastOf.get(memberId);
      return {
        ...{ memberId, nickname, success: own?.success ?? false },
        ...{ submissionCount: own?.submissionCount ?? 0, resetVersion: own?.resetVersion ?? 0 },
        ...{ lastVerdict: last?.verdict ?? null, lastAt: last?.createdAt.toISOString() ?? null },
      };
    }),
  };
}

/** What pupils have handed in, the last first; pages from 1. Throws PROBLEM_NOT_FOUND. */
export async function listProblemLogs(request: OfPupils & { readonly page: number }) {
  const { deps, problemId, page } = request;
  await findTeachableProblem({ db: deps.db, ...request });
  const pupils = await pupilsOf(request);
  const { rows, ...counts } = await pageOfSubmissions(deps.db, {
    problemId,
    userIds: [...pupils.keys()],
    page,
  });
  return { logList: rows.map((row) => logOf(row, pupils.get(row.userId) ?? '')), ...counts };
}

/** What each pupil has handed in last, by name; pages from 1. Throws PROBLEM_NOT_FOUND. */
export async function listLatestCodes(request: OfPupils & { readonly page: number }) {
  const { deps, problemId, page } = request;
  await findTeachableProblem({ db: deps.db, ...request });
  const pupils = await pupilsOf(request);
  const found = await latestSubmissions(deps.db, { problemId, userIds: [...pupils.keys()] });
  const latest = new Map(found.map((row) => [row.userId, row]));
  const all = [...pupils].flatMap(([userId, nickname]) => {
    const row = latest.get(userId);
    return row ? [codeOf(row, nickname)] : [];
  });
  const start = rowsBefore({ page, first: 1, size: LMS_PER_PAGE });
  return {
    codeList: all.slice(start, start + LMS_PER_PAGE),
    totalCount: all.length,
    pageCount: pageCountOf(all.length, LMS_PER_PAGE),
  };
}

/** All that one member has handed in. Throws PROBLEM_NOT_FOUND, UNAUTHORIZED_PROBLEM_USER for who is no member. */
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
  const { rows, ...counts } = await pageOfSubmissions(deps.db, { problemId, userIds: [memberId], page });
  return { codeList: rows.map((row) => codeOf(row, member.nickname)), ...counts };
}

/** Names of the pupils that a filter finds by their ids, in the order of their names. */
async function pupilsOf({
  deps,
  channelId,
  query,
  group_id,
  tag_id,
}: OfPupils): Promise<ReadonlyMap<number, string>> {
  const rows = await listMemberRows(deps.db, {
    ...{ channelId, list: 'all', search: query, isStaff: false, limit: MOST_PUPILS },
    among: [
      ...(group_id === undefined ? [] : [isInGroup(group_id)]),
      ...(tag_id === undefined ? [] : [wearsTag(tag_id)]),
    ],
  });
  return new Map(rows.map(({ userId, nickname }) => [userId, nickname]));
}

const logOf = (row: SubmissionRow, nickname: string): ProblemLog => ({
  ...{ memberId: row.userId, nickname, submissionId: row.id, language: row.language, verdict: row.verdict },
  ...{ passedCount: row.passedCount, resetVersion: row.resetVersion },
  createdAt: row.createdAt.toISOString(),
});

const codeOf = (row: SubmissionRow, nickname: string): ProblemCode => ({
  ...logOf(row, nickname),
  ...{ source: row.source, errorMessage: row.errorMessage, errorLine: row.errorLine },
});
