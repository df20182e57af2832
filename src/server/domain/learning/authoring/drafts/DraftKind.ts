import type { DraftKindName } from '#shared/contract/learning/authoring/kinds.ts';
import type { z } from 'zod';
import type { Fault } from '#shared/authoring/fault.ts';
import type { AuditAction } from '#shared/contract/channels/audit.ts';
import type { ContentVisibleState } from '#shared/contract/learning/contentFields.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { authoringDrafts } from '#server/db/tables/learning/authoring.ts';
import type { JudgeJob, JudgeResult } from '#server/judge/judge.ts';

export type DraftRow<Content> = Omit<typeof authoringDrafts.$inferSelect, 'content'> & {
  readonly content: Content;
};

/** A program by which a draft is proved. */
export interface DraftProof {
  readonly language: Language;
  readonly source: string;
  /** 0 for the solution; wrong programs are numbered from 1. */
  readonly wrongNumber: number;
}

/** The rules of one kind of draft; saving, proving, publishing and removing are the same for all. */
export interface DraftKind<Content extends { readonly title: string }, Proof extends DraftProof> {
  readonly kind: DraftKindName;
  readonly contentSchema: z.ZodType<Content>;
  /** Drafts that one channel may have. */
  readonly most: number;
  /** UTF-16 units of a title. */
  readonly titleLength: number;
  /** The faults that must be mended before the judge is asked. */
  readonly faultsOf: (content: Content) => readonly Fault[];
  readonly proofsOf: (content: Content) => readonly Proof[];
  /** How the programs are judged: as submissions to what is published. */
  readonly judgingOf: (content: Content) => Pick<JudgeJob, 'cases' | 'limits' | 'checker'>;
  /** The fault that speaks against publishing; null if the judge says what the author said. */
  readonly faultOf: (proof: Proof, result: JudgeResult, reason: string) => string | null;
  /** The faults that speak against publishing although each program did as it should. */
  readonly faultOfAll?: (
    content: Content,
    judged: readonly { readonly proof: Proof; readonly result: JudgeResult }[],
  ) => Promise<string | null>;
  /** Writes what pupils see, under the id that the draft has had before, if any; answers its id. */
  readonly write: (
    tx: Transaction,
    draft: Pick<DraftRow<Content>, 'problemId' | 'channelId' | 'authorId' | 'content'>,
    visibleState: ContentVisibleState,
  ) => Promise<number>;
  /** Throws if what is published may not be hidden now. */
  readonly assertUnused?: (
    tx: Transaction,
    problemId: number,
    change: 'unpublish' | 'remove',
  ) => Promise<void>;
  readonly audits: {
    readonly publish: AuditAction;
    readonly unpublish?: AuditAction;
    readonly remove?: AuditAction;
  };
  readonly texts: { readonly notJudged: string; readonly changed: string };
}
