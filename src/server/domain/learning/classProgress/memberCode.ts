import type { CodeVersion, MemberCode } from '#shared/contract/learning/classProgress.ts';
import type { ChannelCall } from '#server/domain/call.ts';
import { readActiveMembers } from '#server/domain/channels/channels/assertMembers.ts';
import { describeComments, listComments } from '#server/domain/learning/codeComments/commentRows.ts';
import { latestDraft } from '#server/domain/learning/drafts/memberDrafts.ts';
import { listHandedInCode } from '#server/domain/learning/homeworks/homeworkRows.ts';
import { loadProblem } from '#server/domain/learning/problems/findProblem.ts';
import { findTeachableProblem } from '#server/domain/learning/problems/findTeachableProblem.ts';
import { loadProblemProgress } from '#server/domain/learning/progress/loadProgress.ts';
import { listVersions } from '#server/domain/learning/submissions/memberSubmissions.ts';
import { rejudgeSubmissions } from '#server/domain/learning/submissions/rejudgeProblem.ts';
import { resetMember } from '#server/domain/learning/submissions/resetProblem.ts';

interface OfMember extends ChannelCall {
  readonly memberId: number;
  readonly problemId: number;
}

/** All code of a member for a problem. Throws CHANNEL_MEMBER_NOT_FOUND, PROBLEM_NOT_FOUND. */
export async function getMemberCode(query: OfMember): Promise<MemberCode> {
  const { deps, userId: readerId, memberId: userId, problemId } = query;
  const { channelId } = query.channel;
  const { db } = deps;
  const { nickname, title, kind } = await assertTaught(query);
  const [{ cases }, progress, draft, submitted, handedIn, comments] = await Promise.all([
    loadProblem({ db, problemId }),
    loadProblemProgress({ db, userId, problemId }),
    latestDraft({ db, userId, problemId }),
    listVersions({ db, userId, problemId }),
    listHandedInCode(db, { userId, problemId, channelId }),
    listComments(db, { ownerId: userId, problemId, channelId }),
  ]);
  const versionList: CodeVersion[] = submitted.map((row) => ({
    submissionId: row.id,
    workId: null,
    language: row.language,
    source: row.source,
    verdict: row.verdict,
    correct: row.passedCount,
    total: cases.length,
    errorMessage: row.errorMessage,
    errorLine: row.errorLine,
    isFormer: row.resetVersion < progress.resetVersion,
    createdAt: row.createdAt.toISOString(),
  }));
  // Code that was handed in unjudged is a version of its own.
  for (const { work } of handedIn)
    if (work.submissionId === null && work.language !== null && work.source !== null)
      versionList.push({
        submissionId: null,
        workId: work.id,
        language: work.language,
        source: work.source,
        verdict: null,
        correct: 0,
        total: cases.length,
        errorMessage: null,
        errorLine: null,
        isFormer: false,
        createdAt: work.handedInAt.toISOString(),
      });
  const { success, submissionCount, resetVersion } = progress;
  return {
    memberId: userId,
    nickname,
    problemId,
    title,
    kind,
    success,
    submissionCount,
    resetVersion,
    draft: draft ? { ...draft, updatedAt: draft.updatedAt.toISOString() } : null,
    versionList: versionList.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
    commentList: await describeComments(db, comments, readerId),
    waitingHomeworkId:
      handedIn.find(({ work, isTakenBack }) => work.state === 'HANDED_IN' && !isTakenBack)?.work.homeworkId ??
      null,
  };
}

/** Lets a member begin a problem again. Throws ALREADY_RESET, and the errors of `getMemberCode`. */
export async function resetMemberProblem(query: OfMember): Promise<{ resetVersion: number }> {
  await assertTaught(query);
  return resetMember(staffOf(query));
}

/** Has a member's submission judged again. */
export async function rejudgeMemberProblem(query: OfMember): Promise<{ queuedCount: number }> {
  await assertTaught(query);
  return rejudgeSubmissions(staffOf(query));
}

const staffOf = ({ deps, userId, channel, memberId, problemId }: OfMember) => ({
  deps,
  userId,
  problemId,
  memberUserId: memberId,
  channelId: channel.channelId,
});

/** The member and the problem are both of the caller's channel. */
async function assertTaught({ deps: { db }, channel, memberId, problemId }: OfMember) {
  const [[member], problem] = await Promise.all([
    readActiveMembers(db, { channel, memberIds: [memberId] }),
    findTeachableProblem({ db, channelId: channel.channelId, problemId }),
  ]);
  return { ...problem, nickname: member?.nickname ?? '' };
}
