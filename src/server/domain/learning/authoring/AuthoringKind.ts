import type { LibraryPreview } from '#shared/contract/learning/authoring/lmsMaterials.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { ContentFacts } from './contents/contentFacts.ts';
import type { StaffScope } from './contents/staffContents.ts';
import type { ProofJob } from './drafts/proveDraft.ts';

interface ContentPlace {
  readonly channelId: number;
  readonly contentId: number;
}

/**
 * The questions that the library, lessons, packages and the job of proofs ask one kind of staff's contents.
 */
export interface AuthoringKind {
  /** Titles and states of its contents. A stage is published as a problem and has those of problems. */
  readonly facts: ContentFacts;
  /** Title, words and lessons as the library shows them before they are copied; undefined for none. */
  readonly preview: (
    db: Database,
    place: ContentPlace,
  ) => Promise<Omit<LibraryPreview, 'kind' | 'contentId'> | undefined>;
  /**
   * Copies one of another channel into the channel of the scope and answers the copy's id; undefined for none. A kind
   * without it is copied with its lessons.
   */
  readonly copy?: (tx: Transaction, scope: StaffScope, from: ContentPlace) => Promise<number | undefined>;
  /** Proves a draft and publishes it. A kind without it has no draft: its contents are saved as they are. */
  readonly prove?: (deps: Deps, job: ProofJob) => Promise<void>;
}
