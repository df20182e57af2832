import type { CellState, MatrixContent } from '#shared/contract/learning/classProgress.ts';
import type { MemberProgress } from './memberProgress.ts';

/** Whether a content is done: read to its end, handed in, watched, or solved. */
export function isDone(
  { contentOnLessonId, contentType, contentId }: Omit<MatrixContent, 'title'>,
  { read, solved, watched }: MemberProgress,
): boolean {
  if (read.has(contentOnLessonId)) return true;
  if (contentType === 'VIDEO') return watched.has(contentId);
  return contentType === 'PROBLEM' && solved.has(contentId);
}

/** The state of a lesson by the states of its contents: waiting work counts before done work. */
export function lessonState(states: readonly CellState[]): CellState {
  if (states.includes('FEEDBACK')) return 'FEEDBACK';
  if (states.length > 0 && states.every((state) => state === 'PASSED')) return 'PASSED';
  if (states.includes('SUBMITTED')) return 'SUBMITTED';
  return states.some((state) => state !== 'NONE') ? 'DOING' : 'NONE';
}
