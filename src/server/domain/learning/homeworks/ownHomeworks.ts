import { and, eq } from 'drizzle-orm';
import type { CodeOnOffer, OwnHomework } from '#shared/contract/learning/homeworks.ts';
import { holdsAtLeast, type ChannelRole } from '#shared/contract/roles.ts';
import { homeworkWorks } from '#server/db/tables/learning/homeworks.ts';
import { latestDraft } from '#server/domain/learning/drafts/memberDrafts.ts';
import { loadProblemProgress } from '#server/domain/learning/progress/loadProgress.ts';
import { latestAccepted, listVersions } from '#server/domain/learning/submissions/memberSubmissions.ts';
import { workDone } from './homeworkContents.ts';
import { reachOf, type HomeworkReach } from './homeworkReach.ts';
import {
  describeWorks,
  findHomework,
  lastWorks,
  listBegun,
  listWorks,
  noHomework,
  type HomeworkRow,
} from './homeworkRows.ts';
import { homeworkFields } from './listHomeworks.ts';
import type { ChannelScope } from '#server/domain/call.ts';

export interface OfPupil extends ChannelScope {
  readonly roles: readonly ChannelRole[];
}

/** A pupil sees the homework of about two years. */
const MOST_SHOWN = 200;

/** The caller's open homework, the nearest due time first, then finished and past homework, the latest first. */
export async function listOwn(query: OfPupil): Promise<{ homeworkList: OwnHomework[]; dueCount: number }> {
  const { deps, userId, channelId } = query;
  const { db, clock } = deps;
  const [begun, reach] = await Promise.all([
    listBegun(db, { channelId, now: clock.now(), most: MOST_SHOWN }),
    reachOf(db, { channelId, userIds: [userId] }),
  ]);
  const works = await lastWorks(db, { homeworkIds: begun.map(({ id }) => id), userId });
  const lastWorkOf = new Map(works.map((work) => [work.homeworkId, work]));
  const isStaff = holdsAtLeast(query.roles, 'teacher');
  const rows = begun.filter((row) => lastWorkOf.has(row.id) || (!isStaff && reach.isFor(row, userId)));
  const handedInRows = rows.flatMap((homework) => {
    const work = lastWorkOf.get(homework.id);
    return work ? { work, homework } : [];
  });
  const [{ doneOf, titlesOf }, described] = await Promise.all([
    workDone({ db, homeworks: rows, userIds: [userId] }),
    describeWorks(db, handedInRows, reach),
  ]);
  const workOf = new Map(handedInRows.map(({ homework }, index) => [homework.id, described[index]]));
  const list = rows.map((row) => ({
    ...homeworkFields(row, titlesOf(row)),
    ...doneOf(row, userId),
    wasDueBeforeJoining: reach.wasDueBefore(row, userId),
    work: workOf.get(row.id) ?? null,
  }));
  const toDo = list.filter(isToDo).toSorted((a, b) => a.dueAt.localeCompare(b.dueAt));
  return { homeworkList: [...toDo, ...list.filter((one) => !isToDo(one))], dueCount: toDo.length };
}

const isToDo = ({ work, wasDueBeforeJoining }: OwnHomework): boolean =>
  work === null ? !wasDueBeforeJoining : work.state === 'RETURNED';

/** One of them with all tries, and the code to hand in now. Throws RESOURCE_NOT_FOUND. */
export async function getOwn(query: OfPupil & { readonly homeworkId: number }) {
  const { deps, userId } = query;
  const { db } = deps;
  const { homework: row, reach } = await findOwn(query);
  const works = await listWorks(
    db,
    and(eq(homeworkWorks.homeworkId, row.id), eq(homeworkWorks.userId, userId)),
  );
  const [{ doneOf, titlesOf }, workList, code] = await Promise.all([
    workDone({ db, homeworks: [row], userIds: [userId] }),
    describeWorks(
      db,
      works.map((work) => ({ work, homework: row })),
      reach,
    ),
    codeOnOffer(query, row),
  ]);
  return {
    ...homeworkFields(row, titlesOf(row)),
    ...doneOf(row, userId),
    wasDueBeforeJoining: reach.wasDueBefore(row, userId),
    work: workList[0] ?? null,
    workList,
    code,
  };
}

/** A homework that has begun and that is for the caller or was handed in by it. Throws RESOURCE_NOT_FOUND. */
export async function findOwn(
  query: OfPupil & { readonly homeworkId: number },
): Promise<{ homework: HomeworkRow; reach: HomeworkReach }> {
  const { deps, userId, channelId, roles } = query;
  const [homework, reach] = await Promise.all([
    findHomework(deps.db, query),
    reachOf(deps.db, { channelId, userIds: [userId] }),
  ]);
  const isMine = !holdsAtLeast(roles, 'teacher') && reach.isFor(homework, userId);
  const isOpen = homework.opensAt <= deps.clock.now();
  if (isMine && isOpen) return { homework, reach };
  const handedIn = await lastWorks(deps.db, { homeworkIds: [homework.id], userId });
  if (handedIn.length === 0) throw noHomework(`homework ${homework.id} is not for user ${userId} now`);
  return { homework, reach };
}

/** The code that passed, or else that of the editor, or else the last try; null where nothing was written. */
async function codeOnOffer(
  { deps: { db }, userId }: OfPupil,
  { contentType, contentId: problemId }: HomeworkRow,
): Promise<CodeOnOffer | null> {
  if (contentType !== 'PROBLEM') return null;
  const { resetVersion } = await loadProblemProgress({ db, userId, problemId });
  const accepted = await latestAccepted({ db, userId, problemId, resetVersion });
  if (accepted) return offerOf(accepted);
  const [draft, [last]] = await Promise.all([
    latestDraft({ db, userId, problemId }),
    listVersions({ db, userId, problemId }),
  ]);
  if (last && draft?.source === last.source && draft.language === last.language) return offerOf(last);
  if (draft && draft.source.trim() !== '')
    return { submissionId: null, verdict: null, language: draft.language, source: draft.source };
  return last ? offerOf(last) : null;
}

type Submitted = Awaited<ReturnType<typeof listVersions>>[number];
const offerOf = ({ id, verdict, language, source }: Submitted): CodeOnOffer => ({
  submissionId: id,
  verdict,
  language,
  source,
});
