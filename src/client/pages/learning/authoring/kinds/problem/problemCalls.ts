import {
  getProblemDraft,
  removeProblemDraft,
  saveProblemDraft,
} from '#client/net/learning/authoring/problemDrafts.ts';
import type { ProblemDraft, ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';

/** The calls by which a draft is kept, in the shape that all materials share. */
export const problemCalls = {
  tab: 'problems' as const,
  get: (channelId: number, id: number, signal?: AbortSignal) => getProblemDraft(channelId, id, signal),
  save: (
    channelId: number,
    id: number,
    { baseVersion, ...content }: ProblemDraftContent & { readonly baseVersion: number },
  ) => saveProblemDraft(channelId, id, { content, baseVersion }),
  remove: removeProblemDraft,
};

export const contentOf = ({ content }: ProblemDraft): ProblemDraftContent => content;

/** The properties of every panel of the editor. */
export interface PanelProps {
  readonly content: ProblemDraftContent;
  readonly onContent: (change: (before: ProblemDraftContent) => ProblemDraftContent) => void;
}
