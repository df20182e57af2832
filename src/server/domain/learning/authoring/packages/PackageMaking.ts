import type { AuthoringKindName, MaterialType } from '#shared/contract/learning/authoring/kinds.ts';
import type { LessonListBody } from '#shared/contract/learning/authoring/lmsLessons.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { StaffScope } from '#server/domain/learning/authoring/contents/staffContents.ts';
import type { TakenFile } from '#server/domain/learning/videoUploads/takeFile.ts';
import type { PackageContent, PackageLesson } from './lessonPackage.ts';

/** A content of a package, as lessons and blocks name it. */
type Named = Extract<PackageContent, { ref: string }>['type'];

/** How a lesson shows a content: a stage as a problem. */
interface ShownAs {
  readonly contentType: MaterialType;
  readonly contentId: number;
}

/** The files that are stored before the transaction, and forgotten if it fails. */
export interface KeptFiles {
  /** Keys by the document that shows them and their paths: each document has its own. */
  readonly pictures: Map<string, Map<string, string>>;
  /** Keys by the names of their documents. */
  readonly pdfs: Map<string, string>;
  /** By the names of their videos. */
  readonly films: Map<string, TakenFile>;
}

/** A package that is being made into contents of a channel, in one transaction. */
export interface PackageMaking {
  readonly tx: Transaction;
  readonly scope: StaffScope;
  readonly kept: KeptFiles;
  /** Whether a lesson or a block of the package shows it. */
  readonly isShown: (type: Named, slug: string) => boolean;
  /** How a lesson shows what was made of a file; undefined for what is not made yet. */
  readonly madeOf: (type: Named, slug: string) => ShownAs | undefined;
  /** The channel's copy of something that comes with the product. Throws PACKAGE_REFUSED for what is not there. */
  readonly fromLibrary: (kind: MaterialType, id: number) => Promise<number>;
  /** Lessons as they are saved, of what was made. */
  readonly lessons: (lessons: readonly PackageLesson[]) => Promise<LessonListBody>;
}

/** A content that was made of a file. */
export interface MadeContent {
  readonly kind: AuthoringKindName;
  /** The id of the content; for a problem or stage the id of its draft. */
  readonly contentId: number;
  readonly title: string;
  /** How lessons name and show it; left out for what no lesson shows. */
  readonly named?: { readonly type: Named; readonly slug: string; readonly shownAs: ShownAs };
}
