import {
  learningRoutes,
  type Draft,
  type Lesson,
  type Problem,
  type Submission,
} from '#shared/contract/learning.ts';
import type { QuestChange } from '#shared/contract/quests.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { takeQuestChange } from './questChanges.ts';
import { rest } from './rest.ts';

type Routes = typeof learningRoutes;
type Language = Draft['language'];

/** Judging may wait for its turn behind a whole class. */
const JUDGE_TIMEOUT_MS = 60_000;

export async function listCourses(
  signal?: AbortSignal,
): Promise<ResponseOf<Routes['listCourses']>['courseList']> {
  return (await rest.call(learningRoutes.listCourses, undefined, { signal })).courseList;
}

export function getCourse(courseId: number, signal?: AbortSignal): Promise<ResponseOf<Routes['getCourse']>> {
  return rest.call(learningRoutes.getCourse, { params: { courseId } }, { signal });
}

export function getLesson(lessonId: number, signal?: AbortSignal): Promise<Lesson> {
  return rest.call(learningRoutes.getLesson, { params: { lessonId } }, { signal });
}

export interface ContentPlace {
  readonly lessonId: number;
  readonly contentOnLessonId: number;
}

export function getDocument(
  place: ContentPlace,
  signal?: AbortSignal,
): Promise<ResponseOf<Routes['getDocument']>> {
  return rest.call(learningRoutes.getDocument, { params: place }, { signal });
}

/** The document was read to its end. */
export async function checkContent(place: ContentPlace): Promise<QuestChange> {
  return takeQuestChange(await rest.call(learningRoutes.checkContent, { params: place }));
}

export function getProblem(problemId: number, signal?: AbortSignal): Promise<Problem> {
  return rest.call(learningRoutes.getProblem, { params: { problemId } }, { signal });
}

/** One hint; steps start at 1. */
export function getHint(
  { problemId, step }: { readonly problemId: number; readonly step: number },
  signal?: AbortSignal,
): Promise<ResponseOf<Routes['getHint']>> {
  return rest.call(learningRoutes.getHint, { params: { problemId, step } }, { signal });
}

export function getDraft(
  { problemId, language }: { readonly problemId: number; readonly language: Language },
  signal?: AbortSignal,
): Promise<Draft> {
  return rest.call(learningRoutes.getDraft, { params: { problemId }, query: { language } }, { signal });
}

export interface DraftToSave {
  readonly problemId: number;
  readonly language: Language;
  readonly source: string;
  /** Version this was written on; a newer one on the server answers DRAFT_CONFLICT. */
  readonly baseVersion: number;
}

/** Saves code. Quiet: the editor itself says whether the last words are safe. */
export function saveDraft({ problemId, ...body }: DraftToSave, signal?: AbortSignal): Promise<Draft> {
  return rest.call(learningRoutes.saveDraft, { params: { problemId }, body }, { signal, quiet: true });
}

export async function listDraftVersions(
  { problemId, language }: { readonly problemId: number; readonly language: Language },
  signal?: AbortSignal,
): Promise<readonly Draft[]> {
  const request = { params: { problemId }, query: { language } };
  return (await rest.call(learningRoutes.listDraftVersions, request, { signal })).versionList;
}

export interface CodeToRun {
  readonly problemId: number;
  readonly language: Language;
  readonly source: string;
  readonly input: string;
}

export function runCode(body: CodeToRun, signal?: AbortSignal): Promise<ResponseOf<Routes['runCode']>> {
  return rest.call(learningRoutes.runCode, { body }, { signal, timeoutMs: JUDGE_TIMEOUT_MS });
}

export interface CodeToSubmit {
  readonly problemId: number;
  /** UUID made once for one press of the button: asking again with it answers the same submission. */
  readonly clientKey: string;
  readonly language: Language;
  readonly source: string;
}

export async function submitProblem({ problemId, ...body }: CodeToSubmit): Promise<Submission> {
  const request = { params: { problemId }, body };
  return takeSubmission(
    await rest.call(learningRoutes.submitProblem, request, { timeoutMs: JUDGE_TIMEOUT_MS }),
  );
}

/** A submission again, as while the judge is at work or after the line was lost. */
export async function getSubmission(
  params: { readonly problemId: number; readonly submissionId: number },
  signal?: AbortSignal,
): Promise<Submission> {
  return takeSubmission(await rest.call(learningRoutes.getSubmission, { params }, { signal }));
}

export async function listSubmissions(
  problemId: number,
  signal?: AbortSignal,
): Promise<ResponseOf<Routes['listSubmissions']>['submissionList']> {
  return (await rest.call(learningRoutes.listSubmissions, { params: { problemId } }, { signal }))
    .submissionList;
}

function takeSubmission(submission: Submission): Submission {
  if (submission.questChange) takeQuestChange(submission.questChange);
  return submission;
}
