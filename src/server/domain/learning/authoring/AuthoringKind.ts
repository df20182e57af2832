import type { PackageFormat } from '#shared/contract/learning/authoring/lmsPackages.ts';
import type { LibraryPreview } from '#shared/contract/learning/authoring/lmsMaterials.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { ContentFacts } from './contents/contentFacts.ts';
import type { StaffScope } from './contents/staffContents.ts';
import type { LessonHolder } from './materials/lessonHolders.ts';
import type { ProofJob } from './drafts/proveDraft.ts';
import type { PackageContent } from './packages/lessonPackage.ts';
import type { MadeContent, PackageMaking } from './packages/PackageMaking.ts';
import type { PackageWriting, ShownContent } from './packages/PackageWriting.ts';
import type { ReadPackage } from './packages/readPackage.ts';
import type { KindVersions } from './versions/KindVersions.ts';

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
   * without it has a `holder`.
   */
  readonly copy?: (tx: Transaction, scope: StaffScope, from: ContentPlace) => Promise<number | undefined>;
  /** Writes one that a lesson shows into a package, and says how the lesson names it there. */
  readonly pack?: (writing: PackageWriting, content: ShownContent) => Promise<PackageContent>;
  /** Writes one as the root of a package; answers its title. */
  readonly packAlone?: (writing: PackageWriting, contentId: number, format: PackageFormat) => Promise<string>;
  /** Makes those that a package holds. */
  readonly unpack: (making: PackageMaking, read: ReadPackage) => Promise<MadeContent[]>;
  /** How its contents, or its drafts, are kept as versions and restored. */
  readonly versions: KindVersions;
  /** Set for a kind with lessons, which are copied with it. */
  readonly holder?: Omit<LessonHolder, 'columnsOf'> & { readonly columnsOf: (row: never) => object };
  /** Proves a draft and publishes it. A kind without it has no draft: its contents are saved as they are. */
  readonly prove?: (deps: Deps, job: ProofJob) => Promise<void>;
}
