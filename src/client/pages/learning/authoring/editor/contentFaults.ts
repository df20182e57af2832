/* The faults that keep a content of each kind from being published, as the server would say it. Pure. */
import type { Fault } from '#shared/authoring/fault.ts';
import type { StaffDocument } from '#shared/contract/learning/authoring/lmsDocuments.ts';
import type { StaffLesson } from '#shared/contract/learning/authoring/lmsLessons.ts';
import type { StaffVideo } from '#shared/contract/learning/videos.ts';
import type { DraftLesson } from '../lessons/lessonDraft.ts';
import { faultTexts as texts } from './faultTexts.ts';

/**
 * The faults of a course or a worksheet, which needs at least one content, and none that is hidden from
 * pupils.
 */
export function lessonFaults(lessons: readonly DraftLesson[], saved: readonly StaffLesson[]): Fault[] {
  const contents = lessons.flatMap(({ contentList }) => contentList);
  if (contents.length === 0) return [{ field: 'lessonList', message: texts.noContents }];
  const hidden = saved
    .flatMap(({ contentList }) => contentList)
    .filter(({ visibleState, contentType }) => visibleState === 'INVISIBLE' && contentType !== 'PREPARING')
    .filter(({ key }) => contents.some((content) => content.key === key));
  return hidden.map(({ key, title }) => ({ field: `lessonList.${key}`, message: texts.hidden(title) }));
}

export const documentFaults = (
  { documentType }: Pick<StaffDocument, 'documentType'>,
  words: string,
): Fault[] =>
  documentType === 'MARKDOWN' && words.trim() === '' ? [{ field: 'content', message: texts.noWords }] : [];

export const videoFaults = ({ state, failure }: Pick<StaffVideo, 'state' | 'failure'>): Fault[] =>
  failure === null && (state === 'COMPLETE' || state === 'CONVERTING')
    ? []
    : [{ field: 'film', message: texts.noFilm }];
